import { fieldProblem } from '../../machines/draft-fields';
import { fieldProblems } from '../../content/run-panel';
import { writtenFields, type stepDraftMachine } from '../../machines/step-draft/step-draft.machine';
import { button, textbox, type Eyes, type Find } from '../models/hands';
import type { SnapshotFrom } from 'xstate';
import type { Subject } from '../models/subject';

type Snapshot = SnapshotFrom<typeof stepDraftMachine>;

const edit: Readonly<Record<string, Find>> = {
  '1~field.changed(field:email,value:ana@example.net)': button(
    'Edit field.changed with field: "email", value: "ana@example.net"',
  ),
  '1~fields.prefilled(fields:())': button('Edit fields.prefilled with fields: {}'),
};
const take = button('Take this step');
const reset = button('Reset fields');
const aside = button('Put aside');
const form: Find = { css: '#run form' };
const isOpen = ({ value }: Snapshot) => value !== 'closed' || 'No form is open.';

async function shows(eyes: Eyes, { context }: Snapshot, isChecked: boolean) {
  for (const field of writtenFields(context)) {
    const problem = isChecked ? fieldProblem(field) : null;
    const box = textbox(field.name, form);
    await eyes.see(box, { value: field.text, invalid: problem !== null });
    const said: Find = { css: `[id="run-field-${field.name}-error"]`, within: form };
    if (problem) await eyes.see(said, { text: fieldProblems[problem] });
    else await eyes.miss(said);
  }
}

export const subject: Subject<typeof stepDraftMachine> = {
  path: '/machines/demo-form',
  events: {
    'draft.opened': { act: (hands, { step }) => hands.press(edit[step] ?? {}) },
    'field.changed': {
      can: ({ name, text }, before) =>
        isOpen(before) === true
          ? writtenFields(before.context).every(
              (field) => field.name !== name || field.text !== text,
            ) || 'It stands there already.'
          : 'No form is open.',
      act: (hands, { name, text }) => hands.fill(textbox(name, form), text),
    },
    'draft.reset': { can: (_, before) => isOpen(before), control: reset },
    'draft.submitted': { can: (_, before) => isOpen(before), control: take },
    'draft.closed': { can: (_, before) => isOpen(before), control: aside },
  },
  promises: {
    closed: (eyes) => eyes.miss(form),
    'open.unchecked': (eyes, snapshot) => shows(eyes, snapshot, false),
    'open.rejected': (eyes, snapshot) => shows(eyes, snapshot, true),
  },
};
