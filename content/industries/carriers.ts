import type { IndustryPage, IndustrySummary } from '../schema';

export const summary = {
  slug: 'carriers',
  shortName: 'Carriers',
  category: 'Telecommunications',
  order: 2,
  line: 'Optical, IP and core alarms in one ticket.',
  scene: 'hub-ring',
  strand: 6,
  headlineMetric: {
    claim: 'carrierAlerts',
    description: 'lower alert volume in the control room',
  },
} satisfies IndustrySummary;

export const industry = {
  ...summary,
  title: 'Forty thousand alarms, one cause.',
  subtitle:
    'Agents for national carriers that correlate alarms across vendors and layers within minutes, respect the change freeze, and give each region its own part of the work.',
  imagePlaceholder:
    'Line drawing of two concentric rings of hubs joined by cross-links, with one hub on the outer ring marked.',
  overview: [
    'A national network operations center (NOC) seldom lacks alarms. Optical, IP and mobile core each have a monitoring stack, each stack has a vendor, and one amplifier failure sets off a storm in all of them.',
    'Midspan reads those stacks side by side and matches them to your inventory. You get one parent ticket with a probable cause, a list of affected services with their service-level (SLA) clocks, and a draft for the bridge call. Changes stay in your change process.',
  ],
  challenges: [
    {
      title: 'Storms hide the first alarm',
      description: 'A wavelength drops, and the card that caused it is on page nine of the queue.',
    },
    {
      title: 'Each layer has its own truth',
      description:
        'Transport, IP and core teams compare three inventories on a bridge call before anyone starts work.',
    },
    {
      title: 'SLA clocks run during triage',
      description:
        'Enterprise circuits breach their SLAs while someone works out which customers ride the span.',
    },
    {
      title: 'Knowledge stays in the regions',
      description:
        'The engineer who knows the Denver ring is asleep when the ticket reaches Atlanta.',
    },
  ],
  solutions: [
    {
      title: 'Cross-layer correlation',
      icon: 'network-os',
      description:
        'Matches optical, IP and core alarms to the circuit inventory and opens one parent ticket per cause.',
      benefits: [
        'Works with every element manager, replaces none',
        'Suppresses child alarms during approved changes',
        'Drafts the bridge summary every fifteen minutes',
      ],
    },
    {
      title: 'Circuit status for enterprise accounts',
      icon: 'customer-os',
      description:
        'Gives account teams and customer portals circuit status, cause and next update time.',
      benefits: [
        'Drafts the reason for outage (RFO) for approval',
        'Speaks in circuit IDs, as enterprise NOCs do',
        'Keeps embargoed details internal',
      ],
    },
    {
      title: 'Standards across vendors',
      icon: 'standards-os',
      description:
        'Compares supplier releases and acceptance tests with the specifications in your contracts.',
      benefits: [
        'Checks lab reports against the required values',
        'Shows which sites a new edition affects',
        'Cites the section in each deviation request',
      ],
    },
  ],
  workforceSolutions: [
    {
      title: 'Analysts who can run a bridge',
      icon: 'human-os-onboard',
      description:
        'Trains new NOC analysts on replayed storms, region by region, until they can lead an incident.',
      benefits: ['Rotates through transport, IP and core', 'Clears each severity level separately'],
    },
    {
      title: 'Follow-the-sun teams in balance',
      icon: 'human-os-engage',
      description: 'Compares survey answers with paging load across time zones and shifts.',
      benefits: ['Shows which desk gets the worst hours', 'Protects groups smaller than five'],
    },
  ],
  night: {
    incident: 'An amplifier fails west of Denver, in the middle of a change freeze.',
    steps: [
      {
        time: '00:41',
        who: 'NetworkOS',
        text: 'Reads 3,180 alarms from three vendors and groups them under one amplifier.',
      },
      {
        time: '00:42',
        who: 'NetworkOS',
        text: 'Opens one parent ticket with 46 affected circuits and their SLA clocks.',
      },
      {
        time: '00:44',
        who: 'CustomerOS',
        text: 'Gives each account team the status of its circuits.',
      },
      {
        time: '00:46',
        who: 'NetworkOS',
        text: 'Proposes a reroute outside the approved paths, with the evidence.',
      },
      { time: '00:53', who: 'Shift lead', text: 'Approves it as an exception to the freeze.' },
      {
        time: '00:55',
        who: 'NetworkOS',
        text: 'Reroutes and confirms traffic on all 46 circuits.',
      },
      {
        time: '01:10',
        who: 'NetworkOS',
        text: 'Drafts the bridge summary and the repair order for the region.',
      },
    ],
    comparison: [
      {
        task: 'Reading alarms',
        today: 'Three queues, one per vendor.',
        after: 'One ticket per cause.',
        claim: 'carrierAlerts',
      },
      {
        task: 'Finding the cause',
        today: 'Three teams compare inventories on a call.',
        after: 'The ticket names the failed card.',
        claim: 'mttrHalved',
      },
      {
        task: 'Escalating',
        today: 'Every storm pages the manager.',
        after: 'A page means a fault.',
        claim: 'falsePositives',
      },
    ],
  },
  results: [
    { claim: 'carrierAlerts', description: 'lower alert volume, counted at the NOC console' },
    { claim: 'carrierAvailability', description: 'availability on core and metro links' },
    {
      claim: 'mttrHalved',
      description: 'mean time to repair (MTTR) on incidents that span two or more layers',
    },
    {
      claim: 'falsePositives',
      description: 'fewer false positives reach the escalation manager',
    },
    { metric: 'One ticket', description: 'per cause, with child alarms attached in order' },
    { claim: 'goLive', description: 'from kickoff to go-live in the first region' },
  ],
  ctaTitle: 'Bring us one storm to untangle.',
  ctaSubtitle:
    'Export one incident from three element managers. We return one parent ticket with its evidence.',
  metaDescription:
    'AI agents for national carriers: cross-layer alarm correlation, circuit status for enterprise accounts, and standards checks across vendors.',
  question: {
    question: 'Do agents respect our change process?',
    answer: 'Yes. They stop during your change freeze and act only in windows you approve.',
  },
} satisfies IndustryPage;
