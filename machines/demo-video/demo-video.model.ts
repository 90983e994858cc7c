import type { About, Model } from '../model';
import type { demoVideoMachine } from './demo-video.machine';

const played = { type: 'play.pressed' } as const;
const loaded = { type: 'player.loaded' } as const;
const picked = (at: number) => ({ type: 'label.picked', at }) as const;

export const about: About = {
  title: 'Demo video',
  purpose: 'Loads nothing of the video service before a visitor asks for it.',
  where: {
    routes: ['/', '/demo', '/solutions/network-os'],
    view: 'The picture with the play button',
  },
};

export const model: Model<typeof demoVideoMachine> = {
  events: {
    'play.pressed': [{}],
    'hash.matched': [{}],
    'label.picked': [{ at: 4 }, { at: 19 }],
    'player.loaded': [{}],
    'video.closed': [{}],
  },
  invariants: {
    'behind a facade the video waits at its beginning': ({ value, context }) =>
      value !== 'facade' || context.startAt === null,
  },
  steps: {
    'nothing of the player is loaded before a visitor asks': ({ before, event, after }) =>
      before.value !== 'facade' ||
      after.value === 'facade' ||
      ['play.pressed', 'hash.matched', 'label.picked'].includes(event.type),
    'a playing video is moved, never loaded again': ({ before, event, after, effects }) =>
      JSON.stringify(before.value) !== '{"playing":"ready"}' ||
      event.type !== 'label.picked' ||
      (JSON.stringify(after.value) === '{"playing":"ready"}' && effects.join() === 'seekPlayer'),
  },
  ignored: {
    'play.pressed': 'The player is there already.',
    'hash.matched': 'The player is there already.',
    'player.loaded': 'There is no player, or it is known to be ready.',
    'video.closed': 'There is no player to close.',
  },
  open: ({ value, context }) => {
    if (value === 'facade') return '/solutions/network-os';
    const isWhole = value.playing === 'ready' && context.startAt === null;
    return isWhole ? '/solutions/network-os#demo-video' : null;
  },
  journeys: [
    {
      title: '§5 contracts, video: a press of play loads the player',
      events: [played],
      end: { playing: 'loading' },
      context: { startAt: null },
      effects: [],
    },
    {
      title: '§2 agent page: the hash #demo-video starts the video',
      events: [{ type: 'hash.matched' }],
      end: { playing: 'loading' },
    },
    {
      title: '§5 contracts, video: a closed player can be opened again, from its beginning',
      events: [picked(9), { type: 'video.closed' }, played],
      end: { playing: 'loading' },
      context: { startAt: null },
    },
    {
      title: '§2 demo page: a label starts the video at its part',
      events: [picked(14)],
      end: { playing: 'loading' },
      context: { startAt: 14 },
      effects: [],
    },
    {
      title: '§2 demo page: a label moves a playing video, and does not load it again',
      events: [played, loaded, picked(14), picked(19)],
      end: { playing: 'ready' },
      context: { startAt: null },
      effects: ['seekPlayer', 'seekPlayer'],
    },
  ],
};
