import type { confetti } from '#content/constants.ts';
import { seededRandom } from '#src/lib/random.ts';

/** A piece of confetti: start, look, duration and drift. */
export type ConfettiPiece = {
  id: number;
  /** Start position in percent of the width. */
  leftPercent: number;
  /** Index of one of eight colors, 0 to 7. */
  tone: number;
  durationMs: number;
  delayMs: number;
  /** Horizontal drift in px; negative is to the left. */
  driftPx: number;
  /** Full turns during the fall; negative is counterclockwise. */
  turns: number;
};

export type ConfettiLimits = { readonly [Name in keyof typeof confetti]: number };

const tones = 8;
const maxDriftPx = 120;
const maxTurns = 4;
/** Each start or end of a fall restyles all pieces; in steps, several share one. */
const stepMs = 250;

/**
 * Returns the pieces of one fall, deterministic by seed (specification §9.3). Delay plus duration
 * never exceeds the longest duration.
 */
export function confettiPieces(seed: number, limits: ConfettiLimits): ConfettiPiece[] {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => Math.round(low + random() * (high - low));
  const inSteps = (low: number, high: number) => between(low / stepMs, high / stepMs) * stepMs;
  return Array.from({ length: limits.pieces }, (_, id) => {
    const delayMs = inSteps(0, limits.maxDelayMs);
    return {
      id,
      leftPercent: between(0, 100),
      tone: Math.floor(random() * tones),
      durationMs: inSteps(limits.minDurationMs, limits.maxDurationMs - delayMs),
      delayMs,
      driftPx: between(-maxDriftPx, maxDriftPx),
      turns: between(-maxTurns * 4, maxTurns * 4) / 4,
    };
  });
}
