import { ridgeCountyCut } from '../constants';

/** The text in the film's picture. */
export const filmScene = {
  location: 'Ridge County ring',
  timeLapse: 'time lapse',
  callout: {
    lost: 'Loss of light, P-118 to P-131',
    found: 'Fiber cut between P-118 and P-131',
    dark: 'homes dark',
  },
  card: { title: 'OLT-03, line card 1', light: 'Receive light', unit: 'dBm', none: 'no light' },
  /** The receive power of each healthy port, and the reading of a dark one. */
  portsDbm: [-17.8, -18.4, -18.1, -19.2, -18.9, -17.5, -18.6, -19],
  darkDbm: -40,
  /** The port fed only by the broken span. */
  lastPort: ridgeCountyCut.port,
  phone: {
    sender: 'Ridge County Fiber',
    messages: [
      {
        from: 'operator',
        lines: ['A fiber cut took you', 'offline at 02:14. It is', 'not your router.'],
      },
      { from: 'subscriber', lines: ['When is it back?'] },
      {
        from: 'operator',
        lines: ['We are sending a crew.', 'You’ll get its arrival', 'time by text.'],
      },
    ],
  },
  calls: {
    title: 'Incoming calls',
    count: 3,
    since: 'since 02:14',
    usual: 'typical after a cut',
    notified: 'texted',
  },
  crew: {
    title: 'Crew 7',
    line: 'Closest, on call',
    kit: 'Splice kit',
    depot: 'Depot',
    eta: 'ETA',
    unit: 'min',
  },
} as const;

/** The copy of the player. */
export const filmPlayer = {
  region: 'Film',
  play: 'Play',
  pause: 'Pause',
  replay: 'Replay',
  next: 'Next',
  position: 'Position',
  labels: 'Chapters',
  captions: 'Captions',
  transcript: 'Transcript',
  silent: 'This video has no sound.',
} as const;
