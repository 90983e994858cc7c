/** The copy shared by all agent pages. */
export const agentWords = {
  bookDemo: 'Book a Demo',
  watchDemo: 'Watch the demo',
  overview: (name: string) => `How ${name} works`,
  limits: (name: string) => `You decide how far ${name} goes.`,
  limitsLead: 'You move the line between the two lists. Every action is logged with its reason.',
  actsAlone: 'Acts alone',
  asksFirst: 'Asks first',
  capabilities: 'Key capabilities',
  worksWith: 'Works with',
  usedBy: 'Used by',
  benefits: 'Benefits',
  benefitsLead: 'Each figure names its period and its baseline.',
  howLabel: 'How we measure',
  video: {
    heading: 'One fiber cut, from alarm to crew.',
    lead: 'Follow a fiber cut on the Ridge County ring from the first dark home to the truck on the road. Captions and a transcript are included.',
  },
} as const;
