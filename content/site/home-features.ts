import { ridgeCountyCut } from '../constants';

const { port, stillDown } = ridgeCountyCut;

/** The features grid of the home page (specification §2.13), each with the data of its small picture. */
export const featuresSection = {
  heading: 'Works in the systems you already run.',
  lead: 'No rip and replace. Agents sign in where your people do, with fewer permissions.',
} as const;

export const agenticWorkflows = {
  title: 'Agentic workflows via MCP',
  text: 'Agents reach your tools through the Model Context Protocol (MCP), one permission per tool. Every call is logged with its input and result.',
  trace: [
    { time: '02:14:02', call: 'alarms.since', input: '60 s', result: '214 alarms, 1 root' },
    {
      time: '02:14:04',
      call: 'olt.read_light',
      input: `OLT-03, port ${port}`,
      result: `${stillDown} of ${stillDown} dark`,
    },
    { time: '02:14:07', call: 'plant.locate', input: '4.18 km', result: 'span 118–131' },
    { time: '02:14:08', call: 'ring.protect', input: 'S-41, S-44', result: 'allowed by policy 12' },
    { time: '02:14:31', call: 'crew.dispatch', input: 'crew 7', result: 'accepted' },
  ],
  traceLabel: 'Tool calls of one incident',
} as const;

export const ossBssIntegrations = {
  title: 'OSS/BSS integrations',
  text: 'Inventory, ticketing and billing stay your systems of record. Agents read them through your APIs and write only where you allow it.',
  diagram: {
    description:
      'A wiring diagram: agents between monitoring, inventory and ticketing on the left and billing, CRM and work orders on the right.',
    center: 'Agents',
    oss: ['Monitoring', 'Inventory', 'Ticketing'],
    bss: ['Billing', 'CRM', 'Work orders'],
  },
} as const;

export const outageDetection = {
  title: 'Outage detection',
  text: 'Agents read line terminals (OLTs), meter pings and routes together, so a dead router is never mistaken for a cut span.',
  readings: [
    { label: `OLT-03 / ${port - 1}`, value: '−19.2 dBm', state: 'ok' },
    { label: `OLT-03 / ${port}`, value: 'no light', state: 'bad' },
    { label: `OLT-03 / ${port + 1}`, value: '−17.5 dBm', state: 'ok' },
  ],
} as const;

export const voiceAi = {
  title: 'Voice AI',
  text: 'Subscribers call, technicians talk. The same agents understand both, through wind, generators and bad lines.',
  transcript: [
    { from: 'Technician', text: 'What is on tray two?' },
    { from: 'FieldOS', text: 'Twelve fibers. Number nine is dark. That’s the one to splice.' },
  ],
} as const;

export const documentIntelligence = {
  title: 'Document intelligence',
  text: 'Ask your standards, as-builts and manuals. Get one sentence and the page it came from.',
  answer: {
    question: 'Can this drop share the power pole?',
    text: 'Yes, with the clearance your joint-use agreement sets for this pole class.',
    source: 'Joint-use agreement, section 6, page 14',
  },
} as const;
