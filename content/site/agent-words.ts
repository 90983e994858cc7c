/** The copy shared by all agent pages. */
export const agentWords = {
  bookDemo: 'Book a Demo',
  watchDemo: 'Watch the demo',
  overview: (name: string) => `How ${name} works`,
  actsAlone: 'Acts alone',
  asksFirst: 'Asks first',
  capabilities: 'Key capabilities',
  benefits: 'Benefits',
  benefitsLead: 'Each figure names its period and its baseline.',
  howLabel: 'How we measure',
  video: {
    heading: 'One fiber cut, from alarm to crew.',
    lead: 'Follow a fiber cut on the Ridge County ring from the first dark home to the truck on the road. Captions and a transcript are included.',
  },
} as const;
