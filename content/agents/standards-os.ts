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
  title: 'The clause, the edition, the page.',
  subtitle:
    'StandardsOS answers specification questions from the documents you license, cites every source, and checks designs against them.',
  organizationType: 'For engineering, construction and compliance teams',
  overview: [
    'Which bend radius does this drop allow, and in which edition? The answer sits in a PDF on someone’s laptop, or in the head of the engineer who retires in June. StandardsOS reads the library you are entitled to and answers with the document, the edition and the section.',
    'It also works the other way round. Give it a build package and it lists what the design meets, what it misses, and what the documents leave open. Where sources disagree it shows both, and leaves the choice to the engineer of record.',
  ],
  actsAlone: [
    'Answers from licensed documents, with citations',
    'Compares a design or a test report with a requirement',
    'Reports which of your designs a new edition touches',
  ],
  asksFirst: [
    'Before it marks a requirement as met or waived',
    'Before it sends anything to an inspector or an auditor',
    'Before it reads a document that your license does not cover',
  ],
  console: {
    kind: 'answer',
    title: 'Question from outside plant engineering',
    clock: '10:16:08',
    description:
      'A question about fiber and connectors for a building entry, answered in three sentences that each name a standard, with the edition and section of each cited document below.',
    question: 'Which documents govern fiber and connectors at the building entry of lot 12?',
    answer: [
      {
        text: 'The feeder is single-mode fiber; your plant standard names the bend-insensitive type for the entry itself.',
        cites: [1, 2],
      },
      {
        text: 'Cabling inside the building falls under the customer premises standard.',
        cites: [3],
      },
      {
        text: 'Connectors that you accept from suppliers are qualified against the generic requirements for single-mode connectors.',
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
        'Names document, edition and section for each sentence, and says so when nothing in the library answers.',
    },
    {
      title: 'Edition watch',
      description:
        'Compares a new edition with the one you build to, and lists the changes that reach your plant.',
    },
    {
      title: 'Design review',
      description:
        'Reads a build package and sorts its requirements into met, missed and undecided.',
    },
    {
      title: 'Vendor data sheets',
      description:
        'Puts a supplier’s stated values beside the required ones, unit by unit, in one table.',
    },
    {
      title: 'Safety and pole codes',
      description:
        'Looks up clearance and grounding rules next to the local amendments your permits refer to.',
    },
    {
      title: 'Audit packs',
      description:
        'Collects test reports, sign-offs and the clauses behind them into one file per site.',
    },
  ],
  benefits: [
    { text: 'Engineers quote a section instead of a memory.' },
    { text: 'Permits come back less often for a missing reference.' },
    { text: 'What the retiring specialist knows stays searchable, with its source.' },
    { text: 'Two crews in two counties build to the same edition.' },
    { text: 'A superseded document is flagged on the drawing that still cites it.' },
    { text: 'Licensed text stays in your library and is never used for training.' },
    { text: 'Suppliers are compared on the values that your plant standard asks for.' },
    { text: 'An open question reads as open, with the name of the person who decides.' },
  ],
  ctaTitle: 'Ask it the one nobody could answer.',
  ctaSubtitle:
    'Send three specification questions from your own projects. We answer them live, and you check the citations.',
  metaDescription:
    'StandardsOS looks up telecom standards and specifications, answers with document, edition and section, and checks designs for compliance.',
} satisfies AgentPage;
