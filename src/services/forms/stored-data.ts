import type { StoredEntry } from '#content/site/stored-entry.ts';
import { isStoredKey } from '#content/site/stored-keys.ts';
import { chatOutside } from '#content/workspace/chat-widget.ts';
import { readDemoRequest, readLeadEntry, readList, type Lead } from './stored-records';
import { readDraft } from './form-draft';
import { formTargets } from './form-service';
import { leadOutbox, type LeadOutbox } from './lead-outbox';
import { leadStore, type LeadStore } from './lead-store';
import { isOpen, outboxEntries, readOutboxRecord } from './outbox-records';
import { now } from '../browser/clock';
import { readPreviewChat } from '../storage/preview-chat';
import { isQuarantineKey } from '../storage/quarantine';
import { localStore, sessionStore, type SafeStorage } from '../storage/storage';

/** The visitor's data in this browser (specification §14.12). Its methods never throw. */
export type StoredData = {
  /** Returns all entries, newest first, then those without a time. */
  entries(): StoredEntry[];
  /** Removes all entries, including quarantined values; other tabs drop theirs. */
  clear(): void;
  /**
   * Calls `listener` after a change in another tab and after each delivery attempt; returns a
   * disposer.
   */
  subscribe(this: void, listener: () => void): () => void;
};

type Deps = {
  store: Pick<LeadStore, 'leads' | 'demoRequests' | 'lastEmail' | 'forgetOwn'>;
  outbox: Pick<LeadOutbox, 'onTried'>;
  storage: SafeStorage;
  session: SafeStorage;
  now: () => string;
  tabs: EventTarget | undefined;
};

const browserDeps: Deps = {
  store: leadStore,
  outbox: leadOutbox,
  storage: localStore,
  session: sessionStore,
  now,
  tabs: typeof window === 'undefined' ? undefined : window,
};

const readableLists = { demoEmails: readLeadEntry, demoSubmissions: readDemoRequest };

/** Opens the stored data in the given storages; the browser's by default. */
export function openStoredData(deps: Partial<Deps> = {}): StoredData {
  const { store, outbox, storage, session, now: time, tabs }: Deps = { ...browserDeps, ...deps };
  const ownKeys = (of: SafeStorage) => of.keys().filter(isStoredKey);

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

  function chat(): StoredEntry[] {
    if (storage.get(chatOutside.previewKey) === null) return [];
    return [{ kind: 'chat', state: 'unsent', ...readPreviewChat(storage) }];
  }

  function timeless(): StoredEntry[] {
    const draft = readDraft(session);
    const chosen = (['workspace', 'recentCommands', 'theme'] as const).filter(
      (key) => storage.get(key) !== null,
    );
    const isUnreadable = (key: string) =>
      (isQuarantineKey(key) && !readOutboxRecord(storage.get(key))) ||
      (key === 'lastEmailEntered' && !store.lastEmail()) ||
      (key === 'demoDraft' && !draft) ||
      (key in readableLists &&
        !readList<unknown>(storage.get(key), readableLists[key as keyof typeof readableLists])
          .intact);
    const unreadable = { kind: 'unreadable', email: '', time: '', state: 'unsent' } as const;
    return [
      ...(draft ? [{ kind: 'draft', email: draft.email, time: '', state: 'unsent' } as const] : []),
      ...chosen.map((kind) => ({ kind, email: '', time: '', state: 'unsent' }) as const),
      ...[...ownKeys(storage), ...ownKeys(session)].filter(isUnreadable).map(() => unreadable),
    ];
  }

  return {
    entries: () => [
      ...[...submitted(), ...typed(), ...chat()].sort(
        (a, b) => (Date.parse(b.time) || 0) - (Date.parse(a.time) || 0),
      ),
      ...timeless(),
    ],
    clear() {
      store.forgetOwn();
      for (const each of [storage, session]) for (const key of ownKeys(each)) each.remove(key);
      // The theme and an open chat follow, as they do after a clear in another tab.
      tabs?.dispatchEvent(new StorageEvent('storage'));
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
