/** The features grid of the home page (specification §1), each with the data of its small picture. */

export const featuresSection = {
  heading: 'At work in the systems you already run.',
  lead: 'No rip and replace. Agents log in where your people log in, with fewer rights.',
} as const;

export const agenticWorkflows = {
  title: 'Agentic workflows via MCP',
  text: 'Your tools are offered to the agents over the Model Context Protocol, one permission each. Every call is shown with what went in and what came back.',
  trace: [
    { time: '02:14:02', call: 'alarms.since', input: '60 s', result: '214 alarms, 1 root' },
    { time: '02:14:04', call: 'olt.read_light', input: 'OLT-03, port 7', result: '32 of 32 dark' },
    { time: '02:14:07', call: 'plant.locate', input: '4.18 km', result: 'span 118–131' },
    { time: '02:14:08', call: 'ring.protect', input: 'S-41, S-44', result: 'allowed by policy 12' },
    { time: '02:14:31', call: 'crew.dispatch', input: 'crew 7', result: 'accepted' },
  ],
  traceLabel: 'Tool calls of one incident',
} as const;

export const ossBssIntegrations = {
  title: 'OSS/BSS integrations',
  text: 'Inventory, ticketing, billing and mediation stay the systems of record. Agents read them through the APIs you have, and write where you allow it.',
  diagram: {
    description:
      'A wiring diagram: monitoring, inventory and ticketing on the left, billing, CRM and work orders on the right, each joined to the agents in the middle.',
    center: 'Agents',
    oss: ['Monitoring', 'Inventory', 'Ticketing'],
    bss: ['Billing', 'CRM', 'Work orders'],
  },
} as const;

export const outageDetection = {
  title: 'Outage detection',
  text: 'Light levels, meter pings and route changes are read together, so a dead router is told from a dead span.',
  readings: [
    { label: 'OLT-03 / 6', value: '−19.2 dBm', state: 'ok' },
    { label: 'OLT-03 / 7', value: 'no light', state: 'bad' },
    { label: 'OLT-03 / 8', value: '−18.7 dBm', state: 'ok' },
  ],
} as const;

export const voiceAi = {
  title: 'Voice AI',
  text: 'Subscribers call, technicians talk. The same agents listen through wind, generators and a bad line.',
  transcript: [
    { from: 'Technician', text: 'What is on tray two?' },
    { from: 'FieldOS', text: 'Twelve fibers. Nine is dark, and it is yours.' },
  ],
} as const;

export const documentIntelligence = {
  title: 'Document intelligence',
  text: 'Plant standards, as-builts and vendor manuals answer in a sentence, with the page to check it on.',
  answer: {
    question: 'May this drop share the power pole?',
    text: 'Yes, with the clearance your joint-use agreement sets for this pole class.',
    source: 'Joint-use agreement, section 6, page 14',
  },
} as const;
