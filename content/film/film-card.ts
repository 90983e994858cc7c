import { ridgeCountyCut } from '../constants';

/** The line card that feeds the broken span. */
export const lineCard = {
  title: 'OLT-03, line card 1',
  light: 'Receive light',
  unit: 'dBm',
  none: 'no light',
  /** The receive power of each healthy port, and the reading of a dark one. */
  portsDbm: [-17.8, -18.4, -18.1, -19.2, -18.9, -17.5, -18.6, -19],
  darkDbm: -40,
  /** The port fed only by the broken span. */
  lastPort: ridgeCountyCut.port,
} as const;

/** The poster of NetworkOS. */
export const cardPoster = {
  agent: 'NetworkOS',
  clock: '02:14:14',
  description: `Light levels of line card OLT-03: seven of eight ports are back. Port ${ridgeCountyCut.port} and its ${ridgeCountyCut.stillDown} homes are dark.`,
} as const;
