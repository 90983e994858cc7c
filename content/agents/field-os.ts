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
  title: 'A second pair of hands in the bucket.',
  subtitle:
    'FieldOS plans the day, sends the truck with the right stock, and talks a technician through the job with both hands free.',
  organizationType: 'For crews that splice, climb and install',
  overview: [
    'A truck that leaves with the wrong optic comes back twice. FieldOS reads the fault before it books the visit, checks what is on which truck, and leaves alone any ticket that the network can clear by itself.',
    'On site the technician speaks and FieldOS listens. It reads out the splice sheet, watches the ONT come up, notes serial numbers, and files the closeout while the ladder goes back on the rack. Gloves stay on.',
  ],
  actsAlone: [
    'Orders the day’s route and moves jobs within a shift',
    'Reads splice sheets, light levels and port maps aloud',
    'Fills in closeout notes, photos and serial numbers',
  ],
  asksFirst: [
    'Before it cancels a visit that a subscriber confirmed',
    'Before it assigns overtime or a weekend job',
    'Before anyone opens a splice case that carries traffic',
  ],
  console: {
    kind: 'voice',
    title: 'Crew 7, pole P-131',
    clock: '03:21:40',
    description:
      'A voice transcript. A technician at pole P-131 asks for the tray position of a fiber, FieldOS reads it out, confirms light after the splice and files the closeout.',
    waveform: [
      0.2, 0.35, 0.5, 0.8, 0.6, 0.95, 0.7, 0.45, 0.3, 0.55, 0.85, 1, 0.75, 0.5, 0.65, 0.9, 0.6, 0.4,
      0.25, 0.45, 0.7, 0.5, 0.3, 0.15,
    ],
    turns: [
      { time: '03:02:10', from: 'technician', text: 'Case is open. Which tray has fiber nine?' },
      {
        time: '03:02:13',
        from: 'agent',
        text: 'Tray two, position nine, the yellow one in the blue tube. It feeds OLT-03.',
      },
      { time: '03:19:48', from: 'technician', text: 'Spliced. What do you see?' },
      {
        time: '03:19:55',
        from: 'agent',
        text: 'Light is back, −19.1 dBm at the last ONT. All 32 homes are up. Shall I close the job?',
      },
      { time: '03:20:02', from: 'technician', text: 'Close it. Pole tag is missing here.' },
    ],
    readings: [
      { label: 'Splice loss', value: '0.04 dB' },
      { label: 'Far-end light', value: '−19.1 dBm' },
      { label: 'Homes up', value: '32 of 32' },
    ],
    feed: [
      { time: '02:52:40', event: 'Crew 7 on site, splice kit checked', tag: 'P-131' },
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
        'Answers through a headset in wind and generator noise, in the words crews use for trays, tubes and taps.',
    },
    {
      title: 'Truck stock check',
      description:
        'Knows which van carries drop cable, an SFP or a fusion splicer before it leaves the yard.',
    },
    {
      title: 'Route planning',
      description:
        'Orders visits by drive time, appointment window and daylight, and plans again when an outage cuts in.',
    },
    {
      title: 'Live test readback',
      description:
        'Reads optical power and port state from the network while the connector is still in hand.',
    },
    {
      title: 'Closeout paperwork',
      description:
        'Turns speech and photos into as-built notes, serial numbers and billing codes in your work-order system.',
    },
    {
      title: 'Remote fix first',
      description:
        'Tries a port bounce or a reprovision before a visit is booked, and cancels the ones that are no longer needed.',
    },
  ],
  benefits: [
    {
      claim: 'truckRolls',
      text: 'Visits that a port reset would have solved are never booked.',
    },
    {
      claim: 'dispatchResponse',
      text: 'The job reaches a crew in the minute that the fault is confirmed.',
    },
    { text: 'The first visit carries the part that the second visit used to bring.' },
    { text: 'New technicians hear the same advice as the ones with twenty seasons.' },
    { text: 'As-builts match the pole, since they are dictated at the pole.' },
    { text: 'Subscribers see a crew on the map, with an arrival time that moves with traffic.' },
    { text: 'Lone workers are checked on by voice, at intervals your safety plan sets.' },
    { text: 'Notes still record where there is no cell signal, and sync at the next bar.' },
  ],
  ctaTitle: 'Ride along for one shift.',
  ctaSubtitle:
    'We plan one of your real days again with FieldOS: same jobs, same trucks, and the miles side by side.',
  metaDescription:
    'FieldOS dispatches technicians with the right stock and guides them by voice on site, from the splice sheet to the closeout.',
} satisfies AgentPage;
