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
    'NetworkOS gives your control room one ticket per outage, within seconds: it reads alarms, light levels and routes together, names the failed span and sends the right crew.',
  organizationType: 'For control rooms of fiber, carrier, wireless and utility networks',
  overview: [
    'A fiber cut at 2 a.m. raises hundreds of alarms in its first minute, and most say nothing about the cause. NetworkOS groups them by topology, reads optical power on both sides of the break, and names the two poles where the light stops.',
    'From there it follows your runbook. It switches to the protection path, opens one ticket, lists the addresses still dark, and sends location, splice kit and access notes to dispatch. The ticket shows each step next to the reading that led to it.',
  ],
  videoUrl: 'demo',
  actsAlone: [
    'Groups alarms into one ticket with a probable cause',
    'Runs read-only tests on line terminals (OLTs), home terminals (ONTs) and routers',
    'Reroutes along protection paths you approved in advance',
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
        'Groups SNMP device alerts, OLT alarms and power events into one incident, ordered by topology instead of arrival time.',
    },
    {
      title: 'Outage localization',
      description:
        'Compares reflectometer (OTDR) traces with ONT light levels and names the span, the splice point and the nearest pole.',
    },
    {
      title: 'Router diagnostics',
      description:
        'Signs in read-only, checks interfaces, routing (BGP) sessions and card temperatures, and attaches its findings.',
    },
    {
      title: 'Impact lists',
      description:
        'Lists the homes, businesses and priority circuits behind a dark passive optical network (PON) port.',
    },
    {
      title: 'Crew dispatch',
      description:
        'Weighs distance, skills, truck stock and hours left in the shift, then sends one crew.',
    },
    {
      title: 'Shift handover',
      description:
        'Writes the log for the next shift: open tickets, steps tried, and who owns the next one.',
    },
  ],
  benefits: [
    {
      claim: 'mttrHalved',
      text: 'The ticket opens with a location, so crews start with the repair.',
    },
    {
      claim: 'falsePositives',
      text: 'NetworkOS recognizes flapping ports and planned work before they page anyone.',
    },
    {
      claim: 'downtime',
      text: 'Protection paths carry the traffic while the splice crew drives.',
    },
    { text: 'One incident per cause, with every related alarm inside it.' },
    { text: 'On-call engineers wake for decisions and sleep through the noise.' },
    { text: 'Maintenance windows come from your change calendar, with no suppression lists.' },
    { text: 'Priority circuits such as 911 trunks come first on every impact list.' },
    { text: 'Your post-incident review starts from a finished timeline.' },
  ],
  ctaTitle: 'Replay your last outage.',
  ctaSubtitle:
    'Bring one night of alarms. We show what NetworkOS would group, test and dispatch, minute by minute.',
  metaDescription:
    'NetworkOS correlates alarms, localizes outages to the span and dispatches the right crew, inside the limits your control room sets.',
} satisfies AgentPage;
