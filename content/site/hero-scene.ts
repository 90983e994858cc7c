import { ridgeCountyCut } from '../constants';

export type SceneRow = { time: string; agent: string; event: string; tag: string; due?: boolean };
export type SceneFrame = {
  clock: string;
  reroute: boolean;
  callout: { title: string; reading: string; tone: 'bad' | 'live' };
  rows: number;
};

const { homes, stillDown, etaMinutes } = ridgeCountyCut;

/** The hero's console: one fiber cut, from the alarm to the crew on the road. */
export const heroScene = {
  agent: 'NetworkOS',
  location: 'Ridge County ring',
  description:
    'A network map of the Ridge County ring. The span between poles P-118 and P-131 is cut. Traffic reroutes through splice points S-41 and S-44.',
  rows: [
    {
      time: '02:14:07',
      agent: 'NetworkOS',
      event: 'Localized the break to span 118–131',
      tag: '6 s',
    },
    {
      time: '02:14:19',
      agent: 'CustomerOS',
      event: `Notified ${homes} subscribers by SMS`,
      tag: '12 s',
    },
    {
      time: '02:14:31',
      agent: 'FieldOS',
      event: 'Crew 7 dispatched, splice kit loaded',
      tag: `ETA ${etaMinutes} min`,
      due: true,
    },
  ] satisfies SceneRow[],
  frames: [
    {
      clock: '02:14:01',
      reroute: false,
      callout: {
        title: 'Loss of light, P-118 to P-131',
        reading: `${homes} homes dark`,
        tone: 'bad',
      },
      rows: 0,
    },
    {
      clock: '02:14:07',
      reroute: true,
      callout: {
        title: 'Fiber cut between P-118 and P-131',
        reading: `${homes} homes dark, rerouting ring`,
        tone: 'bad',
      },
      rows: 1,
    },
    {
      clock: '02:14:19',
      reroute: true,
      callout: {
        title: 'Ring rerouted',
        reading: `${homes - stillDown} homes relit, ${stillDown} still dark`,
        tone: 'live',
      },
      rows: 2,
    },
    {
      clock: '02:14:31',
      reroute: true,
      callout: {
        title: 'Ring rerouted, crew on the road',
        reading: `${homes - stillDown} of ${homes} homes relit`,
        tone: 'live',
      },
      rows: 3,
    },
  ] as const satisfies SceneFrame[],
} as const;
