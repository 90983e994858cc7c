import type { Model } from '../model';
import type { demoVideoMachine } from './demo-video.machine';

export const model: Model<typeof demoVideoMachine> = {
  events: { 'play.pressed': [{}], 'hash.matched': [{}], 'video.closed': [{}] },
  invariants: {
    'there is a facade or a player': ({ value }) => ['facade', 'playing'].includes(value),
    'it never ends': ({ status }) => status === 'active',
  },
  journeys: [
    {
      title: '§5 contracts, video: a press of play loads the player',
      events: [{ type: 'play.pressed' }],
      end: 'playing',
    },
    {
      title: '§2 agent page: the hash #demo-video starts the video',
      events: [{ type: 'hash.matched' }],
      end: 'playing',
    },
    {
      title: '§5 contracts, video: a closed player can be opened again',
      events: [{ type: 'play.pressed' }, { type: 'video.closed' }, { type: 'play.pressed' }],
      end: 'playing',
    },
  ],
};
