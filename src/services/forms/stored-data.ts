import type { StoredEntry } from '#content/site/stored-entry.ts';
import { readList, isDemoRequest, isLeadEntry, type Lead } from './stored-records';
import { discardDraft, readDraft } from './form-draft';
import { formTargets } from './form-service';
import { leadOutbox, type LeadOutbox } from './lead-outbox';
import { leadStore, type LeadStore } from './lead-store';
import { isOpen, outboxEntries } from './outbox-records';
import { now } from '../browser/clock';
import { localStore, sessionStore, type SafeStorage } from '../storage/storage';

/** The visitor's data in this browser (specification §14). Its methods never throw. */
export type StoredData = {
  /** Returns all entries, newest first, then those without a time. */
  entries(): StoredEntry[];
  /** Removes all entries, including quarantined values; other tabs drop theirs. */
  clear(): void;
  /**
   * Calls `listener` after a change in another tab and after each delivery attempt; returns a
   * disposer.
   */
  subscribe(listener: () => void): () => void;
};

type World = {
  store: Pick<LeadStore, 'leads' | 'demoRequests' | 'lastEmail' | 'forgetOwn'>;
  outbox: Pick<LeadOutbox, 'onTried'>;
  storage: SafeStorage;
  session: SafeStorage;
  now: () => string;
  tabs: EventTarget | undefined;
};

const browserWorld: World = {
  store: leadStore,
  outbox: leadOutbox,
  storage: localStore,
  session: sessionStore,
  now,
  tabs: typeof window === 'undefined' ? undefined : window,
};

const ownKey = /^(demoEmails|demoSubmissions|lastEmailEntered|leadOutbox.*)(\.corrupt(\.\d+)?)?$/;
const quarantineKey = /\.corrupt(\.\d+)?$/;
const readableLists = { demoEmails: isLeadEntry, demoSubmissions: isDemoRequest };

/** Opens the stored data in the given storages; the browser's by default. */
export function openStoredData(world: Partial<World> = {}): StoredData {
  const { store, outbox, storage, session, now: time, tabs }: World = { ...browserWorld, ...world };
  const ownKeys = () => storage.keys().filter((key) => ownKey.test(key));

  function submitted(): StoredEntry[] {
    const waiting = outboxEntries(storage).map(({ record }) => ({
      kind: record.form === 'lead' ? ('lead' as const) : ('request' as const),
      email: record.body.email,
      time: record.body.timestamp,
      state: isOpen(record, time(), formTargets[record.form].id)
        ? ('waiting' as const)
        : ('refused' as const),
    }));
    const unmatched = new Set(waiting);
    const entryOf = (kind: 'lead' | 'request', { email, timestamp }: Lead): StoredEntry => {
      const match = [...unmatched].find(
        (entry) => entry.kind === kind && entry.email === email && entry.time === timestamp,
      );
      if (match) unmatched.delete(match);
      return match ?? { kind, email, time: timestamp, state: 'delivered' };
    };
    const listed = [
      ...store.leads().map((lead) => entryOf('lead', lead)),
      ...store.demoRequests().map((request) => entryOf('request', request)),
    ];
    return [...listed, ...unmatched];
  }

  function typed(): StoredEntry[] {
    const last = store.lastEmail();
    if (!last) return [];
    return [{ kind: 'typed', email: last.email, time: last.timestamp, state: 'unsent' }];
  }

  function timeless(): StoredEntry[] {
    const draft = readDraft(session);
    const isUnreadable = (key: string) =>
      quarantineKey.test(key) ||
      (key === 'lastEmailEntered' && !store.lastEmail()) ||
      (key in readableLists &&
        !readList<unknown>(storage.get(key), readableLists[key as keyof typeof readableLists])
          .intact);
    const unreadable = { kind: 'unreadable', email: '', time: '', state: 'unsent' } as const;
    return [
      ...(draft ? [{ kind: 'draft', email: draft.email, time: '', state: 'unsent' } as const] : []),
      ...ownKeys()
        .filter(isUnreadable)
        .map(() => unreadable),
    ];
  }

  return {
    entries: () => [
      ...[...submitted(), ...typed()].sort((a, b) => Date.parse(b.time) - Date.parse(a.time)),
      ...timeless(),
    ],
    clear() {
      store.forgetOwn();
      for (const key of ownKeys()) storage.remove(key);
      discardDraft(session);
    },
    subscribe(listener) {
      const stopTries = outbox.onTried(listener);
      tabs?.addEventListener('storage', listener);
      return () => {
        stopTries();
        tabs?.removeEventListener('storage', listener);
      };
    },
  };
}

export const storedData: StoredData = openStoredData();
