import type { SnapshotFrom } from 'xstate';
import { bookDemo, thankYou } from '#content/site/book-demo.ts';
import { emptyDemoFields, type DemoFields } from '#content/site/demo-request.ts';
import {
  demoFormProblems,
  type DemoField,
  type demoFormMachine,
} from '#machines/demo-form/demo-form.machine.ts';
import { emailProblem } from '#machines/shared/email-address.ts';
import { demoFields, fillDemoField } from '#tests/models/demo-request.ts';
import { button, textbox, type Assertions, type Driver } from '#tests/models/driver.ts';
import type { Scene, MachineDriver } from '#tests/models/machine-driver.ts';

const { messages } = bookDemo;
const names = Object.keys(emptyDemoFields) as DemoField[];
const submit = button('Request my demo');
const summary = { role: 'alert' };
const opening = 'What is known from before is filled in when the form is opened.';
const noForm = 'There is no form yet.';
const gone = 'The thanks have taken the form’s place.';
/** Why nothing can be done with the form, if so. */
const outOfReach = ({ isOpen }: Scene, { value }: SnapshotFrom<typeof demoFormMachine>) =>
  !isOpen ? noForm : (value === 'accepted' || value === 'failed') && gone;

/** What browsers find before they submit; blanks are an answer to them. */
const foundByBrowser = (fields: DemoFields) =>
  names.filter((name) =>
    name === 'email' ? emailProblem(fields.email) : name !== 'website' && fields[name] === '',
  );

/** Opens the form, with what the visitor has told before. */
async function openForm(driver: Driver, known: Partial<DemoFields>) {
  const given = { hold: ['demo' as const] };
  if (known.email && !known.firstName) {
    await driver.open('/', given);
    await driver.fill(textbox('Work email'), known.email);
    await driver.click(button('Get a demo'));
    await driver.advanceTime(1000);
    return;
  }
  await driver.open('/book-demo', given);
  if (!known.firstName) return;
  for (const name of names) await fillDemoField(driver, name, known[name] ?? '');
  await driver.navigate('/');
  await driver.navigate('/book-demo');
}

async function isKept(page: Assertions, fields: DemoFields | null, requests: number) {
  const draft = await page.stored('demoDraft');
  const stored = ((await page.stored('demoSubmissions')) ?? []) as object[];
  const kept = JSON.stringify([draft, stored.length, await page.requestCount('demo')]);
  const wanted = JSON.stringify([fields, requests, requests]);
  if (kept !== wanted) throw new Error(`kept and sent is ${kept}, not ${wanted}`);
}

async function asks(page: Assertions, fields: DemoFields, isRejected: boolean) {
  const problems = isRejected ? demoFormProblems(fields) : {};
  for (const name of names) {
    const problem = problems[name];
    await page.expectVisible(demoFields[name], {
      value: fields[name],
      invalid: problem !== undefined,
    });
    for (const kind of ['missing', 'malformed'] as const) {
      const isSaid = problem !== undefined && messages[name][problem] === messages[name][kind];
      await page.expectCount({ text: messages[name][kind] }, isSaid ? 2 : 0);
    }
  }
  if (isRejected) await page.expectVisible({ text: bookDemo.errorTitle, within: summary });
  else await page.expectAbsent(summary);
}

const draftOf = ({ hasDraft }: Scene, fields: DemoFields) => (hasDraft ? fields : null);

async function thanks(page: Assertions) {
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
        outOfReach(scene, before) ||
        value !== before.context.fields[field] ||
        'The same text is no change.',
      act: (driver, { field, value }) => fillDemoField(driver, field, value),
    },
    'form.rejected': {
      can: (_, before, scene) =>
        outOfReach(scene, before) ||
        foundByBrowser(before.context.fields).length > 0 ||
        'The browser finds nothing missing.',
      act: async (driver) => {
        await driver.click(submit);
        await driver.expectVisible(summary, { focused: true });
      },
      // One for each field that the browser finds something in.
      sends: (event, { context }) => foundByBrowser(context.fields).map(() => event),
    },
    'form.submitted': {
      can: (_, before, scene) =>
        outOfReach(scene, before) ||
        foundByBrowser(before.context.fields).length === 0 ||
        'The browser finds something missing.',
      act: async (driver, _, { value, context }) => {
        // The pointer is for buttons at rest; Enter reaches one that is busy as well.
        if (value === 'submitting') return driver.activate(submit);
        await driver.click(submit);
        if (Object.keys(demoFormProblems(context.fields)).length > 0)
          await driver.expectVisible(summary, { focused: true });
      },
    },
    'xstate.done.actor.sendRequest': { act: (driver) => driver.settle('demo', 'done') },
    'xstate.error.actor.sendRequest': { act: (driver) => driver.settle('demo', 'failed') },
    'visitor.returned':
      'e2e/specs/navigation/back-during-navigation.spec.ts comes back while the thank-you page is on its way.',
  },
  stateAssertions: {
    'editing.unchecked': async (page, { context: { fields } }, scene) => {
      await asks(page, fields, false);
      await page.expectVisible(submit, { disabled: false });
      await isKept(page, draftOf(scene, fields), 0);
    },
    'editing.rejected': async (page, { context: { fields } }, scene) => {
      await asks(page, fields, true);
      await isKept(page, draftOf(scene, fields), 0);
    },
    submitting: async (page, { context: { fields } }, scene) => {
      await asks(page, fields, false);
      await page.expectVisible(submit, { disabled: true });
      await isKept(page, draftOf(scene, fields), 1);
    },
    accepted: async (page) => {
      await thanks(page);
      await isKept(page, null, 1);
    },
    failed: async (page, { context: { fields } }, scene) => {
      await thanks(page);
      await isKept(page, draftOf(scene, fields), 1);
    },
  },
};
