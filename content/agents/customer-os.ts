import type { AgentPage, AgentSummary } from '../schema';

export const summary = {
  slug: 'customer-os',
  name: 'CustomerOS',
  strand: 2,
  group: 'operations',
  line: 'Answers Tier 1 support until the ticket is closed.',
  order: 2,
} satisfies AgentSummary;

export const agent = {
  ...summary,
  category: 'Tier 1 customer support',
  title: 'Tier 1 that stays until the ticket is closed.',
  subtitle:
    'CustomerOS answers by phone, chat, SMS and email, tests the line while the subscriber is talking, and fixes what a first-line desk would fix.',
  organizationType: 'For operators whose phones ring in proportion to the weather',
  overview: [
    'Most calls to a broadband help desk ask one of five things: is it down, is it me, when will it be back, what is on my bill, when does the technician come. CustomerOS answers all five from your own systems, with the state of that subscriber’s line in view.',
    'When a fault is real, the subscriber keeps talking to the same agent. It reads the ONT, restarts it with consent, books a visit in a slot that exists, and calls back when service returns. What it cannot solve reaches your Tier 2 with the tests already run.',
  ],
  actsAlone: [
    'Answers outage, billing-date and appointment questions',
    'Tests the line and restarts a modem with consent',
    'Books, moves and confirms technician visits',
  ],
  asksFirst: [
    'Before it grants a credit above the limit you set',
    'Before it changes a plan or ends a contract',
    'Before it answers a regulator, a lawyer or the press',
  ],
  console: {
    kind: 'thread',
    title: 'Chat with subscriber 20817',
    clock: '18:42:51',
    description:
      'A support chat. A subscriber reports frozen video, CustomerOS tests the line, finds weak Wi-Fi on one channel, moves the channel and confirms that the speed is back.',
    messages: [
      { time: '18:40:12', from: 'subscriber', text: 'Video keeps freezing since about six.' },
      {
        time: '18:40:19',
        from: 'agent',
        text: 'Your fiber line is clean at −18.4 dBm. The Wi-Fi channel is crowded. May I move it? You lose Wi-Fi for about ten seconds.',
      },
      { time: '18:41:03', from: 'subscriber', text: 'Yes, go ahead.' },
      {
        time: '18:41:36',
        from: 'agent',
        text: 'Done. The living-room TV is back at 214 Mbps. I check again at nine and write only if it drops.',
      },
      { time: '18:42:44', from: 'subscriber', text: 'Works. Thanks.' },
    ],
    feed: [
      { time: '18:40:15', event: 'Read ONT light and Wi-Fi scan', tag: '3 s' },
      { time: '18:41:12', event: 'Moved 5 GHz from channel 36 to 149', tag: 'consent' },
      { time: '18:42:51', event: 'Ticket 88213 closed', tag: 'no handover' },
    ],
  },
  capabilities: [
    {
      title: 'Line-aware answers',
      description:
        'Looks up the ONT, the plan and open outages before the first sentence, so nobody is asked to restart a router in an outage.',
    },
    {
      title: 'Guided repair',
      description:
        'Walks a subscriber through cabling and Wi-Fi in plain steps and checks each one from the network side.',
    },
    {
      title: 'Outage messaging',
      description:
        'Texts the affected addresses first, with cause and expected return, and again when the light is back.',
    },
    {
      title: 'Appointments',
      description:
        'Offers slots that dispatch can keep, and moves them when the road or the storm says so.',
    },
    {
      title: 'Billing questions',
      description:
        'Explains a prorated month, a promo that ended or a late fee from the invoice itself.',
    },
    {
      title: 'Warm handover',
      description:
        'Passes the call to Tier 2 with transcript, tests and consent, so the story is told once.',
    },
  ],
  benefits: [
    {
      claim: 'resolvedWithoutHumans',
      text: 'The five questions behind most calls are answered from live data.',
    },
    {
      claim: 'supportCost',
      text: 'Storm peaks are absorbed without a seasonal call center.',
    },
    { claim: 'csat', text: 'Callers hear a cause and a time in the first reply.' },
    { text: 'Callbacks promised are callbacks made, including at 6 a.m.' },
    { text: 'Tier 2 engineers open tickets that already hold the line test.' },
    { text: 'Spanish and French are answered as readily as English.' },
    { text: 'Recordings and consent follow the rules of each state and province.' },
    { text: 'Supervisors read why an answer was given, line by line, and correct it once.' },
  ],
  ctaTitle: 'Hear it take one of your calls.',
  ctaSubtitle:
    'Pick ten closed tickets. CustomerOS works them again in the demo, and you compare the endings.',
  metaDescription:
    'CustomerOS is a Tier 1 support agent for broadband and utility operators: it tests the line, fixes what it can and hands over the rest with the facts.',
} satisfies AgentPage;
