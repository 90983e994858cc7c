import { goLiveDays } from './constants.ts';

/** The brand: names, addresses and external links. */
export const brand = {
  name: 'Midspan',
  legalName: 'Midspan, Inc.',
  siteUrl: 'https://midspan.example',
  tagline: 'Autonomous AI agents for critical infrastructure',
  description: `AI agents for operators of critical infrastructure in North America and Europe. They watch networks, answer subscribers and dispatch crews. Live in ${goLiveDays} days.`,
  mail: {
    info: 'info@midspan.example',
    careers: 'careers@midspan.example',
    press: 'press@midspan.example',
  },
  schedulingUrl: 'https://scheduling.example/midspan/intro',
  podcastUrl: 'https://podcasts.example/midspan/the-line-between-two-poles',
} as const;
