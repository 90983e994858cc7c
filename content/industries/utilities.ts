import type { IndustryPage, IndustrySummary } from '../schema';

export const summary = {
  slug: 'utilities',
  shortName: 'Utilities',
  category: 'Infrastructure & Services',
  order: 4,
  line: 'Feeders restored sooner, crews sent once.',
  scene: 'feeder',
  strand: 2,
  headlineMetric: {
    claim: 'utilityOutage',
    description: 'shorter outages for the customers of a feeder',
  },
} satisfies IndustrySummary;

export const industry = {
  ...summary,
  title: 'Shorten the outage, feeder by feeder.',
  subtitle:
    'Agents for electric utilities that read meters, reclosers and calls together, and give storm dispatch one ranked list.',
  imagePlaceholder:
    'Line drawing of a distribution feeder on five poles with a recloser in the middle and a lateral branching off, with the recloser marked.',
  overview: [
    'After the wind drops, the operations room has meter pings, recloser events, a wall of calls and a map that is an hour behind. The limb is on one lateral, and four crews are on the way to four symptoms of it.',
    'Midspan puts those sources on the feeder model and proposes the device that opened, the section behind it and the order of work. Switching remains with your system operator. The agents prepare, inform and document, and they keep off the controls.',
  ],
  challenges: [
    {
      title: 'Symptoms outnumber causes in a storm',
      description: 'One open fuse looks like sixty trouble calls until someone traces the lateral.',
    },
    {
      title: 'Restoration estimates age badly',
      description:
        'A time given at noon is still on the website at four, and the call center pays for it.',
    },
    {
      title: 'Mutual-aid crews arrive cold',
      description:
        'Linemen from two states away need maps, radio channels and local rules by dawn.',
    },
    {
      title: 'The telecom side is thinly staffed',
      description:
        'SCADA radios and substation fiber are watched by the three people who also build them.',
    },
  ],
  solutions: [
    {
      title: 'AI-powered outage detection',
      icon: 'network-os',
      description:
        'Joins meter last gasps, recloser counts and calls on the feeder model, and proposes the open device.',
      benefits: [
        'Tells a nested outage from a restored one by meter pings',
        'Ranks laterals by critical loads and customer count',
        'Covers the SCADA radio and fiber paths as well',
      ],
    },
    {
      title: 'Calls and estimates in a storm',
      icon: 'customer-os',
      description:
        'Takes trouble reports in any number and gives each caller the latest crew-based estimate.',
      benefits: [
        'Asks about wires down first and alerts a person',
        'Updates the estimate when the crew does',
        'Reaches medical-baseline customers before others',
      ],
    },
    {
      title: 'Damage assessment and crew order',
      icon: 'field-os',
      description:
        'Guides assessors by voice and turns their notes into a ranked list with pole and transformer sizes.',
      benefits: [
        'Groups jobs behind the same switch',
        'Hands visiting crews a local brief',
        'Stages poles and cutouts by work order',
      ],
    },
  ],
  workforceSolutions: [
    {
      title: 'Apprentices through the steps',
      icon: 'human-os-onboard',
      description:
        'Tracks apprentice hours and demonstrated tasks toward each step of the line program.',
      benefits: ['Evidence per task for the committee', 'Rotations planned around outage season'],
    },
    {
      title: 'Storm fatigue in sight',
      icon: 'human-os-engage',
      description:
        'Counts sixteen-hour days and short rests by crew and asks people how they are holding up.',
      benefits: [
        'Proposes relief before the second night',
        'Keeps answers apart from safety files',
      ],
    },
  ],
  results: [
    { claim: 'utilityAvailability', description: 'grid availability, major event days left out' },
    { claim: 'utilityOutage', description: 'shorter outages for the average customer interrupted' },
    {
      claim: 'dispatchResponse',
      description: 'lower dispatch response time for trouble crews',
    },
    {
      claim: 'resolvedWithoutHumans',
      description: 'of customer issues resolved without humans, on storm days too',
    },
    {
      metric: 'Zero',
      description: 'switching steps taken by an agent; operators keep the controls',
    },
    { claim: 'goLive', description: 'from kickoff to live, ahead of one storm season' },
  ],
  ctaTitle: 'Rerun your last storm.',
  ctaSubtitle:
    'Meter events, calls and the switching log are enough. We show the crew order the agents would have proposed.',
  metaDescription:
    'AI agents for electric utilities: outage detection on the feeder model, storm calls with live estimates, and crew order from damage assessment.',
} satisfies IndustryPage;
