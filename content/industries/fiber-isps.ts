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
    description: 'fewer truck rolls for drops, ONTs and visits that find no fault',
  },
} satisfies IndustrySummary;

export const industry = {
  ...summary,
  title: 'Run fiber with the crew you have.',
  subtitle:
    'Agents for fiber ISPs and co-ops that read light levels, answer members, and send a truck only when glass needs hands.',
  imagePlaceholder:
    'Line drawing of an open splice tray: twelve fibers enter from the left, cross a row of splices and leave to the right, with one splice marked.',
  overview: [
    'A co-op with 9,000 passings runs the same physics as a national carrier with a staff of thirty. The person who knows the OLT also answers the phone, and the splice crew covers three counties.',
    'Midspan takes the first hour of every fault: reading PON light, sorting cuts from dead routers, telling members what is going on, and packing the splice kit. Your people decide, climb and build the next town.',
  ],
  challenges: [
    {
      title: 'Every slow router becomes a truck roll',
      description:
        'A visit costs half a day across gravel roads, and too many end with a loose power plug.',
    },
    {
      title: 'Two people carry the pager',
      description: 'The engineer who fixed the ring at 3 a.m. is also due at the board meeting.',
    },
    {
      title: 'Members call before the alarm is read',
      description: 'By the time the ONT list is sorted, the office line is busy and stays so.',
    },
    {
      title: 'Construction outruns documentation',
      description:
        'Grant-funded builds add routes faster than as-builts reach the map, and splicers find out on site.',
    },
  ],
  solutions: [
    {
      title: 'Break location on PON and ring',
      icon: 'network-os',
      description:
        'Compares ONT light across a splitter and names the span, the tap or the single drop that went dark.',
      benefits: [
        'Tells a cut from a power failure by the last gasp of the ONTs',
        'Knows which splice case sits between two poles',
        'Lists the anchor institutions behind a port first',
      ],
    },
    {
      title: 'Member support in your name',
      icon: 'customer-os',
      description:
        'Answers the office line after five and during storms, with the plan and light level of that member at hand.',
      benefits: [
        'Explains Wi-Fi trouble apart from fiber trouble',
        'Texts the road affected before the phones start',
        'Books installs around the plow or the harvest',
      ],
    },
    {
      title: 'One truck, one visit',
      icon: 'field-os',
      description:
        'Checks optics, drop length and splitter port before a job is booked, then rides along by voice.',
      benefits: [
        'Clears no-fault-found visits from the schedule',
        'Loads the van by ticket, drop cable included',
        'Writes the as-built while the case is open',
      ],
    },
  ],
  workforceSolutions: [
    {
      title: 'Splicers ready in a season',
      icon: 'human-os-onboard',
      description:
        'Paces fusion splicing, pole safety and OTDR reading around the build calendar, with sign-offs in the field.',
      benefits: ['Practice on retired cable first', 'Mentor sign-off by phone at the handhole'],
    },
    {
      title: 'Hiring from the next town',
      icon: 'human-os-attract',
      description:
        'Keeps candidates from farm and trade school warm through the weeks before their first climb.',
      benefits: ['Climbing medical booked nearby', 'Gear sized and ordered per hire'],
    },
  ],
  results: [
    {
      claim: 'fiberTruckRolls',
      description: 'fewer truck rolls, since light is read before anyone drives',
    },
    {
      claim: 'fiberTickets',
      description: 'of Tier 1 tickets automated, outage and Wi-Fi questions among them',
    },
    { claim: 'fiberUptime', description: 'uptime monitoring across OLTs, rings and backhaul' },
    { claim: 'fiberMttr', description: 'lower MTTR on distribution fiber' },
    { claim: 'csat', description: 'higher CSAT among members who contacted the office' },
    { claim: 'goLive', description: 'from kickoff to live, between two board meetings' },
  ],
  ctaTitle: 'Bring us one splitter that keeps calling.',
  ctaSubtitle: 'We read a month of its tickets and light levels, and show which visits remain.',
  metaDescription:
    'AI agents for fiber ISPs and co-ops: PON fault location, member support and dispatch that sends a truck only when glass needs hands.',
} satisfies IndustryPage;
