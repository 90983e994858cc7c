import { isFlatObject, parseJson } from '../lib/parse-json';
import { isTimestamp } from '../lib/stored-records';
import { isDemoRequestBody, isLeadBody } from './form-bodies';
import type { DemoRequestBody, LeadBody } from './form-bodies';
import { isCorruptKey, keepCorrupt } from './keep-corrupt';
import type { SafeStorage } from './storage';

const prefix = 'leadOutbox:';

/** A submission that the form service has not accepted yet (contracts §4). */
export type OutboxRecord = { keptAt: string } & (
  { form: 'lead'; body: LeadBody } | { form: 'demo'; body: DemoRequestBody }
);

/** Returns the storage key of the record `id`. */
export function outboxKey(id: string): string {
  return `${prefix}${id}`;
}

/** Returns the record that `raw` holds, or null where it is not readable. Never throws. */
export function readOutboxRecord(raw: string | null): OutboxRecord | null {
  const value = parseJson(raw);
  if (typeof value !== 'object' || value === null) return null;
  const { form, body, keptAt } = value as Record<string, unknown>;
  if (!isTimestamp(keptAt) || !isFlatObject(body)) return null;
  if (form === 'lead' && isLeadBody(body)) return { form, body, keptAt };
  if (form === 'demo' && isDemoRequestBody(body)) return { form, body, keptAt };
  return null;
}

/** Returns the keys of all readable records, oldest first; unreadable ones are put aside. */
export function outboxKeys(storage: SafeStorage): string[] {
  const waiting: { key: string; time: number }[] = [];
  for (const key of storage.keys()) {
    if (!key.startsWith(prefix) || isCorruptKey(key)) continue;
    const raw = storage.get(key);
    const record = readOutboxRecord(raw);
    if (record) waiting.push({ key, time: Date.parse(record.keptAt) });
    else if (raw !== null && keepCorrupt(storage, key, raw)) storage.remove(key);
  }
  return waiting.sort((a, b) => a.time - b.time).map(({ key }) => key);
}
