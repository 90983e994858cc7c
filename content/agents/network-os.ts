import type { AgentPage, AgentSummary } from '../schema';

export const summary = {
  slug: 'network-os',
  name: 'NetworkOS',
  strand: 1,
  group: 'operations',
  line: 'Watches the network, finds the outage, sends the crew.',
  order: 1,
} satisfies AgentSummary;

export const agent = {
  ...summary,
  category: 'Network monitoring and dispatch',
  title: 'Know the broken span before the first call.',
  subtitle:
    'NetworkOS reads alarms, light levels and routes together, names the span that failed, and puts the right crew on the road.',
  organizationType:
    'For fiber, carrier, wireless and utility networks with a control room to relieve',
  overview: [
    'A fiber cut at 2 a.m. raises hundreds of alarms in its first minute, and most of them say nothing about the cause. NetworkOS folds them by topology, reads optical power on both sides of the gap, and names the two poles between which the light is lost.',
    'From there it works the outage by your runbook. It takes the protection path, opens one ticket, lists the addresses still dark, and passes location, splice kit and access notes to dispatch. Each step goes into the ticket beside the reading that led to it.',
  ],
  videoUrl: 'demo',
  actsAlone: [
    'Folds alarms into one ticket with a probable cause',
    'Runs read-only tests on OLTs, routers and ONTs',
    'Reroutes along protection paths you approved beforehand',
  ],
  asksFirst: [
    'Before any routing change outside those paths',
    'Before it restarts equipment that carries live traffic',
    'Before it calls out a contractor or a second crew',
  ],
  console: { kind: 'map' },
  capabilities: [
    {
      title: 'Alarm correlation',
      description:
        'Folds SNMP traps, OLT alarms and power events into one incident, ordered by topology instead of arrival.',
    },
    {
      title: 'Outage localization',
      description:
        'Compares OTDR traces with ONT light levels and names the span, the splice point and the nearest pole.',
    },
    {
      title: 'Router diagnostics',
      description:
        'Logs in read-only, checks interfaces, BGP sessions and card temperatures, and attaches what it saw.',
    },
    {
      title: 'Impact lists',
      description:
        'Turns a dark PON port into the homes, businesses and priority circuits behind it.',
    },
    {
      title: 'Crew dispatch',
      description:
        'Weighs distance, skills, stock on the truck and hours left in the shift, then sends one crew.',
    },
    {
      title: 'Shift handover',
      description:
        'Writes the log for the next shift: what is open, what was tried, and what waits for whom.',
    },
  ],
  benefits: [
    {
      claim: 'mttrHalved',
      text: 'The ticket opens with a location, so repair time starts with repair.',
    },
    {
      claim: 'falsePositives',
      text: 'Flapping ports and planned work are recognized before they page anyone.',
    },
    {
      claim: 'downtime',
      text: 'Protection paths carry the load while the splice crew drives.',
    },
    { text: 'One incident per cause, with every related alarm inside it.' },
    { text: 'On-call engineers wake for decisions and sleep through noise.' },
    { text: 'Maintenance windows are read from the change calendar, with no suppression lists.' },
    { text: 'Priority circuits such as 911 trunks stand first on every impact list.' },
    { text: 'The post-incident review starts from a timeline that is already written.' },
  ],
  ctaTitle: 'Replay your last outage.',
  ctaSubtitle:
    'Bring one night of alarms. We show what NetworkOS groups, tests and dispatches, minute by minute.',
  metaDescription:
    'NetworkOS correlates alarms, localizes outages to the span and dispatches the right crew, inside the limits your control room sets.',
} satisfies AgentPage;
