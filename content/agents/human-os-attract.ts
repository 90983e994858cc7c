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
  title: 'Keep every hire through day one.',
  subtitle:
    'HumanOS Attract keeps every hire on track between signature and start date: paperwork, gear, badges, and the questions nobody wants to bother a manager with.',
  organizationType:
    'For operators hiring line workers, splicers and network operations center (NOC) analysts',
  overview: [
    'A line technician who signs in March and starts in May leaves eight weeks for another employer to call. HumanOS Attract stays in touch: it collects documents, books the drug screen and climbing physical, and answers within minutes, even on a Sunday.',
    'It also gets the yard ready: boots in the right size, a badge that opens the gate, an account in the work order system, a seat in the next certification class. The crew lead sees one list, with the missing items marked.',
  ],
  actsAlone: [
    'Sends reminders and answers questions before the start date',
    'Collects forms, licenses and certificates, and checks expiry dates',
    'Orders gear and accounts from the role’s checklist',
  ],
  asksFirst: [
    'Before it moves a start date',
    'Before it discusses pay beyond the signed offer',
    'Before it shares a file outside HR and the crew lead',
  ],
  console: {
    kind: 'progress',
    title: 'Hires starting Monday',
    clock: '09:05:22',
    description:
      'Preboarding progress for three hires who start Monday: a line technician with all ten steps done, a splicer with eight of ten, and a NOC analyst with nine of ten.',
    rows: [
      { label: 'Line technician', done: 10, total: 10, next: 'Ready for the gate' },
      {
        label: 'Fiber splicer',
        done: 8,
        total: 10,
        next: 'Driver’s license photo missing',
      },
      { label: 'NOC analyst', done: 9, total: 10, next: 'Login token ships today' },
    ],
    feed: [
      { time: '08:12:40', event: 'Boots and harness confirmed', tag: 'size 11' },
      { time: '08:47:03', event: 'Answered: day-one parking', tag: '2 min' },
      { time: '09:05:22', event: 'License reminder to the splicer', tag: 'due Friday', due: true },
    ],
  },
  capabilities: [
    {
      title: 'Document collection',
      description:
        'Collects phone photos of licenses and certificates, reads the dates, and asks for a new photo if a corner is cut off.',
    },
    {
      title: 'Physicals and screenings',
      description:
        'Books an appointment near the candidate’s home and records only that it’s done.',
    },
    {
      title: 'Gear and access',
      description:
        'Orders harness, badge, laptop and logins by role, with the lead time for each item.',
    },
    {
      title: 'Questions before day one',
      description:
        'Answers questions on shifts, parking, per diem and union forms by text, from your own handbook.',
    },
    {
      title: 'Manager brief',
      description:
        'Gives the supervisor one page per hire: certificates held, gear issued, Monday’s schedule.',
    },
    {
      title: 'Quiet-candidate alert',
      description: 'Notices when replies slow down and suggests a call from the future crew lead.',
    },
  ],
  benefits: [
    { text: 'People who sign in spring still show up at the yard in summer.' },
    { text: 'First shifts start with a badge that works.' },
    { text: 'Recruiters write to ten people at once, each message personal.' },
    {
      text: 'Expiring flagger cards and commercial driver’s licenses surface weeks ahead, in time to renew.',
    },
    { text: 'Candidates without a laptop finish everything on a phone.' },
    { text: 'The warehouse knows boot sizes before it places the order.' },
    { text: 'Medical details stay with the clinic; your file says done or open.' },
    { text: 'Managers get asked once, and only for decisions that are theirs.' },
  ],
  ctaTitle: 'Start with your next class of hires.',
  ctaSubtitle:
    'Bring one role’s checklist. In the demo, HumanOS Attract runs it from offer letter to gate.',
  metaDescription:
    'HumanOS Attract preboards new hires at infrastructure operators: documents, physicals, gear and questions, from signed offer to first shift.',
} satisfies AgentPage;
