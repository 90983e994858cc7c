import type { IndustryPage, IndustrySummary } from '../schema';

export const summary = {
  slug: 'carriers',
  shortName: 'Carriers',
  category: 'Telecommunications',
  order: 2,
  line: 'Optical, IP and core alarms on one ticket.',
  scene: 'hub-ring',
  strand: 6,
  headlineMetric: {
    claim: 'carrierAlerts',
    description: 'lower alert volume at the NOC console',
  },
} satisfies IndustrySummary;

export const industry = {
  ...summary,
  title: 'One cause, out of forty thousand alarms.',
  subtitle:
    'Agents for national carriers that correlate across vendors and layers, keep the change freeze, and hand each region the part that is theirs.',
  imagePlaceholder:
    'Line drawing of two concentric rings of hubs joined by cross-links, with one hub on the outer ring marked.',
  overview: [
    'In a national NOC the trouble is seldom a missing alarm. Optical, IP and mobile core each have a monitoring stack, each stack has a vendor, and a single amplifier failure arrives as a storm in all of them.',
    'Midspan reads those stacks side by side and joins them over your inventory. The result is one parent ticket with a probable cause, a list of affected services with their SLA clocks, and a draft for the bridge call. Changes stay where they belong, in your change process.',
  ],
  challenges: [
    {
      title: 'Storms hide the first alarm',
      description:
        'A wavelength drops, and the card that caused it stands on page nine of the queue.',
    },
    {
      title: 'Each layer has its own truth',
      description:
        'Transport, IP and core teams compare three inventories on a bridge call before work begins.',
    },
    {
      title: 'SLA clocks run during triage',
      description:
        'Enterprise circuits breach while someone works out which customers ride the span.',
    },
    {
      title: 'Knowledge sits in regions',
      description:
        'The person who knows the Denver ring is asleep when the ticket is routed to Atlanta.',
    },
  ],
  solutions: [
    {
      title: 'Cross-layer correlation',
      icon: 'network-os',
      description:
        'Joins optical, IP and core alarms over the circuit inventory and raises one parent ticket per cause.',
      benefits: [
        'Reads several element managers without replacing any',
        'Suppresses children during approved change windows',
        'Drafts the bridge summary every fifteen minutes',
      ],
    },
    {
      title: 'Circuit status for enterprise accounts',
      icon: 'customer-os',
      description:
        'Answers account teams and customer portals with circuit state, cause and next update time.',
      benefits: [
        'Drafts the outage report (RFO) for approval',
        'Speaks in circuit ids, as enterprise NOCs do',
        'Keeps embargoed details inside',
      ],
    },
    {
      title: 'Standards across vendors',
      icon: 'standards-os',
      description:
        'Compares supplier releases and acceptance tests with the specifications in your contracts.',
      benefits: [
        'Checks lab reports against the required values',
        'Shows which sites a new edition touches',
        'Cites the section in each deviation request',
      ],
    },
  ],
  workforceSolutions: [
    {
      title: 'Analysts who can run a bridge',
      icon: 'human-os-onboard',
      description:
        'Trains new NOC analysts on replayed storms, region by region, until they can chair an incident.',
      benefits: ['Rotates through transport, IP and core', 'Clears each severity level separately'],
    },
    {
      title: 'Follow-the-sun teams in balance',
      icon: 'human-os-engage',
      description: 'Reads pulse answers next to paging load across time zones and shifts.',
      benefits: ['Shows which desk inherits the worst hours', 'Protects groups smaller than five'],
    },
  ],
  results: [
    { claim: 'carrierAlerts', description: 'lower alert volume, counted at the console' },
    { claim: 'carrierAvailability', description: 'availability on core and metro links' },
    { claim: 'mttrHalved', description: 'MTTR on incidents that span two layers or more' },
    {
      claim: 'falsePositives',
      description: 'fewer false positives reach the escalation manager',
    },
    { metric: 'One ticket', description: 'per cause, with child alarms attached in order' },
    { claim: 'goLive', description: 'from kickoff to live in the first region' },
  ],
  ctaTitle: 'Give us one storm to untangle.',
  ctaSubtitle:
    'Export a single incident from three element managers. We return it as a parent ticket with its evidence.',
  metaDescription:
    'AI agents for national carriers: cross-layer alarm correlation, circuit status for enterprise accounts and standards checks across vendors.',
} satisfies IndustryPage;
