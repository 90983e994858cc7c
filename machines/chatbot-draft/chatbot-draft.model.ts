import { sampleWorkspace } from '#content/sample/workspace.ts';
import type { About, Model } from '../model';
import { fieldsOf } from '../shared/draft';
import type { chatbotDraftMachine } from './chatbot-draft.machine';

const { faq, documents } = sampleWorkspace;
const chatbot = { ...sampleWorkspace.chatbot, faq, documents };
const [first, second, ...others] = faq.entries;
if (!first || !second) throw new Error('the sample has entries');
const newEntry = { id: 6, question: 'Why?', answer: 'Because.' };
const theirs = { id: 7, question: 'When?', answer: 'Soon.' };
const rewritten = { ...second, answer: 'Call us.' };
const elsewhere = { ...chatbot, greeting: 'Hello from the night desk.' };
const changed = (change: Partial<typeof chatbot>) => ({ type: 'field.changed', change }) as const;
const renamed = changed({ name: 'Day desk' });
const emptied = changed({ name: ' ' });
const tooLong = changed({ name: 'D'.repeat(61) });
const submitted = { type: 'form.submitted' } as const;
const storeChanged = { type: 'store.changed', record: elsewhere } as const;
const watching = ['watchStore'];

export const about: About = {
  title: 'Chatbot draft',
  purpose: 'Holds every change of the chatbot setup until it is saved or discarded.',
  where: {
    routes: ['/chatbot-setup'],
    view: 'The settings, the FAQ entries, the documents and the save bar',
  },
};

export const model: Model<typeof chatbotDraftMachine> = {
  input: { record: chatbot },
  events: {
    'field.changed': [renamed, emptied, tooLong, changed({ name: chatbot.name })].map(
      ({ change }) => ({ change }),
    ),
    'form.submitted': [{}],
    'changes.discarded': [{}],
    'store.changed': [
      { record: chatbot },
      { record: elsewhere },
      { record: { ...chatbot, name: 'Day desk' } },
    ],
    'sample.reset': [{ record: chatbot }],
    'xstate.after.notice.chatbot-draft.saved': [{}],
  },
  invariants: {
    'a stored chatbot has a name of at most 60 characters': ({ context }) =>
      context.stored.name.trim() !== '' && context.stored.name.length <= 60,
    'the form has unsaved changes exactly when a field differs from the store': (snapshot) =>
      snapshot.hasTag('unsaved') ===
      (JSON.stringify(fieldsOf(snapshot.context)) !== JSON.stringify(snapshot.context.stored)),
  },
  steps: {
    'a change in another tab keeps edited fields': ({ before, event, after }) =>
      event.type !== 'store.changed' ||
      before.context.edits.name === undefined ||
      fieldsOf(after.context).name === fieldsOf(before.context).name,
    'only a submit stores the chatbot': ({ event, effects }) =>
      !effects.includes('storeRecord') || event.type === 'form.submitted',
  },
  journeys: [
    {
      title: '§2.95 chatbot: a change is stored as typed',
      events: [changed({ name: ' Day desk' }), submitted],
      end: 'saved',
      context: { stored: { ...chatbot, name: ' Day desk' } },
      effects: [...watching, 'storeRecord'],
    },
    {
      title: '§2.95 chatbot: the greeting and the FAQ option count as changes',
      events: [
        changed({ greeting: 'Hello.' }),
        submitted,
        changed({ includeFaq: true }),
        submitted,
      ],
      end: 'saved',
      context: { stored: { ...chatbot, greeting: 'Hello.', includeFaq: true } },
      effects: [...watching, 'storeRecord', 'storeRecord'],
    },
    {
      title: '§4.70 chatbot: looks are stored without spaces, and an empty distance as the default',
      events: [changed({ color: ' #123456', side: '', launcher: ' Help ' }), submitted],
      end: 'saved',
      context: { stored: { ...chatbot, color: '#123456', launcher: 'Help' } },
      effects: [...watching, 'storeRecord'],
    },
    {
      title: '§5.18 chatbot: a malformed color is rejected and stays in the form',
      events: [changed({ color: 'teal' }), submitted],
      end: 'rejected',
      context: { stored: chatbot, edits: { color: 'teal' } },
      effects: watching,
    },
    {
      title: '§5.17 chatbot: a missing or overlong name is rejected and stays in the form',
      events: [tooLong, submitted, emptied, submitted],
      end: 'rejected',
      context: { stored: chatbot, edits: { name: ' ' } },
      effects: watching,
    },
    {
      title: '§4.66 chatbot: the form follows another tab except in edited fields',
      events: [renamed, storeChanged],
      end: 'dirty',
      context: { stored: elsewhere, base: chatbot, edits: { name: 'Day desk' } },
    },
    {
      title: '§4.69 chatbot: the same change in another tab leaves nothing to save',
      events: [renamed, { type: 'store.changed', record: { ...chatbot, name: 'Day desk' } }],
      end: 'clean',
    },
    {
      title: '§2.95 chatbot: FAQ entries and documents wait for Save',
      events: [changed({ faq: { nextId: 7, entries: [newEntry] }, documents: [] }), submitted],
      end: 'saved',
      context: { stored: { ...chatbot, faq: { nextId: 7, entries: [newEntry] }, documents: [] } },
      effects: [...watching, 'storeRecord'],
    },
    {
      title: '§4.67 chatbot: FAQ edits here and in another tab are both in the list',
      events: [
        changed({ faq: { nextId: 7, entries: [second, ...others, newEntry] } }),
        {
          type: 'store.changed',
          record: { ...chatbot, faq: { nextId: 8, entries: [first, rewritten, theirs] } },
        },
      ],
      end: 'dirty',
      context: { edits: { faq: { nextId: 8, entries: [rewritten, newEntry, theirs] } } },
    },
    {
      title: '§4.67 chatbot: FAQ edits in another tab do not conflict with a new name here',
      events: [
        renamed,
        { type: 'store.changed', record: { ...chatbot, faq: { nextId: 7, entries: [newEntry] } } },
      ],
      end: 'dirty',
      context: {
        base: { ...chatbot, faq: { nextId: 7, entries: [newEntry] } },
        edits: { name: 'Day desk' },
      },
    },
    {
      title: '§4.68 chatbot: Discard shows the stored record',
      events: [renamed, storeChanged, { type: 'changes.discarded' }],
      end: 'clean',
      context: { stored: elsewhere, base: elsewhere, edits: {} },
    },
    {
      title: '§4.68 chatbot: a sample reset discards the edits',
      events: [storeChanged, renamed, { type: 'sample.reset', record: chatbot }],
      end: 'clean',
      context: { stored: chatbot, edits: {} },
      effects: watching,
    },
  ],
};
