import type { About, Model } from '../model';
import type { demoVideoMachine } from './demo-video.machine';

const played = { type: 'play.pressed' } as const;
const loaded = { type: 'player.loaded' } as const;
const picked = (at: number) => ({ type: 'chapter.selected', at }) as const;

export const about: About = {
  title: 'Demo video',
  purpose: 'Contacts the video service only after a visitor plays the video.',
  where: {
    routes: ['/', '/demo', '/solutions/network-os'],
    view: 'The poster with the play button',
  },
};

export const model: Model<typeof demoVideoMachine> = {
  events: {
    'play.pressed': [{}],
    'hash.matched': [{}],
    'chapter.selected': [{ at: 4 }, { at: 19 }],
    'player.loaded': [{}],
    'video.closed': [{}],
  },
  invariants: {
    'the facade has no start position': ({ value, context }) =>
      value !== 'facade' || context.startAt === null,
  },
  steps: {
    'only play, the hash or a chapter loads the player': ({ before, event, after }) =>
      before.value !== 'facade' ||
      after.value === 'facade' ||
      ['play.pressed', 'hash.matched', 'chapter.selected'].includes(event.type),
    'selecting a chapter of a ready player seeks without reloading': ({
      before,
      event,
      after,
      effects,
    }) =>
      JSON.stringify(before.value) !== '{"playing":"ready"}' ||
      event.type !== 'chapter.selected' ||
      (JSON.stringify(after.value) === '{"playing":"ready"}' && effects.join() === 'seekPlayer'),
  },
  ignored: {
    'play.pressed': 'The player is already loaded.',
    'hash.matched': 'The player is already loaded.',
    'player.loaded': 'There is no player, or it is already ready.',
    'video.closed': 'There is no player to close.',
  },
  open: ({ value, context }) => {
    if (value === 'facade') return '/solutions/network-os';
    const isWhole = value.playing === 'ready' && context.startAt === null;
    return isWhole ? '/solutions/network-os#demo-video' : null;
  },
  journeys: [
    {
      title: '§15.30 video: play loads the player',
      events: [played],
      end: { playing: 'loading' },
      context: { startAt: null },
      effects: [],
    },
    {
      title: '§2.24 agent page: the hash #demo-video starts the video',
      events: [{ type: 'hash.matched' }],
      end: { playing: 'loading' },
    },
    {
      title: '§15.30 video: a closed player reopens at the beginning',
      events: [picked(9), { type: 'video.closed' }, played],
      end: { playing: 'loading' },
      context: { startAt: null },
    },
    {
      title: '§2.51 demo page: a chapter starts the video at its time',
      events: [picked(14)],
      end: { playing: 'loading' },
      context: { startAt: 14 },
      effects: [],
    },
    {
      title: '§2.51 demo page: a chapter seeks in a ready player without reloading it',
      events: [played, loaded, picked(14), picked(19)],
      end: { playing: 'ready' },
      context: { startAt: null },
      effects: ['seekPlayer', 'seekPlayer'],
    },
  ],
};
