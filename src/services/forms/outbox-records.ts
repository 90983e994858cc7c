import { refusals } from '#content/constants.ts';
import { isFlatObject, parseJson } from '#src/lib/text/parse-json.ts';
import { isTimestamp } from './stored-records';
import { isDemoRequestBody, isLeadBody } from './form-bodies';
import type { DemoRequestBody, LeadBody } from './form-bodies';
import { isQuarantineKey, quarantineCorrupt } from '../storage/quarantine';
import type { SafeStorage } from '../storage/storage';

const prefix = 'leadOutbox:';

/** Number of rejections by the form service, and the time of the last one. */
type Refused = { times: number; at: string };

/** A submission not yet accepted by the form service (specification §14). */
export type OutboxRecord = { keptAt: string; refused?: Refused } & (
  { form: 'lead'; body: LeadBody } | { form: 'demo'; body: DemoRequestBody }
);

/** Returns the storage key of the record `id`. */
export function outboxKey(id: string): string {
  return `${prefix}${id}`;
}

function isRefused(value: unknown): value is Refused {
  return isFlatObject(value) && typeof value['times'] === 'number' && isTimestamp(value['at']);
}

/** Parses an outbox record; returns null for an invalid one. Never throws. */
export function readOutboxRecord(raw: string | null): OutboxRecord | null {
  const value = parseJson(raw);
  if (typeof value !== 'object' || value === null) return null;
  const { form, body, keptAt, refused } = value as Record<string, unknown>;
  if (!isTimestamp(keptAt) || !isFlatObject(body)) return null;
  const more = { keptAt, ...(isRefused(refused) && { refused }) };
  if (form === 'lead' && isLeadBody(body)) return { form, body, ...more };
  if (form === 'demo' && isDemoRequestBody(body)) return { form, body, ...more };
  return null;
}

/** Returns the record with one more rejection, at `time`. */
export function refusedRecord(record: OutboxRecord, time: string): OutboxRecord {
  return { ...record, refused: { times: (record.refused?.times ?? 0) + 1, at: time } };
}

/**
 * Returns whether a record should be sent at `time`; rejected records wait longer, then are never
 * due.
 */
export function isDue({ refused }: OutboxRecord, time: string): boolean {
  if (!refused || refused.times < refusals.atOnce) return true;
  const isRested = Date.parse(time) - Date.parse(refused.at) >= refusals.pauseMs;
  return isRested && refused.times < refusals.most;
}

/** Returns all valid records, oldest first; quarantines invalid ones. */
export function outboxEntries(storage: SafeStorage): { key: string; record: OutboxRecord }[] {
  const waiting: { key: string; record: OutboxRecord }[] = [];
  for (const key of storage.keys()) {
    if (!key.startsWith(prefix) || isQuarantineKey(key)) continue;
    const raw = storage.get(key);
    const record = readOutboxRecord(raw);
    if (record) waiting.push({ key, record });
    else if (raw !== null && quarantineCorrupt(storage, key, raw)) storage.remove(key);
  }
  return waiting.sort((a, b) => Date.parse(a.record.keptAt) - Date.parse(b.record.keptAt));
}
