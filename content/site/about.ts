import { illustrative } from '../constants';
import type { Four, Six, TitledText, Wordmark } from '../schema';

export const about = {
  hero: {
    title: 'We build AI agents for infrastructure operators.',
    lead: 'We’ve carried the pager: our people ran control rooms, climbed towers and wrote the runbook after the outage.',
  },
  facts: {
    heading: 'Midspan in figures',
    industries: 'industries we build for, in North America and Europe',
    agents: 'agents for operations and workforce',
    onShift: 'a year on shift with an operator for everyone who writes an agent',
  },
  mission: {
    heading: 'Our mission',
    text: 'Light, power and signal reach homes because someone gets up at night. We build agents that do the reading, sorting and calling, and leave the decisions to the people on call.',
  },
  team: {
    heading: 'Where we learned it',
    text: [
      'The founders met on an incident bridge, on opposite sides of a peering link. One had the optical alarms, the other had the angry customers, and both were typing the same facts into different tickets.',
      'Since then they have hired splicers, protection engineers, dispatchers and a former E-Rate consultant, alongside people who build language models. Everyone who writes an agent spends a week each year on shift with an operator.',
    ],
    employersHeading: 'Before Midspan, our founders worked at',
    employersNote: illustrative,
    employers: [
      { name: 'Tarn Valley Fiber', mark: 'tarn-valley-fiber', width: 154 },
      { name: 'Calder & Wye', mark: 'calder-and-wye', width: 138 },
      { name: 'Hollin Wireless', mark: 'hollin-wireless', width: 139 },
      { name: 'Brightmoor', mark: 'brightmoor', width: 139 },
      { name: 'Kestrel Backhaul', mark: 'kestrel-backhaul', width: 155 },
      { name: 'Northway Switch', mark: 'northway-switch', width: 159 },
    ] satisfies Six<Wordmark>,
  },
  valuesHeading: 'What we stand for',
  values: [
    {
      title: 'Infrastructure First',
      description:
        'The plant decides. An agent that doesn’t know what a splice case is has no business near one.',
    },
    {
      title: 'Speed to Value',
      description:
        'Two weeks is long enough to prove an idea or drop it. We plan for the first useful night.',
    },
    {
      title: 'Operator Obsessed',
      description:
        'We sit with the shift and build what it asks for twice. The person with the pager has the last word.',
    },
    {
      title: 'Security by Design',
      description:
        'Least privilege, read before write, every action signed and logged. The system that owns a limit enforces it.',
    },
  ] satisfies Four<TitledText>,
  closing: {
    heading: 'Join us, or put us to work.',
    careers: { label: 'View Open Positions', href: '/careers' },
    demo: { label: 'Schedule a Demo', href: '/book-demo' },
  },
  metaDescription:
    'Midspan is built by former control room, tower and dispatch people. Read our mission, our values and where the founders worked.',
} as const;
