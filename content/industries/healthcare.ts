import type { IndustryPage, IndustrySummary } from '../schema';

export const summary = {
  slug: 'healthcare',
  shortName: 'Healthcare',
  category: 'Infrastructure & Services',
  order: 6,
  line: 'Networks that fail over before a unit notices.',
  scene: 'diverse-paths',
  strand: 7,
  headlineMetric: {
    claim: 'healthcareUptime',
    description: 'uptime between clinical sites and their core',
  },
} satisfies IndustrySummary;

export const industry = {
  ...summary,
  title: 'Two proven paths to every unit.',
  subtitle:
    'Agents for hospital networks that test the standby path every day, speak plainly to clinical staff, and never touch patient data.',
  imagePlaceholder:
    'Line drawing of a hospital core with two separate fiber paths that reach the same building from opposite sides, with the building marked.',
  overview: [
    'A hospital learns about its second path the day the first one fails. The diverse circuit shares a conduit, the failover timer is wrong, or a clinic moved and nobody told the carrier.',
    'Midspan checks both paths every day, maps each unit to its closets and clinical systems, and drafts the downtime notice before the charge nurse calls. It sees traffic flows and devices. It has no access to patient records, and the logs prove it.',
  ],
  challenges: [
    {
      title: 'Diversity exists on paper',
      description: 'Two carriers, two invoices, and one trench under the parking garage.',
    },
    {
      title: 'Change windows hardly exist',
      description:
        'Imaging runs overnight, the emergency department (ED) never closes, and firmware waits for months.',
    },
    {
      title: 'Medical devices share the network',
      description:
        'An infusion pump drops off Wi-Fi, and biomed, IT and the vendor each see a third of the problem.',
    },
    {
      title: 'Audits ask who saw what',
      description:
        'Every tool with network access must show its own audit trail, system by system.',
    },
  ],
  solutions: [
    {
      title: 'AI-powered outage detection',
      icon: 'network-os',
      description:
        'Tracks latency, loss and path by unit and clinical system, and names the closet or circuit at fault.',
      benefits: [
        'Tests the standby path daily with its own traffic',
        'Warns when two circuits share a route again',
        'Ranks incidents by unit: ED and intensive care before offices',
      ],
    },
    {
      title: 'Plain answers for clinical staff',
      icon: 'customer-os',
      description:
        'Answers the service desk line for each unit, with the status of phones, Wi-Fi and badge readers on that floor.',
      benefits: [
        'Prepares the downtime notice for approval',
        'Recognizes urgency and gets a person',
        'Declines to take patient details',
      ],
    },
    {
      title: 'Biomed and closet visits',
      icon: 'field-os',
      description:
        'Plans work in clinical areas around the unit’s quiet hours, infection control and escort rules.',
      benefits: [
        'Reads the port map aloud in the closet',
        'Logs every entry and every change',
        'Combines moves on one floor into one visit',
      ],
    },
  ],
  workforceSolutions: [
    {
      title: 'Cleared before the first shift',
      icon: 'human-os-attract',
      description:
        'Collects immunization status, privacy training and badge photo before network staff enter a unit.',
      benefits: ['Stores “done” or “open,” never results', 'Tells the unit manager who is coming'],
    },
    {
      title: 'Downtime drills for new staff',
      icon: 'human-os-onboard',
      description:
        'Rehearses downtime procedures with each new engineer, using last year’s failures.',
      benefits: ['Sign-off by the on-call lead', 'Paper forms and radios included'],
    },
  ],
  night: {
    incident: 'The standby path to the east clinic is down, and nobody has noticed.',
    steps: [
      {
        time: '02:30',
        who: 'NetworkOS',
        text: 'Tests the standby path to the clinic. No traffic gets through.',
      },
      {
        time: '02:31',
        who: 'NetworkOS',
        text: 'Repeats the test, rules out its own probe and opens one ticket.',
      },
      {
        time: '02:33',
        who: 'NetworkOS',
        text: 'Shows that a carrier’s move put both circuits in one duct.',
      },
      { time: '02:36', who: 'CustomerOS', text: 'Drafts a downtime notice for the clinic.' },
      {
        time: '02:44',
        who: 'On-call lead',
        text: 'Holds the notice back and approves the carrier ticket.',
      },
      {
        time: '02:45',
        who: 'NetworkOS',
        text: 'Sends the carrier the circuit ID and both routes.',
      },
      {
        time: '05:17',
        who: 'NetworkOS',
        text: 'Tests again: traffic passes, on a route of its own.',
      },
    ],
    comparison: [
      {
        task: 'Finding the fault',
        today: 'On the day the first path fails.',
        after: 'In a nightly test, before a unit notices.',
        claim: 'healthcareUptime',
      },
      {
        task: 'Warning units',
        today: 'Units call the service desk, one after another.',
        after: 'A notice is ready to approve.',
        claim: 'downtime',
      },
      {
        task: 'Paging staff',
        today: 'The pager rings for every flapping port.',
        after: 'It rings once, with a cause.',
        claim: 'falsePositives',
      },
    ],
  },
  results: [
    { claim: 'healthcareUptime', description: 'uptime across hospitals and outlying clinics' },
    { claim: 'downtime', description: 'less downtime for units that can’t move patients' },
    { claim: 'falsePositives', description: 'fewer false positives on the overnight pager' },
    { claim: 'onboardingHalved', description: 'onboarding time for network and biomed engineers' },
    { metric: 'Every day', description: 'agents test the standby path with their own traffic' },
    { claim: 'goLive', description: 'from kickoff to go-live at the first hospital' },
  ],
  ctaTitle: 'Test the path you’ve never used.',
  ctaSubtitle: 'Name two sites. We map both routes from your records and show you where they meet.',
  metaDescription:
    'AI agents for hospital networks: outage detection by unit, daily tests of the standby path, and a service desk that never touches patient data.',
  question: {
    question: 'Do agents touch patient data?',
    answer:
      'No. They read network equipment, tickets and site lists, and need no access to clinical systems.',
  },
} satisfies IndustryPage;
