import type { IndustryPage, IndustrySummary } from '../schema';

export const summary = {
  slug: 'education',
  shortName: 'Education',
  category: 'Infrastructure & Services',
  order: 5,
  line: 'Ready for testing week and the E-Rate reviewer.',
  scene: 'campus',
  strand: 3,
  headlineMetric: {
    claim: 'educationErate',
    description: 'less E-Rate admin time per funding year',
  },
} satisfies IndustrySummary;

export const industry = {
  ...summary,
  title: 'Classrooms online, E-Rate on file.',
  subtitle:
    'Agents for districts, libraries and campuses that keep Wi-Fi working through testing week and every form of the funding year in order.',
  imagePlaceholder:
    'Line drawing of a campus loop: five school buildings joined by a fiber ring around a playing field, with the library marked.',
  overview: [
    'A district network team is four people, two vans and forty buildings. In the same months they pull cable over the summer, pass the state test window, and answer funding reviewers about a switch bought six years ago.',
    'Midspan watches access points, switches and filters by school, and helps teachers before the bell. For the E-Rate coordinator it keeps the file: need, bids, contract, invoice and inventory, linked to each other and to the dates that matter.',
  ],
  challenges: [
    {
      title: 'The funding year never ends',
      description:
        'Forms 470, 471, 486 and 472 overlap across three funding years and one coordinator.',
    },
    {
      title: 'Testing week forgives nothing',
      description:
        'Six hundred laptops join at 8:05, and one access point in the gym decides the day.',
    },
    {
      title: 'Reviewers ask years later',
      description:
        'The bid matrix is in a mailbox that was closed when its owner moved to another district.',
    },
    {
      title: 'Help-desk tickets come as hallway remarks',
      description: 'Teachers mention the dead projector in passing, and no one writes it down.',
    },
  ],
  solutions: [
    {
      title: 'Building-by-building watch',
      icon: 'network-os',
      description:
        'Tracks access points, switch uplinks and WAN circuits per school and warns before first period.',
      benefits: [
        'Rehearses a testing day on the evening before',
        'Spots a failing PoE switch by its reboots',
        'Opens the carrier ticket with circuit id and trace',
      ],
    },
    {
      title: 'Teacher and staff help desk',
      icon: 'customer-os',
      description:
        'Takes requests from a hallway text, fixes logins and displays, and routes the rest by building.',
      benefits: [
        'Answers in the break between two classes',
        'Keeps student data out of the conversation',
        'Closes the loop with the person who asked',
      ],
    },
    {
      title: 'E-Rate file keeping',
      icon: 'standards-os',
      description:
        'Drafts form entries from your inventory and contracts, and cites the program rule beside each.',
      benefits: [
        'Counts the bidding window from the posted Form 470',
        'Links equipment to building and invoice line',
        'Assembles the reply to a reviewer for your signature',
      ],
    },
  ],
  workforceSolutions: [
    {
      title: 'Summer technicians, productive in June',
      icon: 'human-os-onboard',
      description: 'Gives student workers and interns a short plan per building and per task.',
      benefits: ['Background check before keys', 'Sign-off by the head technician of the site'],
    },
    {
      title: 'Staff pulse between terms',
      icon: 'human-os-engage',
      description: 'Asks a small IT team how the rollout weeks went, in a form that protects them.',
      benefits: ['Joins small teams until five answer', 'Timed away from exam weeks'],
    },
  ],
  results: [
    { claim: 'educationErate', description: 'less E-Rate admin time for the coordinator' },
    { claim: 'downtime', description: 'less downtime during school hours' },
    {
      claim: 'resolvedWithoutHumans',
      description: 'of customer issues resolved without humans, teachers’ requests among them',
    },
    { metric: '28 days', description: 'of open bidding counted from each posted Form 470' },
    { metric: '10 years', description: 'of program records kept, indexed and ready to send' },
    { claim: 'goLive', description: 'from kickoff to live, short enough for one school break' },
  ],
  ctaTitle: 'Hand us one funding year.',
  ctaSubtitle:
    'Bring the folder as it is. We show the file it becomes, with what is missing and when it is due.',
  metaDescription:
    'AI agents for school districts, libraries and campuses: network watch by building, a help desk for staff, and E-Rate files kept in order.',
} satisfies IndustryPage;
