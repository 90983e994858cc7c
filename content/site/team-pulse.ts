import type { PulseConsole } from './console-schema';

/** The pulse of three teams, shown by HumanOS Engage and on the home page. */
export const pulse = {
  weeks: ['Wk 14', 'Wk 15', 'Wk 16', 'Wk 17', 'Wk 18', 'Wk 19'],
  teams: [
    {
      label: 'Night operations',
      answered: 9,
      of: 11,
      means: [3.9, 3.8, 3.6, 3.5, 3.2, 3.1],
      note: 'Four call-outs on rest days',
    },
    {
      label: 'East line crew',
      answered: 12,
      of: 14,
      means: [3.8, 4, 4.1, 4, 4.1, 4.2],
      note: 'Steady since the truck swap',
    },
    {
      label: 'Help desk',
      answered: 16,
      of: 18,
      means: [4, 3.9, 4.1, 4, 4, 4.1],
      note: 'Steady',
    },
  ],
} as const satisfies Pick<PulseConsole, 'weeks' | 'teams'>;
