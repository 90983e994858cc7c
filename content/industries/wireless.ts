import type { IndustryPage, IndustrySummary } from '../schema';

export const summary = {
  slug: 'wireless',
  shortName: 'Wireless',
  category: 'Telecommunications',
  order: 3,
  line: 'Sleeping cells and tired batteries found early.',
  scene: 'tower',
  strand: 5,
  headlineMetric: {
    claim: 'wirelessAvailability',
    description: 'site availability, from macro towers to small cells',
  },
} satisfies IndustrySummary;

export const industry = {
  ...summary,
  title: 'Keep every sector on the air.',
  subtitle:
    'Agents for wireless and 5G operators that tell a sleeping cell from a failed rectifier, and time the climb with the weather.',
  imagePlaceholder:
    'Line drawing of a lattice tower with three antenna sectors, a microwave dish and a shelter at its foot, with one sector marked.',
  overview: [
    'A site can be up on the dashboard and useless on the street. Sectors fall asleep, a jumper takes water, a neighbor list drifts after a software load, and the first report is a complaint from a stadium.',
    'Midspan watches counters, power plant and backhaul per site and compares each with its own Tuesday. It resets what may be reset, opens the gate request with the tower company, and books climbers for the hours when wind allows.',
  ],
  challenges: [
    {
      title: 'Sleeping cells raise no alarm',
      description: 'The carrier is on, traffic is near zero, and only a counter shows it.',
    },
    {
      title: 'Power fails before radios do',
      description:
        'Batteries age in a shelter nobody visits, and the generator test was due in spring.',
    },
    {
      title: 'Site access eats the day',
      description:
        'Landlord notice, gate codes and climb permits take longer than swapping the radio.',
    },
    {
      title: 'Small cells multiply the estate',
      description: 'Hundreds of lamp-post nodes arrive with the staff that ran sixty towers.',
    },
  ],
  solutions: [
    {
      title: 'Sleeping-cell watch',
      icon: 'network-os',
      description:
        'Compares handovers, attempts and throughput per sector with the same hour of past weeks.',
      benefits: [
        'Separates radio, power and backhaul causes',
        'Tries a remote reset inside agreed hours',
        'Leaves special-event sites alone on game day',
      ],
    },
    {
      title: 'Climb planning',
      icon: 'field-os',
      description:
        'Lines up wind, landlord access, certified climbers and the right jumper kit for one visit.',
      benefits: [
        'Requests gate access when the fault is confirmed',
        'Reads torque and sweep values by voice at height',
        'Adds battery checks when a crew is there anyway',
      ],
    },
    {
      title: 'Release and site standards',
      icon: 'standards-os',
      description:
        'Looks up grounding, RF exposure and 3GPP release questions in the documents you hold.',
      benefits: [
        'Answers with release and section',
        'Checks closeout photos against the site standard',
        'Keeps lease conditions beside the design',
      ],
    },
  ],
  workforceSolutions: [
    {
      title: 'Climber certificates in date',
      icon: 'human-os-attract',
      description:
        'Collects rescue, rigging and RF awareness cards before a contractor reaches the gate.',
      benefits: ['Warns ahead of expiry', 'Blocks no job without telling the supervisor why'],
    },
    {
      title: 'RAN engineers up to speed',
      icon: 'human-os-onboard',
      description:
        'Leads new engineers from counters to optimization on sites where a mistake is small.',
      benefits: ['Starts in low-traffic clusters', 'Pairs each parameter change with a reviewer'],
    },
  ],
  results: [
    { claim: 'wirelessAvailability', description: 'site availability over a quarter' },
    { claim: 'mttrRange', description: 'lower MTTR on radio, power and backhaul faults' },
    {
      claim: 'dispatchResponse',
      description: 'lower dispatch response time, gate request included',
    },
    { claim: 'truckRolls', description: 'fewer truck rolls to sites that a reset brings back' },
    { metric: 'Every sector', description: 'compared with its own history, every quarter hour' },
    { claim: 'goLive', description: 'from kickoff to live on the first cluster' },
  ],
  ctaTitle: 'Name a site that looks fine.',
  ctaSubtitle: 'Send its counters for a month. We mark the hours in which a sector slept, and why.',
  metaDescription:
    'AI agents for wireless and 5G operators: sleeping-cell detection, climb planning and site standards, from macro towers to small cells.',
} satisfies IndustryPage;
