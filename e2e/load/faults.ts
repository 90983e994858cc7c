import { seededRandom } from '#src/lib/random.ts';

const faults = ['503', '429', 'reset', 'hang', 'captcha page', '200 with error', 'slow'] as const;
export type Fault = (typeof faults)[number];

/** Returns a seeded source of faults, one call per post; `share` of the posts get one. */
export function faultPlan(seed: number, share: number): () => Fault | null {
  const random = seededRandom(seed);
  return () => (random() < share ? faults[Math.floor(random() * faults.length)]! : null);
}

const aborts = ['reload', 'close', 'navigate away', 'offline'] as const;
const abortDelays = [0, 50, 150, 400] as const;
export type PageAbort = { kind: (typeof aborts)[number]; afterMs: (typeof abortDelays)[number] };

/** Cycles through every way to end a page at every delay. */
export function abortAt(index: number): PageAbort {
  const kind = aborts[index % aborts.length]!;
  return { kind, afterMs: abortDelays[Math.floor(index / aborts.length) % abortDelays.length]! };
}
