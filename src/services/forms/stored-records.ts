import type { DemoRequest } from '#content/site/demo-request.ts';
import { hasStrings, isFlatObject, parseJson } from '#src/lib/text/parse-json.ts';

/** One submit of the hero form: an address and an ISO 8601 time in UTC. */
export type Lead = { email: string; timestamp: string };
/** An entry of the `demoEmails` list (contracts §4). */
export type LeadEntry = Lead & { source: 'hero_form_submit'; completed: true };
/** The `lastEmailEntered` record (contracts §4). */
export type LastEmail = Lead & { source: 'hero_form'; completed: false };

const utcTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** True for an ISO 8601 time in UTC (contracts §4). */
export function isTimestamp(value: unknown): value is string {
  return typeof value === 'string' && utcTime.test(value) && !Number.isNaN(Date.parse(value));
}

function isLead(value: unknown): value is Lead & Record<string, unknown> {
  return (
    isFlatObject(value) && typeof value['email'] === 'string' && isTimestamp(value['timestamp'])
  );
}

/** True for an entry of the `demoEmails` list; further flat fields are let be. */
export function isLeadEntry(value: unknown): value is LeadEntry {
  return isLead(value) && value['source'] === 'hero_form_submit' && value['completed'] === true;
}

/** True for the `lastEmailEntered` record. */
export function isLastEmail(value: unknown): value is LastEmail {
  return isLead(value) && value['source'] === 'hero_form' && value['completed'] === false;
}

/** True for a demo request (specification §3): all fields are strings, the website may be absent. */
export function isDemoRequest(value: unknown): value is DemoRequest {
  return (
    isLead(value) &&
    hasStrings(value, ['firstName', 'lastName', 'employeeCount', 'industry']) &&
    (value['website'] === undefined || typeof value['website'] === 'string')
  );
}

/**
 * Reads a stored list. Returns its readable entries, in order and as they are, and whether the
 * value was nothing but them; a missing value is an empty, intact list. Never throws.
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
