import { emptyDemoFields, type DemoRequest } from '#content/site/demo-request.ts';
import { isStorable, parseJson, withDefaults } from '#src/lib/text/parse-json.ts';

/** A submit of the hero form: email and ISO 8601 time in UTC. */
export type Lead = { email: string; timestamp: string };
/** An entry of the `demoEmails` list (specification §14.1). */
export type LeadEntry = Lead & { source: 'hero_form_submit'; completed: true };
/** The `lastEmailEntered` record (specification §14.2). */
export type LastEmail = Lead & { source: 'hero_form'; completed: false };

const utcTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Returns whether the value is an ISO 8601 time in UTC (specification §14.14). */
export function isTimestamp(value: unknown): value is string {
  return typeof value === 'string' && utcTime.test(value) && !Number.isNaN(Date.parse(value));
}

/**
 * Returns a reader of entries with an email and, unless missing, a time. It gives null for any other
 * value, the default for a missing field, and keeps unknown ones, `version` among them.
 */
function entryReader<Entry extends Lead>(defaults: Entry) {
  return (value: unknown): Entry | null => {
    if (!isStorable(value) || typeof value['email'] !== 'string') return null;
    if (!isTimestamp(value['timestamp'] ?? new Date(0).toISOString())) return null;
    return withDefaults(value, defaults);
  };
}

const unknownLead: Lead = { email: '', timestamp: '' };

/** Reads an entry of `demoEmails`; null if it is unreadable. */
export const readLeadEntry = entryReader<LeadEntry>({
  ...unknownLead,
  source: 'hero_form_submit',
  completed: true,
});

/** Reads the `lastEmailEntered` record; null if it is unreadable. */
export const readLastEmail = entryReader<LastEmail>({
  ...unknownLead,
  source: 'hero_form',
  completed: false,
});

/** Reads a demo request (specification §14.3); null if it is unreadable. */
export const readDemoRequest = entryReader<DemoRequest>({ ...emptyDemoFields, ...unknownLead });

/**
 * Parses a stored list. Returns its readable entries in order, and whether all were readable; a
 * missing value is an empty, intact list. Never throws.
 */
export function readList<Entry>(
  raw: string | null,
  readEntry: (value: unknown) => Entry | null,
): { entries: Entry[]; intact: boolean } {
  if (raw === null) return { entries: [], intact: true };
  const parsed = parseJson(raw);
  if (!Array.isArray(parsed)) return { entries: [], intact: false };
  const entries = parsed.map(readEntry).filter((entry) => entry !== null);
  return { entries, intact: entries.length === parsed.length };
}
