import { imitations } from '#tests/form-services/services.ts';
import { test } from '#e2e/support/browser/fixtures.ts';
import { buildSite } from '#e2e/support/product/build-site.ts';
import { startSiteWithService } from '#e2e/support/product/form-service-site.ts';
import { submitBothForms, scriptStates } from '#e2e/support/product/form-service-visits.ts';

// `npm run test:full -- --only leads` tries every service.
const formSubmit = imitations[0]!;

test('form services: on a preview deploy both forms reach FormSubmit and land on the site, with and without JavaScript', async ({
  browser,
  context,
  expectConsole,
}) => {
  void context;
  test.setTimeout(120_000);
  expectConsole(/^request: /, 'any');
  const directory = await buildSite('form-service', formSubmit.variables);
  const site = await startSiteWithService(directory, formSubmit);
  for (const state of scriptStates)
    await test.step(state, () =>
      submitBothForms((options) => browser.newContext(options), site, state),
    );
  await site.close();
});
