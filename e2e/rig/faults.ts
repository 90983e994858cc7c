import { seededRandom } from '#src/lib/random.ts';

const faults = ['503', 'reset', 'hang', 'bad JSON', 'success "false"', 'slow'] as const;
export type Fault = (typeof faults)[number];

/** What becomes of each post in turn, by a seed: a share of them meets a fault. */
export function faultPlan(seed: number, share: number): () => Fault | null {
  const random = seededRandom(seed);
  return () => (random() < share ? faults[Math.floor(random() * faults.length)]! : null);
}

const kills = ['reload', 'close', 'navigate away', 'offline'] as const;
const killDelays = [0, 50, 150, 400] as const;
export type Kill = { how: (typeof kills)[number]; afterMs: (typeof killDelays)[number] };

/** Every way to end a page, at every moment, over and over. */
export function killAt(index: number): Kill {
  const how = kills[index % kills.length]!;
  return { how, afterMs: killDelays[Math.floor(index / kills.length) % killDelays.length]! };
}
