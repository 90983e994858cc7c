import type { About, Model } from '../model';
import { workspaceRoutes } from '../../content/route-groups';
import type { sampleVolumeMachine } from './sample-volume.machine';

const everyVolume = [
  { volume: 'typical' },
  { volume: 'none' },
  { volume: 'first' },
  { volume: 'large' },
] as const;

export const about: About = {
  title: 'Sample volume',
  purpose:
    'Shows the workspace empty, with one conversation, with a month of them, or with 50,000.',
  where: { routes: workspaceRoutes, view: 'The choice of sample size in the sidebar' },
};

export const model: Model<typeof sampleVolumeMachine> = {
  events: { 'volume.chosen': everyVolume, 'volume.restored': everyVolume },
  invariants: {},
  steps: {
    'the volume that is kept is shown': ({ event, after }) =>
      event.type !== 'volume.restored' || after.value === event.volume,
    'a volume is shown once it is kept': ({ before, event, after }) =>
      event.type !== 'volume.chosen' || after.value === before.value,
    'only a volume picked by hand is kept, and once': ({ event, effects }) =>
      effects.length === (event.type === 'volume.chosen' ? 1 : 0),
  },
  journeys: [
    {
      title: 'sample data: a chosen size is kept',
      events: [
        { type: 'volume.chosen', volume: 'large' },
        { type: 'volume.restored', volume: 'large' },
      ],
      end: 'large',
      effects: ['keepVolume'],
    },
    {
      title: 'sample data: a size that is kept already is not kept anew',
      events: [{ type: 'volume.restored', volume: 'none' }],
      end: 'none',
      effects: [],
    },
    {
      title: 'sample data: the size can go back to the typical one',
      events: [
        { type: 'volume.chosen', volume: 'first' },
        { type: 'volume.restored', volume: 'first' },
        { type: 'volume.chosen', volume: 'typical' },
        { type: 'volume.restored', volume: 'typical' },
      ],
      end: 'typical',
      effects: ['keepVolume', 'keepVolume'],
    },
  ],
};
