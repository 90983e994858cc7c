import { sampleWorkspace } from '#content/sample/workspace.ts';
import type { About, Model } from '../model';
import type { chatbotDraftMachine } from './chatbot-draft.machine';

const { faq, documents } = sampleWorkspace;
const chatbot = { ...sampleWorkspace.chatbot, faq, documents };
const [first, second, ...others] = faq.entries;
if (!first || !second) throw new Error('the sample has entries');
const newEntry = { id: 6, question: 'Why?', answer: 'Because.' };
const theirs = { id: 7, question: 'When?', answer: 'Soon.' };
const rewritten = { ...second, answer: 'Call us.' };
const changed = (change: Partial<typeof chatbot>) =>
  ({ type: 'field.changed', change, record: chatbot }) as const;
const renamed = changed({ name: 'Day desk' });
const emptied = changed({ name: ' ' });
const tooLong = changed({ name: 'D'.repeat(61) });
const submitted = { type: 'form.submitted' } as const;
const storedElsewhere = (change: Partial<typeof chatbot>) =>
  ({ type: 'store.changed', record: { ...chatbot, ...change } }) as const;
const withoutEdits = { base: null, edits: {} };

export const about: About = {
  title: 'Chatbot draft',
  purpose: 'Holds every change of the chatbot setup until it is saved or discarded.',
  where: {
    routes: ['/chatbot-setup'],
    view: 'The settings, the FAQ entries, the documents and the save bar',
  },
};

export const model: Model<typeof chatbotDraftMachine> = {
  events: {
    'field.changed': [renamed, emptied, tooLong, changed({ name: chatbot.name })],
    'form.submitted': [{ record: chatbot }],
    'changes.discarded': [{}],
    'store.changed': [{}, { greeting: 'Hello.' }, { name: 'Day desk' }].map(storedElsewhere),
    'sample.reset': [{}],
    'xstate.after.notice.chatbot-draft.saved': [{}],
  },
  invariants: {},
  ignored: { 'store.changed': 'Nothing is edited, or an edited field has a problem.' },
  journeys: [
    {
      title: '§2.95 chatbot: a change is stored as typed',
      events: [changed({ name: ' Day desk' }), submitted],
      end: 'saved',
      context: withoutEdits,
      effects: ['watchStore', 'storeRecord'],
      effectInputs: {
        storeRecord: { record: chatbot, fields: { ...chatbot, name: ' Day desk' } },
      },
    },
    {
      title: '§2.95 chatbot: the greeting and the FAQ option count as changes',
      events: [changed({ greeting: 'Hello.' }), changed({ includeFaq: true }), submitted],
      end: 'saved',
      effectInputs: { storeRecord: { fields: { greeting: 'Hello.', includeFaq: true } } },
    },
    {
      title: '§4.70 chatbot: looks are stored without spaces, and an empty distance as the default',
      events: [changed({ color: ' #123456', side: '', launcher: ' Help ' }), submitted],
      end: 'saved',
      effectInputs: {
        storeRecord: { fields: { ...chatbot, color: '#123456', launcher: 'Help' } },
      },
    },
    {
      title: '§5.18 chatbot: a malformed color is rejected and stays in the form',
      events: [changed({ color: 'teal' }), submitted],
      end: 'rejected',
      context: { edits: { color: 'teal' } },
      effects: ['watchStore'],
    },
    {
      title: '§5.17 chatbot: a missing or overlong name is rejected and stays in the form',
      events: [tooLong, submitted, emptied, submitted],
      end: 'rejected',
      context: { edits: { name: ' ' } },
      effects: ['watchStore'],
    },
    {
      title: '§4.69 chatbot: the same change in another tab leaves nothing to save',
      events: [renamed, storedElsewhere({ name: 'Day desk' })],
      end: 'clean',
      context: withoutEdits,
    },
    {
      title: '§2.95 chatbot: FAQ entries and documents wait for Save',
      events: [changed({ faq: { nextId: 7, entries: [newEntry] }, documents: [] }), submitted],
      end: 'saved',
      effectInputs: {
        storeRecord: { fields: { faq: { nextId: 7, entries: [newEntry] }, documents: [] } },
      },
    },
    {
      title: '§4.67 chatbot: FAQ edits here and in another tab are both in the list',
      events: [
        changed({ faq: { nextId: 7, entries: [second, ...others, newEntry] } }),
        {
          type: 'form.submitted',
          record: { ...chatbot, faq: { nextId: 8, entries: [first, rewritten, theirs] } },
        },
      ],
      end: 'saved',
      effectInputs: {
        storeRecord: { fields: { faq: { nextId: 8, entries: [rewritten, newEntry, theirs] } } },
      },
    },
  ],
};
