import type { AgentPage, AgentSummary } from '../schema';
import { pulse } from '#content/site/team-pulse.ts';

export const summary = {
  slug: 'human-os-engage',
  name: 'HumanOS Engage',
  strand: 7,
  group: 'workforce',
  line: 'Runs pulse surveys and spots burnout early.',
  order: 7,
} satisfies AgentSummary;

export const agent = {
  ...summary,
  category: 'Surveys and burnout detection',
  title: 'Spot burnout before the resignation.',
  subtitle:
    'HumanOS Engage asks crews and control rooms two questions a week, compares the answers with on-call load, and shows supervisors which team is wearing thin.',
  organizationType: 'For operations that run on call, around the clock',
  overview: [
    'The annual survey reaches the storm crew in October, and someone reads it in March. HumanOS Engage asks by text at the end of a shift, takes under a minute, and shares results with the team the same week.',
    'It compares answers with call-outs, overtime and missed rest. When both point the same way for a team, the supervisor gets a suggestion: swap a night, add a second on-call, check in. Results cover groups of five or more, never one person.',
  ],
  actsAlone: [
    'Sends pulse questions and thanks people for answers',
    'Compares answers with schedules and call-outs, by team',
    'Suggests a schedule change to the supervisor',
  ],
  asksFirst: [
    'Before it shares a result outside the team',
    'Before it adds a new question to the pulse',
    'Before it links an anonymous note to a follow-up',
  ],
  console: {
    ...pulse,
    kind: 'pulse',
    title: 'Weekly pulse',
    clock: '07:30:00',
    description:
      'Six weeks of pulse results for three teams, on a scale of one to five. Night operations falls from 3.9 to 3.1; the east line crew and the help desk hold near four.',
    feed: [
      { time: '06:05:10', event: 'Asked the night shift two questions', tag: '9 of 11' },
      { time: '07:12:36', event: 'Compared with the on-call log', tag: '6 weeks' },
      {
        time: '07:30:00',
        event: 'Suggests a second on-call at night',
        tag: 'asks supervisor',
        due: true,
      },
    ],
  },
  capabilities: [
    {
      title: 'Two-question pulse',
      description:
        'Asks at the end of a shift by text or kiosk, in the crew’s language, and takes less than a minute.',
    },
    {
      title: 'On-call load view',
      description:
        'Counts call-outs, overtime and short rests per team, from your existing schedule.',
    },
    {
      title: 'Burnout signals',
      description: 'Flags a team when scores fall and load rises for three weeks in a row.',
    },
    {
      title: 'Anonymous notes',
      description:
        'Passes on comments with names and identifying details removed, in groups of at least five.',
    },
    {
      title: 'Supervisor suggestions',
      description: 'Offers one change the schedule allows, and checks later if it helped.',
    },
    {
      title: 'Results back to crews',
      description: 'Posts the findings and the planned changes where the crew will see them.',
    },
  ],
  benefits: [
    { text: 'A worn-out night shift shows up in week three, well ahead of the exit interview.' },
    { text: 'Crews answer because last week’s answers led to a change.' },
    { text: 'No one can be singled out: small groups are never shown.' },
    { text: 'On-call duty is shared by the numbers, not by habit.' },
    { text: 'HR sees trends by yard and season without chasing forms.' },
    { text: 'Supervisors get one suggestion they can act on this week.' },
    { text: 'Remote sites get heard as often as headquarters.' },
    { text: 'Storm recovery time is planned from the load each team carried.' },
  ],
  ctaTitle: 'Ask your teams two questions.',
  ctaSubtitle:
    'We set up a pulse for one yard and one control room, and review the first two weeks with you.',
  metaDescription:
    'HumanOS Engage runs two-question pulse surveys for crews and control rooms and spots burnout early, by team, never by person.',
} satisfies AgentPage;
