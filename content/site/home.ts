import { claims, type Claim } from '../claims';
import { goLiveDays, illustrative, replyPromiseHours, type timelineStages } from '../constants';
import type { Four, Testimonial } from '../schema';

/** The strip below the hero; each figure opens its `how` on request. */
export const claimStrip = {
  heading: 'Results operators measure',
  howLabel: 'How we measure',
  items: [
    claims.mttrRange,
    claims.resolvedWithoutHumans,
    claims.truckRolls,
    claims.goLive,
  ] satisfies Four<Claim>,
} as const;

/** The two tabs; their agents come from the catalog, by group. */
export const solutions = {
  heading: 'Seven agents, one shared view.',
  lead: 'Each does one job in the systems you run today. They share data, so one fiber cut is one incident, from alarm to closeout.',
  tabs: {
    operations: { label: 'Operations' },
    workforce: {
      label: 'Workforce',
      panel: {
        label: 'HumanOS dashboard',
        pulse: 'HumanOS Engage / Weekly pulse',
        plan: 'HumanOS Onboard / Day 34 of 90',
      },
    },
  },
} as const;

type StageId = (typeof timelineStages)[number];
type Stage = { label: string; title: string; text: string; facts: readonly string[] };

/** The stages of the implementation (specification §4.2). */
export const timeline = {
  heading: `Live in ${goLiveDays} days, in three steps.`,
  lead: 'One of our engineers, one of yours, an hour a day. Your control room keeps its tools.',
  stages: {
    today: {
      label: 'Today',
      title: 'Read access and runbooks',
      text: 'We connect read-only to monitoring, ticketing and inventory, and read the runbooks your shift lead trusts.',
      facts: [
        'Last quarter’s tickets replayed overnight',
        'A list of tasks an agent could take first',
      ],
    },
    day7: {
      label: 'Day 7',
      title: 'Shadow mode',
      text: 'Agents work every live ticket beside your people and only suggest actions.',
      facts: [
        'Each suggestion next to what the shift did',
        'Limits drafted: what runs alone, what asks first',
      ],
    },
    day14: {
      label: 'Day 14',
      title: 'Live inside your limits',
      text: 'Agents act on ticket types you approved and ask before anything else. One switch puts them back in shadow mode.',
      facts: ['Sign-off for each action type, by name', 'A weekly review for the first quarter'],
    },
  } satisfies Record<StageId, Stage>,
} as const;

export const testimonials = {
  heading: 'From the control room',
  note: illustrative,
  items: [
    {
      quote:
        'The ticket named the cut, pole to pole, before my phone stopped buzzing. I approved the crew and went back to bed.',
      role: 'Network operations manager',
      operator: 'Regional fiber co-op',
    },
    {
      quote:
        'Storm week used to mean forty temps with a script. This time the queue stayed short and callers knew when power would return.',
      role: 'Director of customer operations',
      operator: 'Electric utility',
    },
    {
      quote:
        'I needed a three-year-old Form 470 and the bid matrix behind it. It took one question. It used to take a Saturday.',
      role: 'E-Rate coordinator',
      operator: 'Public school district',
    },
    {
      quote:
        'It told us both our diverse circuits ran under the same parking garage. We’d paid for diversity since the building opened.',
      role: 'Network lead',
      operator: 'Hospital group',
    },
  ] satisfies Four<Testimonial>,
} as const;

export const industriesSection = {
  heading: 'Built for six kinds of operator.',
  lead: 'A cell tower isn’t a hospital. Each page starts with the faults your team sees.',
} as const;

export const closing = {
  title: 'Bring us one night of alarms.',
  lead: 'We replay it with you and show who would have been paged, and why.',
  button: 'Book a Demo',
  note: `A person replies within ${replyPromiseHours} hours.`,
} as const;
