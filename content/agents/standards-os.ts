import type { AgentPage, AgentSummary } from '../schema';

export const summary = {
  slug: 'standards-os',
  name: 'StandardsOS',
  strand: 4,
  group: 'operations',
  line: 'Looks up telecom standards and checks compliance, with citations.',
  order: 4,
} satisfies AgentSummary;

export const agent = {
  ...summary,
  category: 'Standards and compliance',
  title: 'Every standards question, answered with the clause.',
  subtitle:
    'StandardsOS answers specification questions for your engineers in seconds, cites every licensed source, and checks designs against it.',
  organizationType: 'For engineering, construction and compliance teams',
  overview: [
    'What bend radius does this drop allow, and in which edition? The answer is in a PDF on someone’s laptop, or in the head of the engineer who retires in June. StandardsOS reads your licensed library and answers with the document, edition and section.',
    'It also works in reverse. Give it a build package and it lists the requirements the design meets, the ones it misses, and the ones the documents leave open. If sources disagree, it shows both and leaves the choice to the engineer of record.',
  ],
  actsAlone: [
    'Answers from licensed documents, with citations',
    'Compares a design or a test report with a requirement',
    'Reports which of your designs a new edition affects',
  ],
  asksFirst: [
    'Before it marks a requirement as met or waived',
    'Before it sends anything to an inspector or an auditor',
    'Before it reads a document your license does not cover',
  ],
  console: {
    kind: 'answer',
    title: 'Question from outside plant',
    clock: '10:16:08',
    description:
      'A question about fiber and connectors at a building entry. Three sentences answer it, each citing a standard, with edition and section listed below.',
    question: 'Which documents govern fiber and connectors at the building entry of lot 12?',
    answer: [
      {
        text: 'The feeder is single-mode fiber; your plant standard specifies the bend-insensitive type at the entry.',
        cites: [1, 2],
      },
      {
        text: 'Cabling inside the building follows the customer premises standard.',
        cites: [3],
      },
      {
        text: 'Supplier connectors must meet the generic requirements for single-mode connectors.',
        cites: [4],
      },
    ],
    citations: [
      {
        number: 1,
        document: 'ITU-T G.652',
        topic: '2016, section 6: attributes of single-mode fiber',
      },
      { number: 2, document: 'ITU-T G.657', topic: '2016, section 6.6: loss where fiber bends' },
      {
        number: 3,
        document: 'ANSI/TIA-568.0-E',
        topic: '2020, scope: cabling on customer premises',
      },
      { number: 4, document: 'Telcordia GR-326', topic: 'Issue 4, scope: single-mode connectors' },
    ],
    feed: [
      { time: '10:15:59', event: 'Searched the licensed library', tag: '4 sources' },
      { time: '10:16:02', event: 'Matched editions to your plant standard', tag: '4 of 4' },
      { time: '10:16:08', event: 'Requirement sign-off', tag: 'asks engineer', due: true },
    ],
  },
  capabilities: [
    {
      title: 'Cited answers',
      description:
        'Cites document, edition and section for each sentence, and says so when the library has no answer.',
    },
    {
      title: 'Edition watch',
      description:
        'Compares a new edition with the one you build to, and lists the changes that affect your plant.',
    },
    {
      title: 'Design review',
      description: 'Reads a build package and sorts its requirements into met, missed and open.',
    },
    {
      title: 'Vendor data sheets',
      description:
        'Lists a supplier’s stated values next to the required ones, unit by unit, in one table.',
    },
    {
      title: 'Safety and pole codes',
      description:
        'Looks up clearance and grounding rules with the local amendments your permits cite.',
    },
    {
      title: 'Audit packs',
      description:
        'Collects test reports, sign-offs and the clauses behind them into one file per site.',
    },
  ],
  benefits: [
    { text: 'Engineers cite a section, not a memory.' },
    { text: 'Fewer permits come back for a missing reference.' },
    { text: 'The retiring specialist’s knowledge stays searchable, with its source.' },
    { text: 'Two crews in two counties build to the same edition.' },
    { text: 'Drawings that still cite a superseded document get flagged.' },
    { text: 'Licensed text stays in your library and is never used for training.' },
    { text: 'Suppliers are compared on the values your plant standard requires.' },
    { text: 'Open questions stay marked open, with the name of the person who decides.' },
  ],
  ctaTitle: 'Ask the question nobody could answer.',
  ctaSubtitle:
    'Send three specification questions from your own projects. We answer them live, and you check the citations.',
  metaDescription:
    'StandardsOS looks up telecom standards and specifications, answers with document, edition and section, and checks your designs for compliance.',
} satisfies AgentPage;
