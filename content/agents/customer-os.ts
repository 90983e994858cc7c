import type { AgentPage, AgentSummary } from '../schema';

export const summary = {
  slug: 'customer-os',
  name: 'CustomerOS',
  strand: 2,
  group: 'operations',
  line: 'Answers Tier 1 support and stays until the ticket is closed.',
  order: 2,
} satisfies AgentSummary;

export const agent = {
  ...summary,
  category: 'Tier 1 customer support',
  title: 'Tier 1 support that closes the ticket.',
  subtitle:
    'CustomerOS answers by phone, chat, text and email, tests the line while the subscriber is talking, and fixes what your first-line desk would fix.',
  organizationType: 'For operators whose call volume follows the weather',
  overview: [
    'Most calls to a broadband help desk ask one of five things: Is it down? Is it just me? When will it be back? What’s on my bill? When is the technician coming? CustomerOS answers all five from your own systems, with the status of that subscriber’s line in view.',
    'When a fault is real, the subscriber stays with the same agent. It reads the home’s fiber terminal (ONT), restarts it with consent, books a visit in an open slot, and calls back when service returns. Your Tier 2 team gets the rest, with the tests already run.',
  ],
  actsAlone: [
    'Answers outage, billing and appointment questions',
    'Tests the line and restarts a modem with consent',
    'Books, moves and confirms technician visits',
  ],
  asksFirst: [
    'Before it grants a credit above the limit you set',
    'Before it changes a plan or ends a contract',
    'Before it replies to a regulator, a lawyer or the press',
  ],
  console: {
    kind: 'thread',
    title: 'Chat with subscriber 20817',
    clock: '18:42:51',
    description:
      'A support chat. A subscriber reports frozen video. CustomerOS tests the line, finds a crowded Wi-Fi channel, changes the channel and confirms that the speed is back.',
    messages: [
      { time: '18:40:12', from: 'subscriber', text: 'Video has been freezing since about six.' },
      {
        time: '18:40:19',
        from: 'agent',
        text: 'Your fiber line is clean at −18.4 dBm, but the Wi-Fi channel is crowded. May I change it? You’ll lose Wi-Fi for about ten seconds.',
      },
      { time: '18:41:03', from: 'subscriber', text: 'Yes, go ahead.' },
      {
        time: '18:41:36',
        from: 'agent',
        text: 'Done. The living-room TV is back at 214 Mbps. I’ll check again at nine and text you only if it drops.',
      },
      { time: '18:42:44', from: 'subscriber', text: 'It works. Thanks.' },
    ],
    feed: [
      { time: '18:40:15', event: 'Read light and Wi-Fi scan', tag: '3 s' },
      { time: '18:41:12', event: 'Moved 5 GHz from channel 36 to 149', tag: 'consent' },
      { time: '18:42:51', event: 'Ticket 88213 closed', tag: 'no handoff' },
    ],
  },
  capabilities: [
    {
      title: 'Line-aware answers',
      description:
        'Checks the ONT, the plan and open outages before the first sentence, so no one has to restart a router during an outage.',
    },
    {
      title: 'Guided repair',
      description:
        'Walks the subscriber through cabling and Wi-Fi in plain steps and verifies each one from the network side.',
    },
    {
      title: 'Outage messaging',
      description:
        'Texts affected addresses first, with the cause and restoration time, and again when service is back.',
    },
    {
      title: 'Appointments',
      description:
        'Offers slots that dispatch can keep, and reschedules when traffic or a storm gets in the way.',
    },
    {
      title: 'Billing questions',
      description:
        'Explains a prorated month, an expired promo or a late fee from the invoice itself.',
    },
    {
      title: 'Warm handoff',
      description:
        'Passes the call to Tier 2 with the transcript, tests and consent, so customers tell their story once.',
    },
  ],
  benefits: [
    {
      claim: 'resolvedWithoutHumans',
      text: 'CustomerOS answers the five most common questions from live data.',
    },
    {
      claim: 'supportCost',
      text: 'Absorb storm peaks without a seasonal call center.',
    },
    { claim: 'csat', text: 'Callers hear the cause and a restoration time in the first reply.' },
    { text: 'Every promised callback happens, even at 6 a.m.' },
    { text: 'Tier 2 engineers open tickets that already include the line test.' },
    { text: 'Subscribers get answers in English, Spanish and French.' },
    { text: 'Recordings and consent follow the rules of each state and province.' },
    { text: 'Supervisors see the reason for each answer, line by line, and correct it once.' },
  ],
  ctaTitle: 'Hear it take one of your calls.',
  ctaSubtitle:
    'Pick ten closed tickets. CustomerOS works them again in the demo, and you compare the outcomes.',
  metaDescription:
    'CustomerOS is a Tier 1 support agent for broadband and utility operators. It tests the line, fixes what it can and hands off the rest with the facts.',
} satisfies AgentPage;
