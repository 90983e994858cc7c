import { sampleWorkspace } from '../../content/sample/workspace';
import type { About, Model } from '../model';
import type { chatbotDraftMachine } from './chatbot-draft.machine';

const { chatbot: stored } = sampleWorkspace;
const elsewhere = { ...stored, name: 'Night desk' };
const renamed = { type: 'draft.changed', change: { name: 'Day desk' } } as const;
const emptied = { type: 'draft.changed', change: { name: ' ' } } as const;
const tooLong = { type: 'draft.changed', change: { name: 'D'.repeat(61) } } as const;
const greeting = { type: 'draft.changed', change: { greeting: 'Hello.' } } as const;
const withFaq = { type: 'draft.changed', change: { includeFaq: true } } as const;
const restored = { type: 'draft.changed', change: { name: stored.name } } as const;
const save = { type: 'changes.saved' } as const;
const kept = { type: 'xstate.done.actor.saveDraft', output: { kept: true } } as const;
const overtaken = { type: 'store.changed', stored: elsewhere } as const;

export const about: About = {
  title: 'Chatbot draft',
  purpose: 'Keeps what a customer writes for the chatbot until it is saved or let go.',
  where: { routes: ['/chatbot-setup'], view: 'Basics, the snippet’s choice and the save bar' },
};

export const model: Model<typeof chatbotDraftMachine> = {
  input: { stored },
  events: {
    'draft.changed': [renamed, emptied, tooLong, restored].map(({ change }) => ({ change })),
    'store.changed': [
      { stored },
      { stored: elsewhere },
      { stored: { ...stored, name: 'Day desk' } },
    ],
    'sample.reset': [{ stored }],
    'changes.saved': [{}],
    'changes.discarded': [{}],
    'xstate.done.actor.saveDraft': [{ output: { kept: true } }, { output: { kept: false } }],
    'xstate.after.notice.chatbot-draft.saved.kept': [{}],
  },
  invariants: {
    'what is saved has a name of at most 60 characters': ({ context }) =>
      context.stored.name.trim() !== '' && context.stored.name.length <= 60,
    'it is dirty only with changes, and clean or saved only without': ({ value, context }) =>
      value === 'saving' ||
      (typeof value === 'object' && 'dirty' in value) ===
        (JSON.stringify(context.draft) !== JSON.stringify(context.stored)),
  },
  steps: {
    'what another tab saves never touches what is typed here': ({ before, event, after }) =>
      event.type !== 'store.changed' ||
      before.context.draft.name === before.context.stored.name ||
      after.context.draft.name === before.context.draft.name,
    'what is typed goes only by the customer’s own wish': ({ before, event, after }) =>
      after.context.draft.name === before.context.draft.name ||
      ['draft.changed', 'changes.discarded', 'store.changed', 'sample.reset'].includes(event.type),
    'only a press on Save saves': ({ event, effects }) =>
      !effects.includes('saveDraft') || event.type === 'changes.saved',
  },
  ignored: {
    'changes.discarded': 'There are no changes to let go, or they are being saved.',
    'changes.saved': 'There is nothing to save, or it is being saved.',
    'store.changed': 'What is being saved here comes later than what another tab has saved.',
  },
  ordered: {
    'chatbot-draft.dirty store.changed':
      'News that says what is typed here leaves nothing unsaved.',
  },
  journeys: [
    {
      title: '§3 chatbot: a change is saved',
      events: [renamed, save, kept],
      end: { saved: 'kept' },
      context: { stored: { ...stored, name: 'Day desk' } },
      effects: ['saveDraft'],
    },
    {
      title: '§3 chatbot: a greeting alone is a change, and so is the FAQ in the snippet',
      events: [greeting, save, kept, withFaq, save, kept],
      end: { saved: 'kept' },
      context: { stored: { ...stored, greeting: 'Hello.', includeFaq: true } },
      effects: ['saveDraft', 'saveDraft'],
    },
    {
      title: '§3 chatbot: a change taken back by hand is none',
      events: [renamed, restored],
      end: 'clean',
      effects: [],
    },
    {
      title: '§3 chatbot: a name that is missing or too long is not saved, and not lost',
      events: [tooLong, save, emptied, save],
      end: { dirty: { fields: 'rejected', elsewhere: 'unchanged' } },
      context: { draft: { ...stored, name: ' ' }, stored },
      effects: [],
    },
    {
      title: '§3 chatbot: what another tab saves is shown, as long as nothing is typed here',
      events: [overtaken],
      end: 'clean',
      context: { draft: elsewhere },
    },
    {
      title: '§3 chatbot: what another tab saves does not touch what is typed, and is told',
      events: [renamed, overtaken],
      end: { dirty: { fields: 'unchecked', elsewhere: 'overtaken' } },
      context: { draft: { ...stored, name: 'Day desk' }, stored: elsewhere },
    },
    {
      title: '§3 chatbot: Discard shows what is saved now',
      events: [renamed, overtaken, { type: 'changes.discarded' }],
      end: 'clean',
      context: { draft: elsewhere },
    },
    {
      title: '§3 chatbot: after a reset of the sample nothing that was typed is left to save',
      events: [overtaken, renamed, { type: 'sample.reset', stored }],
      end: 'clean',
      context: { draft: stored, stored },
      effects: [],
    },
    {
      title: '§3 chatbot: what is typed while saving is a new change',
      events: [renamed, save, restored, kept],
      end: { dirty: { fields: 'unchecked', elsewhere: 'unchanged' } },
      context: { draft: stored, stored: { ...stored, name: 'Day desk' } },
      effects: ['saveDraft'],
    },
    {
      title: '§4 contracts, chatbot: a storage that keeps nothing stops nobody, and is told',
      events: [renamed, save, { type: 'xstate.done.actor.saveDraft', output: { kept: false } }],
      end: { saved: 'unkept' },
      context: { stored: { ...stored, name: 'Day desk' } },
    },
  ],
};
