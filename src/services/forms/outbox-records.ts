import { refusals } from '#content/constants.ts';
import { isFlatObject, parseJson } from '#src/lib/text/parse-json.ts';
import { isTimestamp } from './stored-records';
import { isDemoRequestBody, isLeadBody } from './form-bodies';
import type { DemoRequestBody, LeadBody } from './form-bodies';
import { isQuarantineKey, quarantineCorrupt } from '../storage/quarantine';
import type { SafeStorage } from '../storage/storage';

const prefix = 'leadOutbox:';

/** How often the form service has refused a submission outright, and when it did last. */
type Refused = { times: number; at: string };

/** A submission that the form service has not accepted yet (contracts §4). */
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

/** Returns the record that `raw` holds, or null where it is not readable. Never throws. */
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

/** Returns what a record becomes when the form service has refused it at `time`. */
export function refusedRecord(record: OutboxRecord, time: string): OutboxRecord {
  return { ...record, refused: { times: (record.refused?.times ?? 0) + 1, at: time } };
}

/** True where a record is to be sent at `time`; what was refused often waits longer, or for good. */
export function isDue({ refused }: OutboxRecord, time: string): boolean {
  if (!refused || refused.times < refusals.atOnce) return true;
  const isRested = Date.parse(time) - Date.parse(refused.at) >= refusals.pauseMs;
  return isRested && refused.times < refusals.most;
}

/** Returns all readable records, oldest first; unreadable ones are put aside. */
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
