import type { confetti } from '#content/constants.ts';
import { seededRandom } from '#src/lib/random.ts';

/** One piece of confetti: where it starts, how it looks, how long and how far it falls. */
export type ConfettiPiece = {
  id: number;
  /** Where it starts, in percent of the width. */
  leftPercent: number;
  /** Index of one of eight colours, 0 to 7. */
  colour: number;
  durationMs: number;
  delayMs: number;
  /** How far it drifts sideways; negative is to the left. */
  driftPx: number;
  /** Full turns while it falls; negative is counter-clockwise. */
  turns: number;
};

export type ConfettiLimits = { readonly [Name in keyof typeof confetti]: number };

const colours = 8;
const maxDriftPx = 120;
const maxTurns = 4;

/**
 * Returns the pieces of one fall, the same for the same seed (specification §9). Delay and
 * duration together never exceed the longest duration.
 */
export function confettiPieces(seed: number, limits: ConfettiLimits): ConfettiPiece[] {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => Math.round(low + random() * (high - low));
  return Array.from({ length: limits.pieces }, (_, id) => {
    const delayMs = between(0, limits.maxDelayMs);
    return {
      id,
      leftPercent: between(0, 100),
      colour: Math.floor(random() * colours),
      durationMs: between(limits.minDurationMs, limits.maxDurationMs - delayMs),
      delayMs,
      driftPx: between(-maxDriftPx, maxDriftPx),
      turns: between(-maxTurns * 4, maxTurns * 4) / 4,
    };
  });
}
