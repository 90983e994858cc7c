import { refusals } from '#content/constants.ts';
import { demoAnswers } from '#content/site/demo-request.ts';
import { isRecord, isStorable, parseJson, withDefaults } from '#src/lib/text/parse-json.ts';
import { isTimestamp } from './stored-records';
import { demoRequestBody, leadBody, type DemoRequestBody, type LeadBody } from './form-bodies';
import { isQuarantineKey, quarantineCorrupt } from '../storage/quarantine';
import type { SafeStorage } from '../storage/storage';

const prefix = 'leadOutbox:';
/** Answers that another release did not ask for. A form service may refuse an empty one. */
const notAsked = demoAnswers(({ required }) => (required ? 'Not given' : ''));

/** Number of rejections by the form service at `address`, and the time of the last one. */
type Refused = { times: number; at: string; address: string };
/** A wait of `ms` that the form service at `address` asked for at a time. */
type Later = { ms: number; at: string; address: string };

/** A submission not yet accepted by the form service (specification §14.4). */
export type OutboxRecord = { version: number; keptAt: string; refused?: Refused; later?: Later } & (
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
    isRecord(value) &&
    typeof value[number] === 'number' &&
    typeof value['address'] === 'string' &&
    isTimestamp(value['at'])
  );
}

/**
 * Reads an outbox record of any release; returns null without a body that holds an email, and for
 * an unknown form. A missing field gets its default; unknown ones stay, in the body too. Never throws.
 */
export function readOutboxRecord(raw: string | null): OutboxRecord | null {
  const value = parseJson(raw);
  if (!isStorable(value)) return null;
  const { body, refused, later, ...rest } = value;
  if (!isRecord(body)) return null;
  const { email, firstName } = body;
  if (typeof email !== 'string') return null;
  const form = rest['form'] ?? (firstName === undefined ? 'lead' : 'demo');
  if (form !== 'lead' && form !== 'demo') return null;
  const times = [body['timestamp'], rest['keptAt'], new Date(0).toISOString()];
  const [timestamp = ''] = times.filter(isTimestamp);
  const request = { ...notAsked, email, timestamp };
  if (typeof firstName === 'string') request.firstName = firstName;
  const defaults = form === 'lead' ? leadBody(request) : demoRequestBody(request);
  return {
    version: 1,
    ...rest,
    form,
    body: { ...withDefaults(body, defaults), timestamp },
    keptAt: isTimestamp(rest['keptAt']) ? rest['keptAt'] : timestamp,
    ...(isNote(refused, 'times') && { refused }),
    ...(isNote(later, 'ms') && { later }),
  } as OutboxRecord;
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

/**
 * Returns all readable records, oldest first, also those that an earlier release could not read;
 * quarantines the others.
 */
export function outboxEntries(storage: SafeStorage): { key: string; record: OutboxRecord }[] {
  const waiting: { key: string; record: OutboxRecord }[] = [];
  for (const key of storage.keys()) {
    if (!key.startsWith(prefix)) continue;
    const raw = storage.get(key);
    const record = readOutboxRecord(raw);
    if (record) waiting.push({ key, record });
    else if (raw !== null && !isQuarantineKey(key) && quarantineCorrupt(storage, key, raw))
      storage.remove(key);
  }
  return waiting.sort((a, b) => Date.parse(a.record.keptAt) - Date.parse(b.record.keptAt));
}
