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
/** How long an answer may be, in UTF-16 code units: what is longer the form service refuses. */
export const answerLimits = { email: 254, text: 1000 } as const;
/** Nobody reads, fills in and submits a form within so many ms of asking for its page. */
export const minFillMs = 150;
/** The field that only a program fills in. */
export const honeypotName = '_honey';

/**
 * What the form service refuses outright may still be taken later, where its settings were wrong: it
 * is tried as everything else so many times, then once in each pause, then no more.
 */
export const refusals = { atOnce: 3, pauseMs: 24 * 60 * 60_000, most: 10 } as const;

/** How many days this browser keeps what has been delivered. */
export const keptDays = 30;

/** Waits between tries of what the form service has not accepted: doubling, then steady. */
export const outboxBackoff = { firstMs: 5_000, maxMs: 300_000 } as const;

/** Marks invented companies, quotes and logos. */
export const illustrative = 'Illustrative';

/** The fiber cut that the hero, the film and the agent pages show. `port` is the one that stays dark. */
export const ridgeCountyCut = { homes: 412, stillDown: 32, port: 5, etaMinutes: 38 } as const;

/** Header menus: pointer intent before opening, grace before closing. */
export const menuDelays = { openMs: 120, closeMs: 300 } as const;

/** How long one beat of a console's scene lasts. */
export const sceneBeatMs = 3000;

/** How long (ms) people have before the sample itself answers: what is younger is pending. */
export const pendingForMs = 6 * 3_600_000;

/** How long a notice that says what was done stays on the page. */
export const noticeMs = 8000;
