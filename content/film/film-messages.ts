import { ridgeCountyCut } from '../constants';

/** The text exchange that follows a fiber cut; `lines` as the film breaks them. */
export const phone = {
  sender: 'Ridge County Fiber',
  messages: [
    {
      from: 'operator',
      lines: ['A fiber cut took', 'you offline at', '02:14. It is not', 'your router.'],
    },
    { from: 'subscriber', lines: ['When is it back?'] },
    {
      from: 'operator',
      lines: ['We are sending a', 'crew. You’ll get', 'its arrival time', 'by text.'],
    },
  ],
} as const;

/** Calls to the help desk after the cut. */
export const calls = {
  title: 'Incoming calls',
  count: 3,
  since: 'since 02:14',
  usual: 'typical after a cut',
  notified: 'texted',
} as const;

/** The poster of the home page. */
export const messagesPoster = {
  agent: 'CustomerOS',
  clock: '02:14:19',
  description: `CustomerOS texts ${ridgeCountyCut.homes} subscribers that a fiber cut took them offline and a crew is coming. Incoming calls stay at ${calls.count}.`,
} as const;
