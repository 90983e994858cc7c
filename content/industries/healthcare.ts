import type { IndustryPage, IndustrySummary } from '../schema';

export const summary = {
  slug: 'healthcare',
  shortName: 'Healthcare',
  category: 'Infrastructure & Services',
  order: 6,
  line: 'Clinical networks that fail over before a ward notices.',
  scene: 'diverse-paths',
  strand: 7,
  headlineMetric: {
    claim: 'healthcareUptime',
    description: 'uptime between clinical sites and their core',
  },
} satisfies IndustrySummary;

export const industry = {
  ...summary,
  title: 'Two paths to every ward, both proven.',
  subtitle:
    'Agents for hospital networks that test the standby path while it is idle, speak plainly to clinical staff, and never touch patient data.',
  imagePlaceholder:
    'Line drawing of a hospital core with two separate fiber paths that reach the same ward building from opposite sides, with the ward marked.',
  overview: [
    'A hospital learns about its second path on the day the first one fails. The diverse circuit shares a conduit, the failover timer is wrong, or a clinic was moved and nobody told the carrier.',
    'Midspan checks both paths every day, follows the tie between wards, closets and clinical systems, and prepares the downtime notice before the nurse in charge calls. It sees flows and devices. It has no access to records, and the logs prove it.',
  ],
  challenges: [
    {
      title: 'Diversity exists on paper',
      description: 'Two carriers, two invoices, and one trench under the parking deck.',
    },
    {
      title: 'Change windows hardly exist',
      description:
        'Imaging runs overnight, the emergency department never closes, and firmware waits for months.',
    },
    {
      title: 'Medical devices share the network',
      description:
        'An infusion pump drops off Wi-Fi, and biomed, IT and the vendor each see a third of it.',
    },
    {
      title: 'Audits ask who saw what',
      description:
        'Every tool with network access has to show its own access trail, system by system.',
    },
  ],
  solutions: [
    {
      title: 'AI-powered outage detection',
      icon: 'network-os',
      description:
        'Follows latency, loss and path per ward and clinical system, and names the closet or circuit at fault.',
      benefits: [
        'Tests the standby path daily with its own traffic',
        'Warns when two circuits share a route again',
        'Ranks incidents by unit: ED and ICU before offices',
      ],
    },
    {
      title: 'Plain words for clinical staff',
      icon: 'customer-os',
      description:
        'Answers the service desk line for units, with the state of phones, Wi-Fi and badge readers on that floor.',
      benefits: [
        'Prepares the downtime notice for approval',
        'Hears urgency and passes it to a person',
        'Declines to take patient details',
      ],
    },
    {
      title: 'Biomed and closet visits',
      icon: 'field-os',
      description:
        'Plans work in clinical areas with the unit’s quiet hours, infection control and escort rules.',
      benefits: [
        'Carries the port map into the closet by voice',
        'Logs who entered and what was touched',
        'Combines moves on one floor into one visit',
      ],
    },
  ],
  workforceSolutions: [
    {
      title: 'Cleared before the first shift',
      icon: 'human-os-attract',
      description:
        'Collects immunization status, privacy training and badge photo before network staff walk a ward.',
      benefits: ['Stores done or open, no results', 'Tells the unit manager who is coming'],
    },
    {
      title: 'Downtime drills for new staff',
      icon: 'human-os-onboard',
      description:
        'Rehearses downtime procedures with each new engineer on a copy of last year’s failures.',
      benefits: ['Sign-off by the on-call lead', 'Paper forms and radios included'],
    },
  ],
  results: [
    { claim: 'healthcareUptime', description: 'uptime across hospitals and outlying clinics' },
    { claim: 'downtime', description: 'less downtime for the units that cannot move patients' },
    { claim: 'falsePositives', description: 'fewer false positives on the overnight pager' },
    { claim: 'onboardingHalved', description: 'onboarding time for network and biomed engineers' },
    { metric: 'Every day', description: 'the standby path is tested with traffic of its own' },
    { claim: 'goLive', description: 'from kickoff to live at the first hospital' },
  ],
  ctaTitle: 'Test the path you have never used.',
  ctaSubtitle: 'Name two sites. We map both routes from your records and show where they meet.',
  metaDescription:
    'AI agents for hospital networks: outage detection by ward, daily tests of the standby path, and a service desk that never touches patient data.',
} satisfies IndustryPage;
