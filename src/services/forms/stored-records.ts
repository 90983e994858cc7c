import type { DemoRequest } from '#content/site/demo-request.ts';
import { hasStrings, isFlatObject, parseJson } from '#src/lib/text/parse-json.ts';

/** A submit of the hero form: email and ISO 8601 time in UTC. */
export type Lead = { email: string; timestamp: string };
/** An entry of the `demoEmails` list (specification §14). */
export type LeadEntry = Lead & { source: 'hero_form_submit'; completed: true };
/** The `lastEmailEntered` record (specification §14). */
export type LastEmail = Lead & { source: 'hero_form'; completed: false };

const utcTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Returns whether the value is an ISO 8601 time in UTC (specification §14). */
export function isTimestamp(value: unknown): value is string {
  return typeof value === 'string' && utcTime.test(value) && !Number.isNaN(Date.parse(value));
}

function isLead(value: unknown): value is Lead & Record<string, unknown> {
  return (
    isFlatObject(value) && typeof value['email'] === 'string' && isTimestamp(value['timestamp'])
  );
}

/** Returns whether the value is an entry of `demoEmails`; allows extra flat fields. */
export function isLeadEntry(value: unknown): value is LeadEntry {
  return isLead(value) && value['source'] === 'hero_form_submit' && value['completed'] === true;
}

/** Returns whether the value is a `lastEmailEntered` record. */
export function isLastEmail(value: unknown): value is LastEmail {
  return isLead(value) && value['source'] === 'hero_form' && value['completed'] === false;
}

/**
 * Returns whether the value is a demo request (specification §3): all fields are strings,
 * `website` is optional.
 */
export function isDemoRequest(value: unknown): value is DemoRequest {
  return (
    isLead(value) &&
    hasStrings(value, ['firstName', 'lastName', 'employeeCount', 'industry']) &&
    (value['website'] === undefined || typeof value['website'] === 'string')
  );
}

/**
 * Parses a stored list. Returns its valid entries in order, and whether all entries were valid; a
 * missing value is an empty, intact list. Never throws.
 */
export function readList<Entry>(
  raw: string | null,
  isEntry: (value: unknown) => value is Entry,
): { entries: Entry[]; intact: boolean } {
  if (raw === null) return { entries: [], intact: true };
  const parsed = parseJson(raw);
  if (!Array.isArray(parsed)) return { entries: [], intact: false };
  const entries = parsed.filter(isEntry);
  return { entries, intact: entries.length === parsed.length };
}
