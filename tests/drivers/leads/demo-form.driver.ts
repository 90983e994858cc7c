import type { SnapshotFrom } from 'xstate';
import { bookDemo, thankYou } from '#content/site/book-demo.ts';
import { demoFieldRows, type DemoFields } from '#content/site/demo-request.ts';
import { demoFormProblems, type demoFormMachine } from '#machines/demo-form/demo-form.machine.ts';
import { demoControls, fillDemoField } from '#tests/models/demo-request.ts';
import { button, textbox, type Assertions, type Driver } from '#tests/models/driver.ts';
import type { Scene, MachineDriver } from '#tests/models/machine-driver.ts';

const submit = button('Request my demo');
const summary = { role: 'alert' };
const opening = 'Known answers are filled in only when the form opens.';
const noForm = 'The form is not open.';
const gone = 'The thank-you page has replaced the form.';
/** Returns the reason why the form cannot be used; false if it can. */
const unusable = ({ isOpen }: Scene, { value }: SnapshotFrom<typeof demoFormMachine>) =>
  !isOpen ? noForm : (value === 'accepted' || value === 'failed') && gone;

/** Opens the form with answers known from an earlier step or visit. */
async function openForm(driver: Driver, storedFields: Partial<DemoFields>) {
  const setting = { hold: ['demo' as const] };
  if (storedFields.email && !storedFields.firstName) {
    await driver.open('/', setting);
    await driver.fill(textbox('Work email'), storedFields.email);
    await driver.click(button('Get a demo'));
    await driver.advanceTime(1000);
    return;
  }
  await driver.open('/book-demo', setting);
  if (!storedFields.firstName) return;
  for (const [name] of demoFieldRows) await fillDemoField(driver, name, storedFields[name] ?? '');
  await driver.navigate('/');
  await driver.navigate('/book-demo');
}

async function expectStored(page: Assertions, fields: DemoFields | null, requests: number) {
  const draft = await page.stored('demoDraft');
  const submissions = ((await page.stored('demoSubmissions')) ?? []) as object[];
  const actual = JSON.stringify([draft, submissions.length, await page.requestCount('demo')]);
  const expected = JSON.stringify([fields, requests, requests]);
  if (actual !== expected) throw new Error(`stored and sent: ${actual}, expected ${expected}`);
}

async function expectForm(page: Assertions, fields: DemoFields, isRejected: boolean) {
  const problems = isRejected ? demoFormProblems(fields) : {};
  for (const [name, field] of demoFieldRows) {
    const problem = problems[name];
    await page.expectVisible(demoControls[name], {
      value: fields[name],
      invalid: problem !== undefined,
    });
    for (const kind of ['missing', 'malformed'] as const) {
      const text = field[kind];
      if (text) await page.expectCount({ text }, problem === kind ? 2 : 0);
    }
  }
  if (isRejected) await page.expectVisible({ text: bookDemo.errorTitle, within: summary });
  else await page.expectAbsent(summary);
}

const draftOf = ({ hasDraft }: Scene, fields: DemoFields) => (hasDraft ? fields : null);

async function expectThanks(page: Assertions) {
  await page.expectAddress('/thank-you');
  await page.expectVisible({ role: 'heading', name: thankYou.heading });
}

export const machineDriver: MachineDriver<typeof demoFormMachine> = {
  scene: {
    start: { isOpen: false, hasDraft: false },
    next: ({ hasDraft }, { type, fields }) => ({
      isOpen: true,
      hasDraft:
        type === 'fields.prefilled'
          ? Boolean((fields as Partial<DemoFields>).firstName)
          : type === 'field.changed' || hasDraft,
    }),
  },
  events: {
    'fields.prefilled': {
      can: (_, __, { isOpen }) => !isOpen || opening,
      act: (driver, { fields }) => openForm(driver, fields),
    },
    'field.changed': {
      can: ({ field, value }, before, scene) =>
        unusable(scene, before) ||
        value !== before.context.fields[field] ||
        'The value is unchanged.',
      act: (driver, { field, value }) => fillDemoField(driver, field, value),
    },
    'form.submitted': {
      can: (_, before, scene) => unusable(scene, before) || true,
      act: async (driver, _, { value, context }) => {
        // A busy button ignores clicks; Enter still reaches it.
        if (value === 'submitting') return driver.activate(submit);
        await driver.click(submit);
        if (Object.keys(demoFormProblems(context.fields)).length > 0)
          await driver.expectVisible(summary, { focused: true });
      },
    },
    'xstate.done.actor.sendRequest': { act: (driver) => driver.settle('demo', 'done') },
    'xstate.error.actor.sendRequest': { act: (driver) => driver.settle('demo', 'failed') },
    'visitor.returned':
      'Covered by e2e/specs/navigation/back-during-navigation.spec.ts, which goes back while the thank-you page loads.',
  },
  stateAssertions: {
    'editing.unchecked': async (page, { context: { fields } }, scene) => {
      await expectForm(page, fields, false);
      await page.expectVisible(submit, { disabled: false });
      await expectStored(page, draftOf(scene, fields), 0);
    },
    'editing.rejected': async (page, { context: { fields } }, scene) => {
      await expectForm(page, fields, true);
      await expectStored(page, draftOf(scene, fields), 0);
    },
    submitting: async (page, { context: { fields } }, scene) => {
      await expectForm(page, fields, false);
      await page.expectVisible(submit, { disabled: true });
      await expectStored(page, draftOf(scene, fields), 1);
    },
    accepted: async (page) => {
      await expectThanks(page);
      await expectStored(page, null, 1);
    },
    failed: async (page, { context: { fields } }, scene) => {
      await expectThanks(page);
      await expectStored(page, draftOf(scene, fields), 1);
    },
  },
};
