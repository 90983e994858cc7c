import type { ProgressConsole, PulseConsole } from './console-schema';

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

/** The plan of one new hire, shown by HumanOS Onboard and on the home page. */
export const plan = {
  title: 'Network analyst, day 34 of 90',
  rows: [
    { label: 'Network basics', done: 8, total: 8, next: 'Signed off on day 19' },
    { label: 'Alarms and tickets', done: 7, total: 9, next: 'Shadow one major incident' },
    { label: 'Change control', done: 2, total: 6, next: 'Read the rollback procedure' },
    { label: 'Night shift', done: 0, total: 4, next: 'Starts on day 60' },
  ],
} as const satisfies Pick<ProgressConsole, 'title' | 'rows'>;
