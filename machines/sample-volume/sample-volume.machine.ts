import { setup } from 'xstate';
import { volumeNames, type Volume } from '../../content/sample/volumes';
import { actionToProvide } from '../shared/must-be-provided';

type SampleVolumeEvent =
  { type: 'volume.chosen'; volume: Volume } | { type: 'volume.restored'; volume: Volume };

/** How much the sample workspace holds, from nothing to 50,000 conversations. */
export const sampleVolumeMachine = setup({
  types: { events: {} as SampleVolumeEvent },
  actions: { keepVolume: actionToProvide<{ volume: Volume }>('keepVolume') },
  guards: { isVolume: ({ event }, { volume }: { volume: Volume }) => event.volume === volume },
}).createMachine({
  id: 'sample-volume',
  description: 'How many conversations the sample workspace holds.',
  initial: 'typical',
  on: {
    'volume.chosen': {
      actions: { type: 'keepVolume', params: ({ event }) => ({ volume: event.volume }) },
      description:
        'The visitor wants more data on the screens, or less; what is kept says so next.',
    },
    'volume.restored': volumeNames.map((volume) => ({
      guard: { type: 'isVolume' as const, params: { volume } },
      target: `.${volume}` as const,
      description: 'This browser keeps this volume: from before, from now, or by another tab.',
    })),
  },
  states: {
    typical: {
      description: 'A month of an operator of middling size: 5,624 conversations.',
    },
    none: { description: 'A workspace on its first day, without any.' },
    first: { description: 'The very first conversation has come in.' },
    large: { description: 'A month of a large operator: 50,000.' },
  },
});
