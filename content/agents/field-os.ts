import type { AgentPage, AgentSummary } from '../schema';

export const summary = {
  slug: 'field-os',
  name: 'FieldOS',
  strand: 3,
  group: 'operations',
  line: 'Dispatches technicians and helps them by voice on site.',
  order: 3,
} satisfies AgentSummary;

export const agent = {
  ...summary,
  category: 'Field assistant and dispatch',
  title: 'Extra hands in the bucket truck.',
  subtitle:
    'FieldOS plans the day, sends the truck with the right parts, and talks technicians through the job, hands-free.',
  organizationType: 'For crews that splice, climb and install',
  overview: [
    'A truck that leaves with the wrong optic gets sent out twice. FieldOS reads the fault before it books the visit, checks the stock on each truck, and skips any ticket that the network can clear remotely.',
    'On site, the technician speaks and FieldOS listens. It reads the splice sheet aloud, watches the home’s fiber terminal (ONT) come up, records serial numbers, and files the closeout while the ladder goes back on the rack. Gloves stay on.',
  ],
  actsAlone: [
    'Plans the day’s route and moves jobs within a shift',
    'Reads splice sheets, light levels and port maps aloud',
    'Fills in closeout notes, photos and serial numbers',
  ],
  asksFirst: [
    'Before it cancels a visit the subscriber confirmed',
    'Before it assigns overtime or a weekend job',
    'Before anyone opens a splice case that carries traffic',
  ],
  console: {
    kind: 'voice',
    title: 'Crew 7, pole P-131',
    clock: '03:21:40',
    description:
      'A voice transcript. A technician at pole P-131 asks for a fiber’s tray position. FieldOS reads it aloud, confirms light after the splice and files the closeout.',
    waveform: [
      0.2, 0.35, 0.5, 0.8, 0.6, 0.95, 0.7, 0.45, 0.3, 0.55, 0.85, 1, 0.75, 0.5, 0.65, 0.9, 0.6, 0.4,
      0.25, 0.45, 0.7, 0.5, 0.3, 0.15,
    ],
    turns: [
      { time: '03:02:10', from: 'technician', text: 'Case is open. Which tray has fiber nine?' },
      {
        time: '03:02:13',
        from: 'agent',
        text: 'Tray two, position nine, yellow in the blue tube. It feeds line terminal OLT-03.',
      },
      { time: '03:19:48', from: 'technician', text: 'Spliced. What do you see?' },
      {
        time: '03:19:55',
        from: 'agent',
        text: 'Light is back, −19.1 dBm at the last terminal. All 32 homes are up. Shall I close the job?',
      },
      { time: '03:20:02', from: 'technician', text: 'Close it. The pole tag is missing here.' },
    ],
    readings: [
      { time: '03:19:55', label: 'Splice loss', value: '0.04 dB' },
      { time: '03:19:55', label: 'Far-end light', value: '−19.1 dBm' },
      { time: '03:19:55', label: 'Homes up', value: '32 of 32' },
    ],
    feed: [
      { time: '03:02:13', event: 'Splice tray read aloud', tag: 'OLT-03' },
      { time: '03:20:09', event: 'Closeout filed with two photos', tag: 'job 4471' },
      {
        time: '03:21:40',
        event: 'Pole tag added to the survey list',
        tag: 'by day crew',
        due: true,
      },
    ],
  },
  capabilities: [
    {
      title: 'Voice on the job',
      description:
        'Answers through a headset in wind and generator noise, in the crew’s own words for trays, tubes and taps.',
    },
    {
      title: 'Truck stock check',
      description:
        'Knows which truck carries drop cable, a pluggable optic (SFP) or a fusion splicer before it leaves the yard.',
    },
    {
      title: 'Route planning',
      description:
        'Plans visits by drive time, appointment window and daylight, and replans when an outage comes in.',
    },
    {
      title: 'Live test readback',
      description:
        'Reads optical power and port state from the network while the connector is still in hand.',
    },
    {
      title: 'Closeout paperwork',
      description:
        'Turns speech and photos into as-built notes, serial numbers and billing codes in your work order system.',
    },
    {
      title: 'Remote fix first',
      description:
        'Tries a port reset or reprovisioning before booking a visit, and flags visits no longer needed.',
    },
  ],
  benefits: [
    {
      claim: 'truckRolls',
      text: 'No one drives to a fault that a port reset can fix.',
    },
    {
      claim: 'dispatchResponse',
      text: 'A crew gets the job within a minute of a confirmed fault.',
    },
    { text: 'The first visit brings the part that used to take a second visit.' },
    { text: 'New technicians get the same advice as twenty-year veterans.' },
    { text: 'As-builts match the pole because crews dictate them at the pole.' },
    { text: 'Subscribers see the crew on a map, with an arrival time that follows traffic.' },
    { text: 'Voice check-ins for lone workers, at the intervals in your safety plan.' },
    { text: 'Notes record without a cell signal and sync when coverage returns.' },
  ],
  ctaTitle: 'Ride along for one shift.',
  ctaSubtitle:
    'We replan one of your real days with FieldOS: same jobs, same trucks, miles side by side.',
  metaDescription:
    'FieldOS dispatches technicians with the right parts and guides them by voice on site, from splice sheet to closeout.',
} satisfies AgentPage;
