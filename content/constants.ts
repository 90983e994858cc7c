/** Business constants and limits (specification §9). */
export const goLiveDays = 14;
export const replyPromiseHours = 24;

export const timelineStages = ['today', 'day7', 'day14'] as const;
export type TimelineStage = (typeof timelineStages)[number];

export const testimonialCount = 4;
/** How long a testimonial is shown before the next one comes. */
export const testimonialMs = 8000;

export const confetti = {
  pieces: 80,
  minDurationMs: 2000,
  maxDurationMs: 5000,
  maxDelayMs: 500,
} as const;

/** How long the form service may take to answer before a try counts as failed. */
export const formTimeoutMs = 10_000;
/** The largest body the form collector takes. */
export const maxBodyBytes = 64 * 1024;

/** Waits between tries of what the form service has not accepted: doubling, then steady. */
export const outboxBackoff = { firstMs: 5_000, maxMs: 300_000 } as const;

/** Header menus: pointer intent before opening, grace before closing. */
export const menuDelays = { openMs: 120, closeMs: 300 } as const;

/** How long one beat of a console's scene lasts. */
export const sceneBeatMs = 3000;

/** How long a notice that says what was done stays on the page. */
export const noticeMs = 8000;
