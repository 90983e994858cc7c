import type { AgentPage, AgentSummary } from '../schema';

export const summary = {
  slug: 'human-os-attract',
  name: 'HumanOS Attract',
  strand: 5,
  group: 'workforce',
  line: 'Preboards new hires between the offer and day one.',
  order: 5,
} satisfies AgentSummary;

export const agent = {
  ...summary,
  category: 'Preboarding',
  title: 'From signed offer to first shift, nobody lost.',
  subtitle:
    'HumanOS Attract looks after the weeks between the signature and the start date: papers, gear, badges, and the questions nobody wants to bother a manager with.',
  organizationType: 'For operators hiring linemen, splicers and NOC analysts',
  overview: [
    'A line technician who signs in March and starts in May has eight weeks to hear from someone else. HumanOS Attract keeps in touch in that time: it collects documents, books the drug screen and the climbing medical, and answers within minutes on a Sunday.',
    'On the other side it lines up what the yard needs. Boots in the right size, a badge that opens the gate, an account in the work-order system, a seat in the next certification class. Whoever runs the crew sees one list and what is still missing on it.',
  ],
  actsAlone: [
    'Sends reminders and answers questions before the start date',
    'Collects forms, licenses and certificates, and checks expiry dates',
    'Orders gear and accounts from the list of the role',
  ],
  asksFirst: [
    'Before it moves a start date',
    'Before it answers about pay beyond the signed offer',
    'Before it shares a file beyond HR and the crew lead',
  ],
  console: {
    kind: 'progress',
    title: 'Starting Monday, Ridge County yard',
    clock: '09:05:22',
    description:
      'Preboarding progress of three hires who start on Monday: a line technician with all ten steps done, a splicer with eight of ten, and a NOC analyst with nine of ten.',
    rows: [
      { label: 'Line technician', done: 10, total: 10, next: 'Ready for the gate' },
      {
        label: 'Fiber splicer',
        done: 8,
        total: 10,
        next: 'Photo of the driving license is missing',
      },
      { label: 'NOC analyst', done: 9, total: 10, next: 'VPN token, ships today' },
    ],
    feed: [
      { time: '08:12:40', event: 'Boots and harness confirmed', tag: 'size 11' },
      { time: '08:47:03', event: 'Answered: where to park on day one', tag: '2 min' },
      { time: '09:05:22', event: 'License reminder to the splicer', tag: 'due Friday', due: true },
    ],
  },
  capabilities: [
    {
      title: 'Document collection',
      description:
        'Takes photos of licenses and certificates by phone, reads the dates, and asks again when a corner is cut off.',
    },
    {
      title: 'Medicals and screenings',
      description:
        'Books the appointment near the candidate’s home and records only that it is done.',
    },
    {
      title: 'Gear and access',
      description:
        'Orders harness, badge, laptop and logins against the role, with the lead time of each item.',
    },
    {
      title: 'Questions before day one',
      description:
        'Answers about shifts, parking, per diem and union forms from your own handbook, by text message.',
    },
    {
      title: 'Manager brief',
      description:
        'Gives the supervisor one page per hire: certificates held, gear issued, what to expect on Monday.',
    },
    {
      title: 'Quiet-candidate alert',
      description: 'Notices when replies slow down and suggests that the future foreman calls.',
    },
  ],
  benefits: [
    { text: 'People who sign in spring still turn up at the yard in summer.' },
    { text: 'First shifts begin with a badge that works.' },
    { text: 'Recruiters write to ten people at once without a copy of a copy.' },
    { text: 'Expired flagger or CDL cards surface weeks ahead, while there is time to renew.' },
    { text: 'Candidates without a laptop finish everything on a phone.' },
    { text: 'The warehouse knows the boot sizes before the truck is ordered.' },
    { text: 'Medical details stay with the clinic; the file says done or open.' },
    { text: 'Managers are asked once, for the decisions that are theirs.' },
  ],
  ctaTitle: 'Start with your next class of hires.',
  ctaSubtitle:
    'Bring the checklist of one role. In the demo, HumanOS Attract runs it from offer letter to gate.',
  metaDescription:
    'HumanOS Attract preboards new hires of infrastructure operators: documents, medicals, gear and questions, from signed offer to first shift.',
} satisfies AgentPage;
