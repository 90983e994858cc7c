import type { AgentPage, AgentSummary } from '../schema';

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
  title: 'Hear the strain before the resignation.',
  subtitle:
    'HumanOS Engage asks crews and control rooms two questions a week, reads on-call load beside the answers, and shows supervisors where a team is wearing thin.',
  organizationType: 'For operations that run on call, around the clock',
  overview: [
    'The annual survey reaches the storm crew in October and is read in March. HumanOS Engage asks by text, at the end of a shift, in under a minute, and shares results with the team that gave them in the same week.',
    'Answers are read next to call-outs, overtime and missed rest. When both point the same way for a team, the supervisor gets a note with a suggestion: swap a night, add a second on-call, ask. Results appear for groups of five or more, never for one person.',
  ],
  actsAlone: [
    'Sends pulse questions and thanks people for answering',
    'Compares answers with rosters and call-outs, by team',
    'Suggests a roster change to the supervisor',
  ],
  asksFirst: [
    'Before a result goes beyond the team it came from',
    'Before it adds a new question to the pulse',
    'Before it links an anonymous note to a follow-up',
  ],
  console: {
    kind: 'pulse',
    title: 'Weekly pulse, field and NOC',
    clock: '07:30:00',
    description:
      'Six weeks of pulse results, on a scale of one to five, for three teams. The night NOC falls from 3.9 to 3.1, the east line crew and the help desk hold near four.',
    weeks: ['Wk 14', 'Wk 15', 'Wk 16', 'Wk 17', 'Wk 18', 'Wk 19'],
    teams: [
      {
        label: 'Night NOC',
        answered: 9,
        of: 11,
        means: [3.9, 3.8, 3.6, 3.5, 3.2, 3.1],
        note: 'Four call-outs on rest days',
      },
      {
        label: 'East line crew',
        answered: 12,
        of: 14,
        means: [3.8, 4, 4.1, 4, 4.1, 4.2],
        note: 'Steady since the truck swap',
      },
      {
        label: 'Help desk',
        answered: 16,
        of: 18,
        means: [4, 3.9, 4.1, 4, 4, 4.1],
        note: 'Steady',
      },
    ],
    feed: [
      { time: '06:05:10', event: 'Asked the night shift two questions', tag: '9 of 11' },
      { time: '07:12:36', event: 'Compared with the on-call log', tag: '6 weeks' },
      {
        time: '07:30:00',
        event: 'Suggests a second on-call for night NOC',
        tag: 'asks supervisor',
        due: true,
      },
    ],
  },
  capabilities: [
    {
      title: 'Two-question pulse',
      description:
        'Asks at the end of a shift by text or kiosk, in the language of the crew, and takes less than a minute.',
    },
    {
      title: 'On-call load view',
      description:
        'Counts call-outs, overtime and short rests per team, from the roster you already keep.',
    },
    {
      title: 'Burnout signals',
      description:
        'Flags a team when falling answers and rising load agree for three weeks in a row.',
    },
    {
      title: 'Anonymous notes',
      description:
        'Passes on what people write with names and telltale details removed, in groups of at least five.',
    },
    {
      title: 'Supervisor suggestions',
      description: 'Offers one change that the roster allows, and checks later whether it helped.',
    },
    {
      title: 'Results back to crews',
      description: 'Posts what was heard and what will change where the crew reads it.',
    },
  ],
  benefits: [
    { text: 'A worn-out night shift shows in week three, well ahead of the exit interview.' },
    { text: 'Crews answer because last week’s answer led to something.' },
    { text: 'Nobody can be singled out, since small groups are never shown.' },
    { text: 'On-call duty is shared by count instead of by habit.' },
    { text: 'HR reads trends by yard and season without chasing forms.' },
    { text: 'Supervisors get one suggestion they can act on by Thursday.' },
    { text: 'Remote sites are heard as often as headquarters.' },
    { text: 'Storm recovery time is planned in, from the load each team carried.' },
  ],
  ctaTitle: 'Ask your teams two questions.',
  ctaSubtitle:
    'We set up a pulse for one yard and one control room, and read the first two weeks with you.',
  metaDescription:
    'HumanOS Engage runs two-question pulse surveys for crews and control rooms and spots burnout early, by team and never by person.',
} satisfies AgentPage;
