import type { DemoRequest } from '#content/site/demo-request.ts';
import type { Lead } from './stored-records';
import { now } from '../browser/clock';
import { demoRequestBody, leadBody } from './form-bodies';
import { Refusal, RetryLater } from './form-post';
import { formTargets, postDemoRequest, postLead } from './form-service';
import { browserLocks, underLock, type Locks } from './locks';
import {
  isDue,
  isOpen,
  outboxEntries,
  outboxKey,
  readOutboxRecord,
  refusedRecord,
  type OutboxRecord,
} from './outbox-records';
import { listen } from '#src/lib/listen.ts';
import { newRecordId } from '../browser/record-id';
import { localStore, type SafeStorage } from '../storage/storage';

/**
 * Sends submissions and stores each until the form service has accepted it (specification §15.21).
 * Delivery is at least once, with the same body for every attempt. A rejected submission is
 * retried a few times and then only stored.
 */
export type LeadOutbox = {
  /** Stores and posts a lead synchronously; a failure logs one line. */
  sendLead(lead: Lead): void;
  /** Stores and posts a demo request; on failure logs one line and rejects. */
  sendDemoRequest(request: DemoRequest): Promise<void>;
  /**
   * Retries due records, oldest first, except those being sent by this or another tab. Resolves
   * with the number of records to retry in this visit; never rejects or logs.
   */
  deliverWaiting(): Promise<{ remaining: number }>;
  /** Calls `listener` after a first attempt fails; returns a disposer. */
  onStored(listener: () => void): () => void;
  /** Calls `listener` after each attempt; returns a disposer. */
  onTried(listener: () => void): () => void;
};

type Deps = {
  storage: SafeStorage;
  locks: Locks | undefined;
  postLead: typeof postLead;
  postDemoRequest: typeof postDemoRequest;
  /** Identifies the destination of each form; refusals are counted per value. */
  addresses: Record<OutboxRecord['form'], string>;
  newId: () => string;
  now: () => string;
  /** Loads the rules by which an answer is read. */
  loadRules: () => Promise<unknown>;
};

const browserDeps: Deps = {
  storage: localStore,
  locks: browserLocks,
  postLead,
  postDemoRequest,
  addresses: { lead: formTargets.lead.id, demo: formTargets.demo.id },
  newId: newRecordId,
  now,
  loadRules: () => import('./judge-answer'),
};

/** Creates an outbox with the given storage, locks and form service; the browser's by default. */
export function createLeadOutbox(deps: Partial<Deps> = {}): LeadOutbox {
  const {
    storage,
    locks,
    newId,
    addresses,
    now: time,
    loadRules,
    ...service
  }: Deps = { ...browserDeps, ...deps };
  const storedListeners = new Set<() => void>();
  const triedListeners = new Set<() => void>();
  // Records this page is sending or has delivered; they must not be sent again.
  const claimed = new Set<string>();

  type Test = typeof isDue;
  const passes = (test: Test, key: string, record: OutboxRecord) =>
    !claimed.has(key) && test(record, time(), addresses[record.form]);
  const waiting = (test: Test) =>
    outboxEntries(storage).filter(({ key, record }) => passes(test, key, record));
  const write = (key: string, record: OutboxRecord) => storage.set(key, JSON.stringify(record));

  async function deliver(key: string, record: OutboxRecord): Promise<void> {
    claimed.add(key);
    try {
      await (record.form === 'lead'
        ? service.postLead(record.body)
        : service.postDemoRequest(record.body));
      storage.remove(key);
    } catch (error) {
      claimed.delete(key);
      const [at, address] = [time(), addresses[record.form]];
      // Another tab may have changed the record, or the visitor have cleared it.
      const stored = readOutboxRecord(storage.get(key));
      if (stored && error instanceof Refusal) write(key, refusedRecord(stored, at, address));
      if (stored && error instanceof RetryLater)
        write(key, { ...stored, later: { ms: error.waitMs, at, address } });
      throw error;
    } finally {
      for (const listener of triedListeners) listener();
    }
  }

  async function sendFirst(record: OutboxRecord): Promise<void> {
    const key = outboxKey(newId());
    write(key, record);
    const delivery = deliver(key, record);
    // Other tabs see the record immediately; the lock tells them that it is being sent.
    void underLock(locks, key, () => delivery.catch(() => undefined));
    try {
      await delivery;
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
      for (const listener of storedListeners) listener();
      throw error;
    }
  }

  async function retry(key: string): Promise<void> {
    const record = readOutboxRecord(storage.get(key));
    if (record && passes(isDue, key, record)) await deliver(key, record).catch(() => undefined);
  }

  return {
    sendLead(lead) {
      const body = leadBody(lead);
      sendFirst({ version: 1, form: 'lead', body, keptAt: lead.timestamp }).catch(() => undefined);
    },
    sendDemoRequest(request) {
      const body = demoRequestBody(request);
      return sendFirst({ version: 1, form: 'demo', body, keptAt: request.timestamp });
    },
    async deliverWaiting() {
      const loading = waiting(isDue).length > 0 && loadRules();
      // Without the rules, an accepted submission would be sent again and again.
      const due = await Promise.resolve(loading).then(
        () => waiting(isDue),
        () => [],
      );
      for (const { key } of due) await underLock(locks, key, () => retry(key), { ifFree: true });
      return { remaining: waiting(isOpen).length };
    },
    onStored: (listener) => listen(storedListeners, listener),
    onTried: (listener) => listen(triedListeners, listener),
  };
}

export const leadOutbox: LeadOutbox = createLeadOutbox();
