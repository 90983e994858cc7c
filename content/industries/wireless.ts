import type { IndustryPage, IndustrySummary } from '../schema';

export const summary = {
  slug: 'wireless',
  shortName: 'Wireless',
  category: 'Telecommunications',
  order: 3,
  line: 'Find sleeping cells and weak batteries early.',
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
    'Agents for wireless and 5G operators that tell a sleeping cell from a failed rectifier within the hour, and schedule the climb around the weather.',
  imagePlaceholder:
    'Line drawing of a lattice tower with three antenna sectors, a microwave dish and a shelter at its foot, with one sector marked.',
  overview: [
    'A site can be up on the dashboard and useless on the street. Sectors fall asleep, a jumper takes on water, a neighbor list drifts after a software load, and the first report is a complaint from a stadium.',
    'Midspan watches counters, power plant and backhaul and compares each site with its own normal Tuesday. It performs the resets you allow, opens the gate request with the tower company, and books climbers for low-wind hours.',
  ],
  challenges: [
    {
      title: 'Sleeping cells raise no alarm',
      description: 'The carrier is up, traffic is near zero, and only a counter shows it.',
    },
    {
      title: 'Power fails before radios do',
      description:
        'Batteries age in a shelter nobody visits, and the generator test was due last spring.',
    },
    {
      title: 'Site access eats the day',
      description:
        'Landlord notices, gate codes and climb permits take longer than the radio swap.',
    },
    {
      title: 'Small cells multiply the site count',
      description: 'The team that ran sixty towers now runs hundreds of streetlight nodes too.',
    },
  ],
  solutions: [
    {
      title: 'Sleeping-cell detection',
      icon: 'network-os',
      description:
        'Compares handovers, attempts and throughput by sector with the same hour in past weeks.',
      benefits: [
        'Separates radio, power and backhaul causes',
        'Tries a remote reset during agreed hours',
        'Leaves special-event sites alone on game day',
      ],
    },
    {
      title: 'Climb planning',
      icon: 'field-os',
      description:
        'Lines up wind, landlord access, certified climbers and the right jumper kit for one visit.',
      benefits: [
        'Requests gate access once the fault is confirmed',
        'Reads torque and sweep values aloud on the tower',
        'Adds battery checks to visits already planned',
      ],
    },
    {
      title: 'Release and site standards',
      icon: 'standards-os',
      description:
        'Answers questions on grounding, radio (RF) exposure and mobile standards (3GPP) from your own documents.',
      benefits: [
        'Cites release and section',
        'Checks closeout photos against the site standard',
        'Keeps lease terms with the design',
      ],
    },
  ],
  workforceSolutions: [
    {
      title: 'Climber certificates up to date',
      icon: 'human-os-attract',
      description:
        'Collects rescue, rigging and RF awareness cards before a contractor reaches the gate.',
      benefits: ['Warns before expiration', 'Tells the supervisor why it blocks a job'],
    },
    {
      title: 'Radio engineers up to speed',
      icon: 'human-os-onboard',
      description:
        'Takes new engineers from counters to optimization on sites where mistakes stay small.',
      benefits: ['Starts in low-traffic clusters', 'Pairs each parameter change with a reviewer'],
    },
  ],
  night: {
    incident: 'A sector beside the stadium falls silent and raises no alarm.',
    steps: [
      {
        time: '02:10',
        who: 'NetworkOS',
        text: 'Sees traffic on one sector fall to zero while its carrier stays up.',
      },
      {
        time: '02:12',
        who: 'NetworkOS',
        text: 'Compares past weeks and rules out power and backhaul.',
      },
      {
        time: '02:15',
        who: 'NetworkOS',
        text: 'Tries the remote reset that you allow at this hour.',
      },
      {
        time: '02:31',
        who: 'NetworkOS',
        text: 'Sees the sector fall asleep again and suspects a wet jumper.',
      },
      {
        time: '02:34',
        who: 'FieldOS',
        text: 'Requests the gate code and finds a low-wind hour at 06:30.',
      },
      { time: '05:45', who: 'Field supervisor', text: 'Approves the climb.' },
      { time: '07:48', who: 'NetworkOS', text: 'Sees handovers return and closes the ticket.' },
    ],
    comparison: [
      {
        task: 'Noticing it',
        today: 'A complaint from the stadium, days later.',
        after: 'A ticket within the hour.',
        claim: 'mttrRange',
      },
      {
        task: 'Getting on site',
        today: 'Landlord, gate and permit, one call after another.',
        after: 'The gate request leaves with the ticket.',
        claim: 'dispatchResponse',
      },
      {
        task: 'Driving out',
        today: 'A crew drives to the site to press reset.',
        after: 'A crew climbs only after a reset fails.',
        claim: 'truckRolls',
      },
    ],
  },
  results: [
    { claim: 'wirelessAvailability', description: 'site availability over a quarter' },
    {
      claim: 'mttrRange',
      description: 'lower mean time to repair (MTTR) on radio, power and backhaul faults',
    },
    {
      claim: 'dispatchResponse',
      description: 'lower dispatch response time, gate request included',
    },
    { claim: 'truckRolls', description: 'fewer truck rolls: a remote reset is tried first' },
    { metric: 'Every sector', description: 'compared with its own history every 15 minutes' },
    { claim: 'goLive', description: 'from kickoff to go-live on the first cluster' },
  ],
  ctaTitle: 'Name a site that looks fine.',
  ctaSubtitle: 'Send a month of its counters. We mark the hours when a sector slept, and why.',
  metaDescription:
    'AI agents for wireless and 5G operators: sleeping-cell detection, climb planning and site standards, from macro towers to small cells.',
  question: {
    question: 'Can an agent switch a sector off?',
    answer:
      'No. It tests and proposes, and resets a sector only in the hours you allow. Your engineers change the radio network.',
  },
} satisfies IndustryPage;
