import type { IndustryPage, IndustrySummary } from '../schema';

export const summary = {
  slug: 'fiber-isps',
  shortName: 'Fiber ISPs',
  category: 'Telecommunications',
  order: 1,
  line: 'Fewer truck rolls for co-ops and regional fiber.',
  scene: 'splice-tray',
  strand: 1,
  headlineMetric: {
    claim: 'fiberTruckRolls',
    description: 'fewer truck rolls, with light checked before anyone drives',
  },
} satisfies IndustrySummary;

export const industry = {
  ...summary,
  title: 'Run fiber with the crew you have.',
  subtitle:
    'Agents for fiber ISPs and co-ops that read light levels, answer members day and night, and send a truck only when fiber needs hands.',
  imagePlaceholder:
    'Line drawing of an open splice tray: twelve fibers enter from the left, cross a row of splices and leave to the right, with one splice marked.',
  overview: [
    'A co-op with 9,000 passings works with the same physics as a national carrier, and a staff of thirty. The person who knows the line terminal (OLT) also answers the phone, and the splice crew covers three counties.',
    'Midspan takes the first hour of every fault. It reads light on the passive optical network (PON), sorts cuts from dead routers, updates members and lists the splice kit. Your people decide, climb and build the next town.',
  ],
  challenges: [
    {
      title: 'Every slow router becomes a truck roll',
      description:
        'A visit costs half a day on gravel roads, and too many end with a loose power plug.',
    },
    {
      title: 'Two people carry the pager',
      description: 'The engineer who fixed the ring at 3 a.m. is also due at the board meeting.',
    },
    {
      title: 'Members call before the alarm is read',
      description:
        'By the time you sort the list of dark home terminals (ONTs), the office line is busy and stays busy.',
    },
    {
      title: 'Construction outruns documentation',
      description:
        'Grant-funded builds add routes faster than as-builts reach the map, and splicers find out on site.',
    },
  ],
  solutions: [
    {
      title: 'Fault location on PON and ring',
      icon: 'network-os',
      description:
        'Compares ONT light across a splitter and names the span, the tap or the drop that went dark.',
      benefits: [
        'Tells a cut from a power outage by the last signal from each ONT',
        'Knows which splice case is between two poles',
        'Lists anchor institutions behind a port first',
      ],
    },
    {
      title: 'Member support in your name',
      icon: 'customer-os',
      description:
        'Answers the office line after five and during storms, with that member’s plan and light level in view.',
      benefits: [
        'Separates Wi-Fi trouble from fiber trouble',
        'Texts affected roads before the phones start',
        'Books installs around planting and harvest',
      ],
    },
    {
      title: 'One truck, one visit',
      icon: 'field-os',
      description:
        'Checks optics, drop length and splitter port before booking a job, then rides along by voice.',
      benefits: [
        'Flags no-fault visits on the schedule',
        'Lists the truck load by ticket, drop cable included',
        'Writes the as-built while the case is open',
      ],
    },
  ],
  workforceSolutions: [
    {
      title: 'Hiring from the next town',
      icon: 'human-os-attract',
      description: 'Keeps candidates from farms and trade schools engaged until their first climb.',
      benefits: ['Climbing physical booked nearby', 'Gear sized and ordered per hire'],
    },
    {
      title: 'Splicers ready in a season',
      icon: 'human-os-onboard',
      description:
        'Schedules fusion splicing, pole safety and test-trace (OTDR) training around the build calendar, with sign-offs in the field.',
      benefits: ['Practice on retired cable first', 'Mentor sign-off by phone at the handhole'],
    },
  ],
  night: {
    incident: 'A car hits a pole on County Road 9, and 64 homes go dark.',
    steps: [
      {
        time: '01:52',
        who: 'NetworkOS',
        text: 'Sees 64 home terminals lose light at once. None reports a power loss.',
      },
      {
        time: '01:53',
        who: 'NetworkOS',
        text: 'Names the span between two poles and opens one ticket.',
      },
      {
        time: '01:55',
        who: 'CustomerOS',
        text: 'Texts the 64 members the cause and the time of the next update.',
      },
      {
        time: '01:57',
        who: 'FieldOS',
        text: 'Proposes the closest crew and lists its splice kit.',
      },
      { time: '02:04', who: 'On-call engineer', text: 'Approves the overtime from a phone.' },
      {
        time: '03:31',
        who: 'FieldOS',
        text: 'Reads the splice sheet aloud at the pole and writes the as-built.',
      },
      {
        time: '04:12',
        who: 'NetworkOS',
        text: 'Sees light in all 64 homes and closes the ticket.',
      },
    ],
    comparison: [
      {
        task: 'Locating the cut',
        today: 'An engineer drives the road with a test set.',
        after: 'The ticket names the span.',
        claim: 'fiberMttr',
      },
      {
        task: 'Telling members',
        today: 'The pager holder answers the office line, too.',
        after: 'Members get a text and answers before they call.',
        claim: 'fiberTickets',
      },
      {
        task: 'Sending a truck',
        today: 'A crew goes out to see what broke.',
        after: 'A crew goes out with the right kit.',
        claim: 'fiberTruckRolls',
      },
    ],
  },
  results: [
    {
      claim: 'fiberTruckRolls',
      description: 'fewer truck rolls: agents read light before anyone drives',
    },
    {
      claim: 'fiberTickets',
      description: 'of Tier 1 tickets automated, outage and Wi-Fi questions included',
    },
    { claim: 'fiberUptime', description: 'uptime monitoring across OLTs, rings and backhaul' },
    { claim: 'fiberMttr', description: 'lower mean time to repair (MTTR) on distribution fiber' },
    {
      claim: 'csat',
      description: 'higher satisfaction (CSAT) among members who contacted the office',
    },
    { claim: 'goLive', description: 'from kickoff to go-live, between two board meetings' },
  ],
  ctaTitle: 'Bring us your noisiest splitter.',
  ctaSubtitle:
    'We read a month of its tickets and light levels and show which visits you still need.',
  metaDescription:
    'AI agents for fiber ISPs and co-ops: fault location, member support, and dispatch that sends a truck only when fiber needs hands.',
  question: {
    question: 'Do we need an engineer on call?',
    answer:
      'Yes, one. That person approves crews and equipment restarts, and gets one page per outage.',
  },
} satisfies IndustryPage;
