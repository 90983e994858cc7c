import type { DemoRequest } from '#content/site/demo-request.ts';
import type { Lead } from './stored-records';
import { now } from '../browser/clock';
import { demoRequestBody, leadBody } from './form-bodies';
import { postDemoRequest, postLead, Refusal } from './form-service';
import { browserLocks, underLock, type Locks } from './locks';
import { isDue, outboxEntries, outboxKey, readOutboxRecord, refusedRecord } from './outbox-records';
import type { OutboxRecord } from './outbox-records';
import { newRecordId } from '../browser/record-id';
import { localStore, type SafeStorage } from '../storage/storage';

/**
 * Sends submissions and stores each until the form service has accepted it (specification §15).
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
   * with the number of records still due; never rejects or logs.
   */
  deliverWaiting(): Promise<{ remaining: number }>;
  /** Calls `listener` after a first attempt fails; returns a disposer. */
  onStored(listener: () => void): () => void;
  /** Calls `listener` after each attempt; returns a disposer. */
  onTried(listener: () => void): () => void;
};

type World = {
  storage: SafeStorage;
  locks: Locks | undefined;
  postLead: typeof postLead;
  postDemoRequest: typeof postDemoRequest;
  newId: () => string;
  now: () => string;
};

const browserWorld: World = {
  storage: localStore,
  locks: browserLocks,
  postLead,
  postDemoRequest,
  newId: newRecordId,
  now,
};

function listen(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Creates an outbox with the given storage, locks and form service; the browser's by default. */
export function createLeadOutbox(world: Partial<World> = {}): LeadOutbox {
  const { storage, locks, newId, now: time, ...service }: World = { ...browserWorld, ...world };
  const storedListeners = new Set<() => void>();
  const triedListeners = new Set<() => void>();
  // Records this page is sending or has delivered; they must not be sent again.
  const claimed = new Set<string>();

  const waiting = () =>
    outboxEntries(storage).filter(({ key, record }) => !claimed.has(key) && isDue(record, time()));
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
      // Don't restore a record that the visitor has cleared meanwhile.
      const isRejected = error instanceof Refusal && storage.get(key) !== null;
      if (isRejected) write(key, refusedRecord(record, time()));
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
    if (record && !claimed.has(key) && isDue(record, time()))
      await deliver(key, record).catch(() => undefined);
  }

  return {
    sendLead(lead) {
      const body = leadBody(lead);
      sendFirst({ form: 'lead', body, keptAt: lead.timestamp }).catch(() => undefined);
    },
    sendDemoRequest(request) {
      const body = demoRequestBody(request);
      return sendFirst({ form: 'demo', body, keptAt: request.timestamp });
    },
    async deliverWaiting() {
      for (const { key } of waiting()) {
        await underLock(locks, key, () => retry(key), { ifFree: true });
      }
      return { remaining: waiting().length };
    },
    onStored: (listener) => listen(storedListeners, listener),
    onTried: (listener) => listen(triedListeners, listener),
  };
}

export const leadOutbox: LeadOutbox = createLeadOutbox();
