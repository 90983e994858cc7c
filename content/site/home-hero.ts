import { demoVideo } from '#content/film/demo-video.ts';
import { goLiveDays, replyPromiseHours } from '../constants';

export const hero = {
  headline: 'Your network’s night shift, run by AI.',
  lead: `AI agents that watch the network, answer subscribers and dispatch the right truck. They work in your operations and billing systems (OSS/BSS), live in ${goLiveDays} days.`,
  placeholder: 'you@operator.com',
  watch: `Watch the ${demoVideo.seconds}-second demo`,
  note: `We reply within ${replyPromiseHours} hours. No slides: the demo runs on your alarms.`,
} as const;
