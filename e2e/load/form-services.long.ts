import { imitations } from '#tests/form-services/services.ts';
import { test } from '../support/browser/fixtures';
import { buildSite } from '../support/product/build-site';
import { startSiteWithService } from '../support/product/form-service-site';
import { scriptStates, submitBothForms } from '../support/product/form-service-visits';

for (const imitation of imitations)
  test(`form services: on a preview deploy both forms reach ${imitation.service} and land on the site, with and without JavaScript`, async ({
    browser,
    expectConsole,
  }) => {
    expectConsole(/^request: /, 'any');
    const directory = await buildSite(`form-services/${imitation.service}`, imitation.variables);
    const site = await startSiteWithService(directory, imitation);
    for (const state of scriptStates)
      await test.step(state, () =>
        submitBothForms((options) => browser.newContext(options), site, state),
      );
    await site.close();
  });
