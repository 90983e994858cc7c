import { goLiveDays, replyPromiseHours } from './constants.ts';

export const hero = {
  headline: 'Hold the line while your crew sleeps.',
  lead: `AI agents that watch the network, answer subscribers, and dispatch the right truck. Working inside your OSS and BSS, live in ${goLiveDays} days.`,
  placeholder: 'you@operator.com',
  note: `Reply within ${replyPromiseHours} hours. No slide deck, your own data.`,
} as const;
