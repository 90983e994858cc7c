import type { IndustryPage, IndustrySummary } from '../schema';

export const summary = {
  slug: 'education',
  shortName: 'Education',
  category: 'Infrastructure & Services',
  order: 5,
  line: 'Ready for testing week and E-Rate review.',
  scene: 'campus',
  strand: 3,
  headlineMetric: {
    claim: 'educationErate',
    description: 'less E-Rate admin time per funding year',
  },
} satisfies IndustrySummary;

export const industry = {
  ...summary,
  title: 'Keep classrooms online and E-Rate on file.',
  subtitle:
    'Agents for districts, libraries and campuses that keep Wi-Fi up through testing week and every E-Rate form in order, all funding year.',
  imagePlaceholder:
    'Line drawing of a campus loop: five school buildings joined by a fiber ring around a playing field, with the library marked.',
  overview: [
    'A district network team is four people, two vans and forty buildings. In one year they pull cable all summer, get through the state testing window, and answer reviewers about a switch bought six years ago.',
    'Midspan watches access points, switches and filters by school, and helps teachers before the bell. For E-Rate, the federal discount program, it keeps the file: need, bids, contract, invoice and inventory, linked to each other and to every deadline.',
  ],
  challenges: [
    {
      title: 'The funding year never ends',
      description:
        'Forms 470, 471, 486 and 472 overlap across three funding years and one coordinator.',
    },
    {
      title: 'Testing week is unforgiving',
      description:
        'Six hundred laptops connect at 8:05, and one access point in the gym decides the day.',
    },
    {
      title: 'Reviewers ask years later',
      description:
        'The bid matrix is in a mailbox that closed when its owner moved to another district.',
    },
    {
      title: 'Help desk tickets start in the hallway',
      description: 'Teachers mention the dead projector in passing, and no one writes it down.',
    },
  ],
  solutions: [
    {
      title: 'Monitoring, building by building',
      icon: 'network-os',
      description:
        'Tracks access points, switch uplinks and wide-area circuits by school, and warns you before first period.',
      benefits: [
        'Rehearses testing day the evening before',
        'Spots a failing Power over Ethernet switch by its reboots',
        'Opens the carrier ticket with circuit ID and trace',
      ],
    },
    {
      title: 'Teacher and staff help desk',
      icon: 'customer-os',
      description:
        'Takes requests by text, fixes logins and displays, and routes the rest by building.',
      benefits: [
        'Answers between classes',
        'Keeps student data out of the conversation',
        'Follows up with the person who asked',
      ],
    },
    {
      title: 'E-Rate records',
      icon: 'standards-os',
      description:
        'Drafts form entries from your inventory and contracts, and cites the program rule for each.',
      benefits: [
        'Tracks the bidding window from the posted Form 470',
        'Links equipment to its building and invoice line',
        'Drafts reviewer replies for your signature',
      ],
    },
  ],
  workforceSolutions: [
    {
      title: 'Summer technicians, productive in June',
      icon: 'human-os-onboard',
      description: 'Gives student workers and interns a short plan for each building and task.',
      benefits: ['Background check before keys', 'Sign-off by the site’s lead technician'],
    },
    {
      title: 'Staff pulse between terms',
      icon: 'human-os-engage',
      description: 'Asks a small IT team how rollout weeks went, without exposing anyone.',
      benefits: ['Combines small teams until five answer', 'Timed away from exam weeks'],
    },
  ],
  night: {
    incident: 'On the evening before state testing, the gym can’t hold its logins.',
    steps: [
      { time: '19:02', who: 'NetworkOS', text: 'Rehearses 600 logins. The gym drops 70 of them.' },
      {
        time: '19:04',
        who: 'NetworkOS',
        text: 'Traces the drops to one access point and its switch port.',
      },
      { time: '19:11', who: 'Network lead', text: 'Approves a move to a spare port.' },
      {
        time: '19:12',
        who: 'NetworkOS',
        text: 'Moves the access point and repeats the rehearsal: 600 of 600.',
      },
      { time: '19:15', who: 'CustomerOS', text: 'Texts the proctor that the gym is ready.' },
      {
        time: '19:20',
        who: 'StandardsOS',
        text: 'Adds the move to the E-Rate equipment record for review.',
      },
    ],
    comparison: [
      {
        task: 'Finding weak spots',
        today: 'At 8:05, with the class logged out.',
        after: 'The evening before, in a rehearsal.',
        claim: 'downtime',
      },
      {
        task: 'Getting help',
        today: 'A teacher mentions it in passing.',
        after: 'A text gets an answer before the bell.',
        claim: 'resolvedWithoutHumans',
      },
      {
        task: 'Keeping records',
        today: 'A note in somebody’s mailbox.',
        after: 'An entry beside the invoice line.',
        claim: 'educationErate',
      },
    ],
  },
  results: [
    { claim: 'educationErate', description: 'less E-Rate admin time for the coordinator' },
    { claim: 'downtime', description: 'less downtime during school hours' },
    {
      claim: 'resolvedWithoutHumans',
      description: 'of issues resolved without a human, teacher requests included',
    },
    { metric: '28 days', description: 'of open bidding, tracked from each posted Form 470' },
    { metric: '10 years', description: 'of program records kept, indexed and ready to send' },
    { claim: 'goLive', description: 'from kickoff to go-live, within one school break' },
  ],
  ctaTitle: 'Bring us one funding year.',
  ctaSubtitle:
    'Send the folder as it is. We organize it and show you each missing item and its due date.',
  metaDescription:
    'AI agents for school districts, libraries and campuses: network watch by building, a help desk for staff, and E-Rate files kept in order.',
  question: {
    question: 'Do agents see student data?',
    answer:
      'No. They read network, purchasing and E-Rate records, and you exclude any system that holds student records.',
  },
} satisfies IndustryPage;
