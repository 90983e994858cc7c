import { brand } from '../brand';
import type { Four } from '../schema';

/** The chapters; `seconds` is the start in the film. */
type Feature = { label: string; seconds: number; text: string };

export const demoPage = {
  title: 'Half a minute of a bad night.',
  lead: 'One fiber cut on the Ridge County ring, from the first dark ONT to the truck on the road. Jump to the part that is yours.',
  featuresHeading: 'In this film',
  features: [
    {
      label: 'Outage Detection',
      seconds: 4,
      text: 'Light is lost between two poles, and the span has a name before the phones ring.',
    },
    {
      label: 'Router Diagnostics',
      seconds: 9,
      text: 'One OLT card is read, the ring goes the long way round, and most homes come back.',
    },
    {
      label: 'Customer Messaging',
      seconds: 14,
      text: 'The homes still dark hear the cause and a time, in a text message.',
    },
    {
      label: 'Field Dispatch',
      seconds: 19,
      text: 'The nearest qualified crew leaves with the splice kit, and its arrival counts down.',
    },
  ] satisfies Four<Feature>,
  talk: {
    heading: 'Questions the film leaves open?',
    text: 'Pick a time with an engineer. Bring the diagram you would draw on a napkin.',
    link: { label: 'Talk to the Team', href: brand.schedulingUrl },
    newTab: 'Opens our calendar in a new tab',
  },
  metaDescription:
    'Watch one fiber cut from alarm to crew: outage detection, router diagnostics, customer messaging and field dispatch.',
} as const;
