/** The copy shared by all agent pages. */
export const agentWords = {
  bookDemo: 'Book a Demo',
  watchDemo: 'Watch the demo',
  overview: (name: string) => `How ${name} works`,
  actsAlone: 'Acts alone',
  asksFirst: 'Asks first',
  capabilities: 'Key capabilities',
  benefits: 'Benefits',
  howLabel: 'How we measure',
  video: {
    heading: 'One cut, one night, half a minute.',
    lead: 'The film follows a fiber cut on the Ridge County ring from the first dark ONT to the truck on the road. It has captions and a transcript.',
  },
} as const;
