import type { AgentPage, AgentSummary } from '../schema';
import { plan } from '#content/site/hire-plan.ts';

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
  title: 'New hires ready in 90 days, safely.',
  subtitle:
    'HumanOS Onboard turns your training binder into a plan for each person, paces it around real work, and tells the supervisor who is ready.',
  organizationType: 'For teams that train on live equipment',
  overview: [
    'New people in a control room or on a crew learn between outages, from anyone who has time. HumanOS Onboard keeps track: skills shown, skills practiced under supervision, and the steps left before someone can work alone.',
    'Each day has a short task that fits the shift. When a storm takes the afternoon, the plan moves and the missing sign-off stays visible. Mentors confirm skills by phone, at the pole or at the console, in two taps.',
  ],
  actsAlone: [
    'Plans each week around shifts, mentors and weather days',
    'Answers how-to questions from your procedures, with the page',
    'Reminds mentors of the sign-offs they owe',
  ],
  asksFirst: [
    'Before it clears anyone to work unsupervised',
    'Before it moves or replaces a safety module',
    'Before it tells a manager someone is falling behind',
  ],
  console: {
    ...plan,
    kind: 'progress',
    title: 'Analyst, day 34 of 90',
    clock: '13:20:45',
    description:
      'A network analyst’s 90-day plan on day 34: network basics complete, alarms and tickets at seven of nine sign-offs, change control at two of six, night shift not started.',
    feed: [
      { time: '11:02:17', event: 'Answered: how to read an optical alarm', tag: 'page 41' },
      { time: '12:48:30', event: 'Moved optics module to Thursday', tag: 'storm shift' },
      { time: '13:20:45', event: 'Asked the mentor for a sign-off', tag: 'waiting', due: true },
    ],
  },
  capabilities: [
    {
      title: 'Plan per role',
      description:
        'Builds 90 days from your procedures for a splicer, a dispatcher or an analyst, and skips skills a certificate already proves.',
    },
    {
      title: 'Shift-aware pacing',
      description: 'Reads the schedule and puts training in the quiet hours.',
    },
    {
      title: 'Skill sign-offs',
      description:
        'Records who observed which task, when, and with what comment, as evidence for the safety file.',
    },
    {
      title: 'Questions on shift',
      description:
        'Explains a procedure in three sentences and links the page, the moment a trainee gets stuck.',
    },
    {
      title: 'Practice incidents',
      description:
        'Replays a closed outage with the answers hidden, and compares the trainee’s decisions with the crew’s.',
    },
    {
      title: 'Mentor load',
      description: 'Spreads trainees out so no senior tech has three at once.',
    },
  ],
  benefits: [
    {
      claim: 'onboardingHalved',
      text: 'New hires reach their last sign-off sooner because every week has a plan.',
    },
    { text: 'Supervisors see readiness by task, not by days on the job.' },
    { text: 'Trainees ask at midnight and get your company’s procedure.' },
    { text: 'Safety modules can’t be skipped, even in busy season.' },
    { text: 'Mentors sign off on the job, with no forms left for Friday.' },
    { text: 'After a storm, the plan picks up where it stopped.' },
    { text: 'The second hire in a role gets answers to the first hire’s questions.' },
    { text: 'Day 30, 60 and 90 reviews open with facts both sides have seen.' },
  ],
  ctaTitle: 'Bring us the training binder.',
  ctaSubtitle:
    'Send one role’s procedures. We come back with a 90-day plan and walk through week one together.',
  metaDescription:
    'HumanOS Onboard guides new technicians and analysts through their first 90 days, with a plan for each role, skill sign-offs and answers on shift.',
} satisfies AgentPage;
