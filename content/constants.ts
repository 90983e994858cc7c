/** Business constants and limits (specification §9). */
export const goLiveDays = 14;
export const replyPromiseHours = 24;

export const timelineStages = ['today', 'day7', 'day14'] as const;
export type TimelineStage = (typeof timelineStages)[number];

export const testimonialCount = 4;
/** The rotation interval of the testimonials, in ms. */
export const testimonialMs = 8000;

export const confetti = {
  pieces: 80,
  minDurationMs: 2000,
  maxDurationMs: 5000,
  maxDelayMs: 500,
} as const;

/** The timeout of a request to the form service, in ms. */
export const formTimeoutMs = 10_000;
/** The maximum body size of the form collector, in bytes. */
export const maxBodyBytes = 64 * 1024;
/** The maximum length of a field, in UTF-16 code units; the form service rejects longer ones. */
export const answerLimits = { email: 254, text: 1000 } as const;
/** Submissions within this time of the page request, in ms, are treated as automated. */
export const minFillMs = 150;
/** The honeypot field. */
export const honeypotName = '_honey';

/**
 * Retries of records that the form service rejects, since its settings may be corrected later:
 * `atOnce` normal attempts, then one per `pauseMs`, up to `most` in total.
 */
export const refusals = { atOnce: 3, pauseMs: 24 * 60 * 60_000, most: 10 } as const;

/** The number of days that this browser stores delivered records. */
export const retentionDays = 30;
/** The maximum number of entries in each of this browser's lists of submissions. */
export const maxListed = 1000;

/** The backoff between delivery attempts: doubling up to a maximum. */
export const outboxBackoff = { firstMs: 5_000, maxMs: 300_000 } as const;

/** Marks invented companies, quotes and logos. */
export const illustrative = 'Illustrative';

/** The fiber cut that the hero, the film and the agent pages show. `port` is the one that stays dark. */
export const ridgeCountyCut = { homes: 412, stillDown: 32, port: 5, etaMinutes: 38 } as const;

/** The hover delays of the header menus. */
export const menuDelays = { openMs: 120, closeMs: 300 } as const;

/** The duration of one beat of a console scene, in ms. */
export const sceneBeatMs = 3000;

/** The age in ms from which the sample resolves an escalation; younger ones are pending. */
export const pendingForMs = 6 * 3_600_000;

/** The time since the sample's last visit, in ms. */
export const lastVisitMs = 2 * 3_600_000;

/** The duration of a confirmation notice, in ms. */
export const noticeMs = 8000;

/** The time in ms that the workspace waits for the second key after G. */
export const goWaitMs = 1000;
