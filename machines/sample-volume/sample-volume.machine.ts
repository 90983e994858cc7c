import { setup } from 'xstate';
import { volumeNames, type Volume } from '../../content/sample/volumes';
import { actionToProvide } from '../must-be-provided';

type SampleVolumeEvent =
  { type: 'volume.chosen'; volume: Volume } | { type: 'volume.restored'; volume: Volume };

const toOthers = (current: Volume) => {
  const others = volumeNames.filter((volume) => volume !== current);
  const isVolume = (volume: Volume) => ({ type: 'isVolume' as const, params: { volume } });
  return {
    'volume.chosen': others.map((volume) => ({
      guard: isVolume(volume),
      target: volume,
      actions: { type: 'keepVolume' as const, params: { volume } },
      description: 'The visitor wants to see the screens with more data, or with less.',
    })),
    'volume.restored': others.map((volume) => ({
      guard: isVolume(volume),
      target: volume,
      description: 'This browser has kept another volume, or another tab has changed it.',
    })),
  };
};

/** How much the sample workspace holds, from nothing to 50,000 conversations. */
export const sampleVolumeMachine = setup({
  types: { events: {} as SampleVolumeEvent },
  actions: { keepVolume: actionToProvide<{ volume: Volume }>('keepVolume') },
  guards: { isVolume: ({ event }, { volume }: { volume: Volume }) => event.volume === volume },
}).createMachine({
  id: 'sample-volume',
  description: 'How many conversations the sample workspace holds.',
  initial: 'typical',
  states: {
    typical: {
      description: 'A month of an operator of middling size: 5,624 conversations.',
      on: toOthers('typical'),
    },
    none: { description: 'A workspace on its first day, without any.', on: toOthers('none') },
    first: { description: 'The very first conversation has come in.', on: toOthers('first') },
    large: { description: 'A month of a large operator: 50,000.', on: toOthers('large') },
  },
});
