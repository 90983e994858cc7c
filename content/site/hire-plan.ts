import type { ProgressConsole } from './console-schema';

/** The plan of one new hire, shown by HumanOS Onboard and on the home page. */
export const plan = {
  rows: [
    { label: 'Network basics', done: 8, total: 8, next: 'Signed off on day 19' },
    { label: 'Alarms and tickets', done: 7, total: 9, next: 'Shadow one major incident' },
    { label: 'Change control', done: 2, total: 6, next: 'Read the rollback procedure' },
    { label: 'Night shift', done: 0, total: 4, next: 'Starts on day 60' },
  ],
} as const satisfies Pick<ProgressConsole, 'rows'>;
