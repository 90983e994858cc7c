import { fieldProblem, type DraftField } from '../draft-fields';
import type { About, Model } from '../model';
import type { stepDraftMachine } from './step-draft.machine';

const email = {
  step: '1~field.changed(field:email,value:ana@example.net)',
  fields: [
    { name: 'field', kind: 'text', text: 'email' },
    { name: 'value', kind: 'text', text: 'ana@example.net' },
  ],
} as const;
const restored = {
  step: '1~fields.prefilled(fields:())',
  fields: [{ name: 'fields', kind: 'record', text: '{}' }],
} as const;
const changed = (name: string, text: string) => ({ type: 'field.changed', name, text }) as const;
const opened = (draft: typeof email | typeof restored) =>
  ({ type: 'draft.opened', ...draft }) as const;
const submitted = { type: 'draft.submitted' } as const;
const isSound = (fields: readonly DraftField[] = []) =>
  fields.every((field) => fieldProblem(field) === null);

export const about: About = {
  title: 'Step draft',
  purpose: 'Lets an analyst say what an event or an answer holds, and loses no word of it.',
  where: { routes: ['/machines/*'], view: 'The form of a step that is edited before it is taken' },
};

export const model: Model<typeof stepDraftMachine> = {
  events: {
    'draft.opened': [email, restored],
    'field.changed': ({ context: { step } }) =>
      step === email.step
        ? [{ name: 'value', text: 'bo@example.net' }]
        : [
            { name: 'fields', text: '{"website":"example.net"}' },
            { name: 'fields', text: 'example.net' },
            { name: 'fields', text: '[]' },
          ],
    'draft.reset': ({ context: { step } }) => [
      { fields: step === email.step ? email.fields : restored.fields },
    ],
    'draft.submitted': [{}],
    'draft.closed': [{}],
  },
  key: ({ value, context: { step, drafts } }) => JSON.stringify([value, step, drafts[step]]),
  invariants: {
    'what cannot be read is said only while it is so': ({ value, context: { step, drafts } }) =>
      typeof value === 'string' || value.open !== 'rejected' || !isSound(drafts[step]),
    'a form that is open has its fields': ({ value, context: { step, drafts } }) =>
      value === 'closed' || (drafts[step]?.length ?? 0) > 0,
  },
  steps: {
    'a step is taken by its button, and only where every field can be read': ({
      before: { context },
      event,
      effects,
    }) =>
      !effects.includes('takeStep') ||
      (event.type === 'draft.submitted' && isSound(context.drafts[context.step])),
    'nothing typed is lost but by taking or resetting the step': ({ before, event, after }) =>
      event.type === 'draft.submitted' ||
      event.type === 'draft.reset' ||
      event.type === 'field.changed' ||
      Object.entries(before.context.drafts).every(
        ([step, fields]) => JSON.stringify(after.context.drafts[step]) === JSON.stringify(fields),
      ),
    'what is typed stands in its field': ({ before, event, after }) =>
      event.type !== 'field.changed' ||
      before.value === 'closed' ||
      after.context.drafts[after.context.step]?.some(
        ({ name, text }) => name === event.name && text === event.text,
      ) === true,
    'a step that is taken begins anew': ({ effects, before, after }) =>
      !effects.includes('takeStep') ||
      (after.value === 'closed' && !(before.context.step in after.context.drafts)),
    'a reset brings back the case as it was': ({ before, event, after }) =>
      event.type !== 'draft.reset' ||
      before.value === 'closed' ||
      JSON.stringify(after.context.drafts[after.context.step]) === JSON.stringify(event.fields),
  },
  ignored: {
    'field.changed': 'No form is open.',
    'draft.reset': 'No form is open.',
    'draft.submitted': 'No form is open.',
    'draft.closed': 'No form is open.',
  },
  journeys: [
    {
      title: '§7 atlas: a case is edited and taken',
      events: [opened(email), changed('value', 'bo@example.net'), submitted],
      end: 'closed',
      context: { drafts: {} },
      effects: ['takeStep'],
      given: {
        takeStep: {
          step: email.step,
          fields: [email.fields[0], { ...email.fields[1], text: 'bo@example.net' }],
        },
      },
    },
    {
      title: '§7 atlas: what cannot be read is said, and can be mended',
      events: [
        opened(restored),
        changed('fields', '{"email"'),
        submitted,
        changed('fields', '[]'),
        changed('fields', '{}'),
      ],
      end: { open: 'unchecked' },
      effects: [],
    },
    {
      title: '§7 atlas: a draft that was put aside is there again, word for word',
      events: [
        opened(restored),
        changed('fields', 'example'),
        { type: 'draft.closed' },
        opened(email),
        opened(restored),
      ],
      end: { open: 'unchecked' },
      context: {
        drafts: {
          [email.step]: email.fields,
          [restored.step]: [{ name: 'fields', kind: 'record', text: 'example' }],
        },
      },
      effects: [],
    },
    {
      title: '§7 atlas: a reset brings back the case',
      events: [opened(email), changed('value', ''), { type: 'draft.reset', fields: email.fields }],
      end: { open: 'unchecked' },
      context: { drafts: { [email.step]: email.fields } },
      effects: [],
    },
  ],
};
