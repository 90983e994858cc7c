import { refusals } from '#content/constants.ts';
import { isFlatObject, parseJson } from '#src/lib/text/parse-json.ts';
import { isTimestamp } from './stored-records';
import { isDemoRequestBody, isLeadBody } from './form-bodies';
import type { DemoRequestBody, LeadBody } from './form-bodies';
import { isQuarantineKey, quarantineCorrupt } from '../storage/quarantine';
import type { SafeStorage } from '../storage/storage';

const prefix = 'leadOutbox:';

/** Number of rejections by the form service at `address`, and the time of the last one. */
type Refused = { times: number; at: string; address: string };
/** A wait of `ms` that the form service at `address` asked for at a time. */
type Later = { ms: number; at: string; address: string };

/** A submission not yet accepted by the form service (specification §14). */
export type OutboxRecord = { keptAt: string; refused?: Refused; later?: Later } & (
  | { form: 'lead'; body: LeadBody }
  | { form: 'demo'; body: DemoRequestBody }
);

/** Returns the storage key of the record `id`. */
export function outboxKey(id: string): string {
  return `${prefix}${id}`;
}

function isNote<Name extends string>(
  value: unknown,
  number: Name,
): value is { at: string; address: string } & Record<Name, number> {
  return (
    isFlatObject(value) &&
    typeof value[number] === 'number' &&
    typeof value['address'] === 'string' &&
    isTimestamp(value['at'])
  );
}

/** Parses an outbox record; returns null for an invalid one. Never throws. */
export function readOutboxRecord(raw: string | null): OutboxRecord | null {
  const value = parseJson(raw);
  if (typeof value !== 'object' || value === null) return null;
  const { form, body, keptAt, refused, later } = value as Record<string, unknown>;
  if (!isTimestamp(keptAt) || !isFlatObject(body)) return null;
  const more = {
    keptAt,
    ...(isNote(refused, 'times') && { refused }),
    ...(isNote(later, 'ms') && { later }),
  };
  if (form === 'lead' && isLeadBody(body)) return { form, body, ...more };
  if (form === 'demo' && isDemoRequestBody(body)) return { form, body, ...more };
  return null;
}

/** Returns the record after one more rejection by `address`; another address counts from one. */
export function refusedRecord(record: OutboxRecord, at: string, address: string): OutboxRecord {
  const times = record.refused?.address === address ? record.refused.times : 0;
  return { ...record, refused: { times: times + 1, at, address } };
}

// A time in the future means that the clock was set back since.
const hasPassed = (ms: number, at: string, time: string) => {
  const passed = Date.parse(time) - Date.parse(at);
  return passed < 0 || passed >= ms;
};

/**
 * Returns whether a record will be due during this visit. One that `address` rejected several times
 * waits longer, then forever.
 */
export function isOpen({ refused }: OutboxRecord, time: string, address: string): boolean {
  if (refused?.address !== address || refused.times < refusals.atOnce) return true;
  return refused.times < refusals.most && hasPassed(refusals.pauseMs, refused.at, time);
}

/** Returns whether a record should be sent to `address` at `time`. */
export function isDue(record: OutboxRecord, time: string, address: string): boolean {
  const { later } = record;
  const isEarly = later?.address === address && !hasPassed(later.ms, later.at, time);
  return !isEarly && isOpen(record, time, address);
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
