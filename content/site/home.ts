import { claims, type Claim } from '../claims';
import { goLiveDays, replyPromiseHours, type timelineStages } from '../constants';
import type { Four, Testimonial } from '../schema';

export const hero = {
  headline: 'Hold the line while your crew sleeps.',
  lead: `AI agents that watch the network, answer subscribers, and dispatch the right truck. Working inside your OSS and BSS, live in ${goLiveDays} days.`,
  placeholder: 'you@operator.com',
  note: `Reply within ${replyPromiseHours} hours. No slide deck, your own data.`,
} as const;

/** The strip below the hero; each figure opens its `how` on request. */
export const claimStrip = {
  heading: 'What operators measure',
  howLabel: 'How we measure',
  items: [
    claims.mttrRange,
    { ...claims.resolvedWithoutHumans, label: 'resolved without humans' },
    claims.truckRolls,
    claims.goLive,
  ] satisfies Four<Claim>,
} as const;

/** The two tabs; their agents come from the catalog, by group. */
export const solutions = {
  heading: 'Seven agents, one line of sight.',
  lead: 'Each does one job in the systems you run today. They share what they see, so a cut fiber is one story from the alarm to the closeout.',
  tabs: {
    operations: {
      label: 'Operations',
      lead: 'Four agents for the control room, the help desk, the truck and the plant standard.',
      mediaCaption: 'NetworkOS, CustomerOS and FieldOS on one fiber cut, at a quarter past two.',
    },
    workforce: {
      label: 'Workforce',
      lead: 'Three agents for the people behind the service, from the signed offer to the hundredth night shift.',
      mediaCaption: 'Conversations with new hires and crews, as the people team sees them.',
      mediaAlternative:
        'A chart of conversations per day over thirty days of sample data: busy on weekdays, quieter on weekends, and rising.',
    },
  },
} as const;

type StageId = (typeof timelineStages)[number];
type Stage = { label: string; title: string; text: string; facts: readonly string[] };

/** The stages of the implementation (specification §4). */
export const timeline = {
  heading: 'Two spans to go live.',
  lead: 'One engineer of ours and one of yours, about an hour a day. Your control room keeps its screens.',
  stages: {
    today: {
      label: 'Today',
      title: 'Read access and runbooks',
      text: 'We connect read-only to monitoring, ticketing and inventory, and read the runbooks your shift lead trusts.',
      facts: [
        'Read-only accounts, in your identity provider',
        'Last quarter’s tickets replayed overnight',
        'A list of what an agent could take over first',
      ],
    },
    day7: {
      label: 'Day 7',
      title: 'Shadow mode',
      text: 'Agents work every live ticket beside your people, and write what they would do instead of doing it.',
      facts: [
        'Each proposal next to what the shift did',
        'Disagreements reviewed together, line by line',
        'Limits drafted: what runs alone, what asks first',
      ],
    },
    day14: {
      label: 'Day 14',
      title: 'Live inside your limits',
      text: 'Agents act on the ticket types you signed off and ask before anything else. One switch returns them to shadow mode.',
      facts: [
        'Sign-off per action type, by name',
        'Every step logged with its evidence',
        'A weekly review for the first quarter',
      ],
    },
  } satisfies Record<StageId, Stage>,
} as const;

export const testimonials = {
  heading: 'Heard in control rooms.',
  note: 'Sample quotes. They stand for roles and types of operator, and for no person.',
  items: [
    {
      quote:
        'The cut was on the ticket with two pole numbers before my phone had finished buzzing. I approved the crew and lay down again.',
      role: 'NOC manager',
      operator: 'Regional fiber co-op',
    },
    {
      quote:
        'Storm week used to mean forty temps with a script. This time the queue stayed short and the callers knew their restoration time.',
      role: 'Director of customer operations',
      operator: 'Electric utility',
    },
    {
      quote:
        'I asked for the Form 470 from three years back and the bid matrix behind it. It took one question. It used to take a Saturday.',
      role: 'E-Rate coordinator',
      operator: 'Public school district',
    },
    {
      quote:
        'It told us both our diverse circuits ran under the same parking deck. We had paid for that diversity since the building opened.',
      role: 'Network lead',
      operator: 'Hospital group',
    },
  ] satisfies Four<Testimonial>,
} as const;

export const industriesSection = {
  heading: 'Built for six kinds of plant.',
  lead: 'A tower is no ward and a feeder is no campus. Each page starts from the faults of that trade.',
} as const;

export const closing = {
  heading: 'Put one night of alarms on the table.',
  lead: 'We replay it with you and show who would have been woken, and for what.',
  button: 'Book a demo',
  note: `A reply within ${replyPromiseHours} hours, from a person.`,
} as const;
