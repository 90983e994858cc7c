import type { IndustryPage, IndustrySummary } from '../schema';

export const summary = {
  slug: 'utilities',
  shortName: 'Utilities',
  category: 'Infrastructure & Services',
  order: 4,
  line: 'Restore feeders sooner, send crews once.',
  scene: 'feeder',
  strand: 2,
  headlineMetric: {
    claim: 'utilityOutage',
    description: 'shorter outages for the average interrupted customer',
  },
} satisfies IndustrySummary;

export const industry = {
  ...summary,
  title: 'Shorten the outage, feeder by feeder.',
  subtitle:
    'Agents for electric utilities that read meters, reclosers and calls together and give storm dispatch one ranked list by the time the wind drops.',
  imagePlaceholder:
    'Line drawing of a distribution feeder on five poles with a recloser in the middle and a lateral branching off, with the recloser marked.',
  overview: [
    'After the wind drops, the operations center has meter pings, recloser events, a wall of calls and a map that is an hour behind. The limb is on one lateral, and four crews are driving to four symptoms of it.',
    'Midspan matches those sources to the feeder model and proposes the device that opened, the section behind it and the order of work. Switching stays with your system operator. Agents prepare, inform and document; they never touch the controls.',
  ],
  challenges: [
    {
      title: 'Symptoms outnumber causes in a storm',
      description: 'One open fuse looks like sixty trouble calls until someone traces the lateral.',
    },
    {
      title: 'Restoration estimates age badly',
      description:
        'A time posted at noon is still on the website at four, and the call center pays for it.',
    },
    {
      title: 'Mutual-aid crews arrive cold',
      description:
        'Line workers from two states away need maps, radio channels and local rules by dawn.',
    },
    {
      title: 'The telecom team is thin',
      description:
        'The three people who watch the grid-control (SCADA) radios and substation fiber also build them.',
    },
  ],
  solutions: [
    {
      title: 'AI-powered outage detection',
      icon: 'network-os',
      description:
        'Matches meter last gasps, recloser counts and calls to the feeder model, and proposes the open device.',
      benefits: [
        'Finds nested outages by meter ping',
        'Ranks laterals by critical loads and customer count',
        'Covers SCADA radio and fiber paths too',
      ],
    },
    {
      title: 'Storm calls and restoration times',
      icon: 'customer-os',
      description:
        'Takes any number of trouble reports and gives each caller the latest estimate from the crew.',
      benefits: [
        'Asks about wires down first and alerts a person',
        'Updates the estimate when the crew does',
        'Calls medical-baseline customers first',
      ],
    },
    {
      title: 'Damage assessment and job order',
      icon: 'field-os',
      description:
        'Guides assessors by voice and turns their notes into a ranked job list with pole and transformer sizes.',
      benefits: [
        'Groups jobs behind the same switch',
        'Gives visiting crews a local briefing',
        'Stages poles and cutouts by work order',
      ],
    },
  ],
  workforceSolutions: [
    {
      title: 'Apprentices on track',
      icon: 'human-os-onboard',
      description:
        'Tracks apprentice hours and demonstrated tasks toward each step of the line program.',
      benefits: ['Evidence for the committee, by task', 'Rotations planned around outage season'],
    },
    {
      title: 'Storm fatigue, caught early',
      icon: 'human-os-engage',
      description:
        'Counts 16-hour days and short rests by crew and asks people how they’re holding up.',
      benefits: ['Proposes relief before the second night', 'Keeps answers out of safety files'],
    },
  ],
  night: {
    incident: 'Once the wind drops, one limb is down on a lateral and 212 customers are dark.',
    steps: [
      {
        time: '03:07',
        who: 'NetworkOS',
        text: 'Traces 212 meter last gasps and a recloser count to one fuse.',
      },
      {
        time: '03:09',
        who: 'CustomerOS',
        text: 'Takes 38 trouble calls at once and asks each about wires down.',
      },
      {
        time: '03:12',
        who: 'FieldOS',
        text: 'Ranks the job first: a medical-baseline customer is behind the fuse.',
      },
      {
        time: '03:16',
        who: 'System operator',
        text: 'Confirms the open device and issues the switching order.',
      },
      {
        time: '03:18',
        who: 'FieldOS',
        text: 'Sends the closest trouble crew the pole, the fuse size and the access road.',
      },
      { time: '04:26', who: 'CustomerOS', text: 'Gives every caller the crew’s new estimate.' },
      {
        time: '04:58',
        who: 'NetworkOS',
        text: 'Pings all 212 meters, finds no nested outage and closes the incident.',
      },
    ],
    comparison: [
      {
        task: 'Finding the device',
        today: 'Four crews drive to four symptoms.',
        after: 'One proposed device, which your operator confirms.',
        claim: 'utilityOutage',
      },
      {
        task: 'Sending a crew',
        today: 'Dispatch sorts trouble calls by hand.',
        after: 'The job list is ranked when the crew is free.',
        claim: 'dispatchResponse',
      },
      {
        task: 'Answering callers',
        today: 'A posted time that is hours old.',
        after: 'The crew’s latest estimate, for each caller.',
        claim: 'resolvedWithoutHumans',
      },
    ],
  },
  results: [
    { claim: 'utilityAvailability', description: 'grid availability, major event days excluded' },
    { claim: 'utilityOutage', description: 'shorter outages for the average customer affected' },
    {
      claim: 'dispatchResponse',
      description: 'lower dispatch response time for trouble crews',
    },
    {
      claim: 'resolvedWithoutHumans',
      description: 'of customer issues resolved without a human, storm days included',
    },
    {
      metric: 'Zero',
      description: 'switching steps by an agent; operators keep the controls',
    },
    { claim: 'goLive', description: 'from kickoff to go-live, ahead of storm season' },
  ],
  ctaTitle: 'Rerun your last storm.',
  ctaSubtitle:
    'We need only meter events, calls and the switching log. We show you the job order the agents would have proposed.',
  metaDescription:
    'AI agents for electric utilities: outage detection on the feeder model, storm calls with live estimates, and job order from damage assessment.',
  question: {
    question: 'Can an agent operate our switches?',
    answer: 'No. It has no account in the control system and only proposes the order of work.',
  },
} satisfies IndustryPage;
