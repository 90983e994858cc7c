import type { About, Model } from '../model';
import type { internalNoteMachine } from './internal-note.machine';

const typed = (text: string) => ({ type: 'note.typed', text }) as const;
const pause = { type: 'xstate.after.debounce.internal-note.typing' } as const;
const flushed = { type: 'note.flushed' } as const;

export const about: About = {
  title: 'Internal note',
  purpose: 'Lets the team leave a note on a conversation that the visitor never sees.',
  where: { routes: ['/conversations'], view: 'Internal note, above the messages' },
};

export const model: Model<typeof internalNoteMachine> = {
  events: {
    'note.typed': [{ text: 'Gate code 4411' }, { text: '' }],
    'note.flushed': [{}],
    [pause.type]: [{}],
  },
  invariants: {},
  steps: {
    'typed text is stored when typing ends, and only then': ({ before, after, effects }) =>
      effects.includes('storeNote') === (before.value === 'typing' && after.value === 'stored'),
    'typing starts a new pause': ({ event, after }) =>
      event.type !== 'note.typed' ||
      (after.value === 'typing' && after.context.text === event.text),
  },
  ignored: { 'note.flushed': 'The note is already stored.' },
  journeys: [
    {
      title: '§4 internal note: the note is stored once typing pauses',
      events: [typed('Gate'), typed('Gate code 4411'), pause],
      end: 'stored',
      effects: ['storeNote'],
      effectInputs: { storeNote: { text: 'Gate code 4411' } },
    },
    {
      title: '§4 internal note: leaving the field stores the note at once',
      events: [typed('Gate code 4411'), flushed, flushed],
      end: 'stored',
      effects: ['storeNote'],
      effectInputs: { storeNote: { text: 'Gate code 4411' } },
    },
  ],
};
