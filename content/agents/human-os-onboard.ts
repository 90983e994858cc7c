import type { AgentPage, AgentSummary } from '../schema';

export const summary = {
  slug: 'human-os-onboard',
  name: 'HumanOS Onboard',
  strand: 6,
  group: 'workforce',
  line: 'Guides each new hire through the first 90 days.',
  order: 6,
} satisfies AgentSummary;

export const agent = {
  ...summary,
  category: 'First 90 days',
  title: 'Ninety days to working alone, safely.',
  subtitle:
    'HumanOS Onboard turns your training binder into a plan per person, paces it by the work that comes in, and tells the supervisor who is ready.',
  organizationType: 'For teams that train on live equipment',
  overview: [
    'New people in a control room or on a crew learn between outages, from whoever has time. HumanOS Onboard holds the thread: what was shown, what was tried under supervision, and what has to happen before someone may do it alone.',
    'Each day has a short task that fits the shift. When a storm takes the afternoon, the plan moves and the missing sign-off stays visible. The mentor confirms skills on the phone, at the pole or beside the console, in two taps.',
  ],
  actsAlone: [
    'Plans each week around shifts, mentors and weather days',
    'Answers how-to questions from your procedures, with the page',
    'Reminds mentors of the sign-offs they owe',
  ],
  asksFirst: [
    'Before a person is cleared to work unsupervised',
    'Before it skips or replaces a safety module',
    'Before it tells a manager that someone is falling behind',
  ],
  console: {
    kind: 'progress',
    title: 'NOC analyst, day 34 of 90',
    clock: '13:20:45',
    description:
      'The 90-day plan of one NOC analyst on day 34: network basics finished, alarms and tickets at seven of nine sign-offs, change control at two of six, night shift not started.',
    rows: [
      { label: 'Network basics', done: 8, total: 8, next: 'Signed off on day 19' },
      { label: 'Alarms and tickets', done: 7, total: 9, next: 'Shadow one P1, mentor on shift' },
      { label: 'Change control', done: 2, total: 6, next: 'Read the rollback procedure' },
      { label: 'Night shift', done: 0, total: 4, next: 'Opens on day 60' },
    ],
    feed: [
      { time: '11:02:17', event: 'Answered: how to read an OLT alarm', tag: 'page 41' },
      { time: '12:48:30', event: 'Optics module moved to Thursday', tag: 'storm shift' },
      { time: '13:20:45', event: 'Asked the mentor for a sign-off', tag: 'waiting', due: true },
    ],
  },
  capabilities: [
    {
      title: 'Plan per role',
      description:
        'Builds 90 days from your procedures for a splicer, a dispatcher or an analyst, and skips what a certificate already proves.',
    },
    {
      title: 'Shift-aware pacing',
      description: 'Reads the roster and puts learning where the quiet hours are.',
    },
    {
      title: 'Skill sign-offs',
      description:
        'Records who watched which task, when and with what remark, as evidence for the safety file.',
    },
    {
      title: 'Questions on shift',
      description:
        'Explains a procedure in three sentences and links the page, at the moment the trainee is stuck.',
    },
    {
      title: 'Practice incidents',
      description:
        'Replays a closed outage with the answers hidden, and compares the trainee’s calls with what was done.',
    },
    {
      title: 'Mentor load',
      description: 'Shares trainees out so that no senior tech carries three at once.',
    },
  ],
  benefits: [
    {
      claim: 'onboardingHalved',
      text: 'People reach their last sign-off sooner because no week goes by unplanned.',
    },
    { text: 'Supervisors see readiness by task, beyond days served.' },
    { text: 'Trainees ask at midnight and get the procedure of your company.' },
    { text: 'Safety modules cannot be passed over, in a busy season either.' },
    { text: 'Mentors confirm at the job, with no forms left for Friday.' },
    { text: 'A plan interrupted by a storm picks up where it stopped.' },
    { text: 'The second hire of a role starts from what the first one found unclear.' },
    { text: 'Day 30, 60 and 90 talks open with facts that both sides have seen.' },
  ],
  ctaTitle: 'Bring us the training binder.',
  ctaSubtitle:
    'Send one role’s procedures. We come back with its 90 days laid out, and walk through week one together.',
  metaDescription:
    'HumanOS Onboard guides new technicians and analysts through their first 90 days, with plans per role, skill sign-offs and answers on shift.',
} satisfies AgentPage;
