import type { DemoRequest } from '../../content/demo-request';
import type { Lead } from '../lib/stored-records';
import { demoRequestBody, leadBody } from './form-bodies';
import { postDemoRequest, postLead } from './form-service';
import { browserLocks, underLock, type Locks } from './locks';
import { outboxKey, outboxKeys, readOutboxRecord, type OutboxRecord } from './outbox-records';
import { newRecordId } from './record-id';
import { localStore, type SafeStorage } from './storage';

/**
 * Sends submissions and keeps each until the form service has accepted it (contracts §5). Delivery
 * is at least once, with the same body at every try.
 */
export type LeadOutbox = {
  /** Keeps and posts a lead in this very tick; a failure costs one line in the console. */
  sendLead(lead: Lead): void;
  /** Keeps and posts a demo request; rejects, after one line in the console, if not accepted. */
  sendDemoRequest(request: DemoRequest): Promise<void>;
  /**
   * Tries what waits, oldest first, but for what is being sent by this or another tab. Resolves
   * with how many still wait; never rejects and leaves the console alone.
   */
  deliverWaiting(): Promise<{ remaining: number }>;
  /** Calls `listener` whenever a first try has failed; returns the disposer. */
  onKept(listener: () => void): () => void;
};

type World = {
  storage: SafeStorage;
  locks: Locks | undefined;
  postLead: typeof postLead;
  postDemoRequest: typeof postDemoRequest;
  newId: () => string;
};

const browserWorld: World = {
  storage: localStore,
  locks: browserLocks,
  postLead,
  postDemoRequest,
  newId: newRecordId,
};

/** Makes an outbox over the given storage, locks and form service; the browser's by default. */
export function createLeadOutbox(world: Partial<World> = {}): LeadOutbox {
  const { storage, locks, newId, ...service }: World = { ...browserWorld, ...world };
  const listeners = new Set<() => void>();
  // Records that this page is sending or has delivered: none of them is to be sent again.
  const taken = new Set<string>();

  const waiting = () => outboxKeys(storage).filter((key) => !taken.has(key));

  async function deliver(key: string, record: OutboxRecord): Promise<void> {
    taken.add(key);
    try {
      await (record.form === 'lead'
        ? service.postLead(record.body)
        : service.postDemoRequest(record.body));
      storage.remove(key);
    } catch (error) {
      taken.delete(key);
      throw error;
    }
  }

  async function sendFirst(record: OutboxRecord): Promise<void> {
    const key = outboxKey(newId());
    storage.set(key, JSON.stringify(record));
    const delivery = deliver(key, record);
    // Other tabs see the record at once; the lock tells them that it is on its way.
    void underLock(locks, key, () => delivery.catch(() => undefined));
    try {
      await delivery;
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
      for (const listener of listeners) listener();
      throw error;
    }
  }

  async function retry(key: string): Promise<void> {
    const record = readOutboxRecord(storage.get(key));
    if (record && !taken.has(key)) await deliver(key, record).catch(() => undefined);
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
      for (const key of waiting()) {
        await underLock(locks, key, () => retry(key), { ifFree: true });
      }
      return { remaining: waiting().length };
    },
    onKept(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const leadOutbox: LeadOutbox = createLeadOutbox();
