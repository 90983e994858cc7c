import { brand } from '../brand';
import { demoVideo } from '#content/film/demo-video.ts';
import type { Four } from '../schema';

/** The chapters; `seconds` is the start in the film. */
type Feature = { label: string; seconds: number; text: string };

export const demoPage = {
  title: 'Watch AI handle a fiber cut.',
  lead: `For operations teams: ${demoVideo.seconds} seconds, from the first dark home to the truck on the road. Jump to the part you care about.`,
  featuresHeading: 'In this video',
  features: [
    {
      label: 'Outage Detection',
      seconds: 4,
      text: 'Light is lost between two poles. NetworkOS names the span before the phones ring.',
    },
    {
      label: 'Router Diagnostics',
      seconds: 9,
      text: 'NetworkOS reads one line terminal (OLT) card and reroutes the ring. Most homes come back.',
    },
    {
      label: 'Customer Messaging',
      seconds: 14,
      text: 'CustomerOS texts subscribers the cause and promises an arrival time.',
    },
    {
      label: 'Field Dispatch',
      seconds: 19,
      text: 'FieldOS sends the closest qualified crew with the splice kit and counts down to its arrival.',
    },
  ] satisfies Four<Feature>,
  talk: {
    heading: 'Still have questions?',
    text: 'Pick a time with an engineer. Bring the network diagram you’d draw on a napkin.',
    link: { label: 'Talk to the Team', href: brand.schedulingUrl },
    newTab: 'Opens our calendar in a new tab',
  },
  metaDescription:
    'Watch AI agents handle one fiber cut from alarm to crew: outage detection, router diagnostics, customer messaging and field dispatch.',
} as const;
