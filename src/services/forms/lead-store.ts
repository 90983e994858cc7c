import { retentionDays } from '#content/constants.ts';
import type { DemoRequest } from '#content/site/demo-request.ts';
import { parseJson } from '#src/lib/text/parse-json.ts';
import { readDemoRequest, readLastEmail, readLeadEntry } from './stored-records';
import type { LastEmail, Lead, LeadEntry } from './stored-records';
import { now } from '../browser/clock';
import { expirePreviewChat } from '../storage/preview-chat';
import { quarantineCorrupt } from '../storage/quarantine';
import { browserLocks, type Locks } from './locks';
import { sharedList } from './shared-list';
import { localStore, type SafeStorage } from '../storage/storage';

const lastEmailKey = 'lastEmailEntered';
const day = 24 * 60 * 60_000;

/**
 * Leads and demo requests stored on this device (specification §3, §14). Its methods
 * never throw.
 */
export type LeadStore = {
  /** Stores the hero's email field once it contains an `@`. */
  rememberEmail(email: string): void;
  addLead(lead: Lead): void;
  addDemoRequest(request: DemoRequest): void;
  /** Returns the last typed address, or null if it is missing or invalid. */
  lastEmail(): LastEmail | null;
  leads(): LeadEntry[];
  demoRequests(): DemoRequest[];
  /** Drops delivered entries and the chatbot preview's chat when older than 30 days. */
  forgetOld(): void;
  /** Drops the entries this page has added, when the lists are cleared. */
  forgetOwn(): void;
  /** Restores this page's entries when another tab's write drops them; returns a disposer. */
  watch(events?: EventTarget): () => void;
};

type Deps = { storage: SafeStorage; locks: Locks | undefined; now: () => string };

/** Creates a lead store with the given storage, locks and clock; the browser's by default. */
export function createLeadStore(deps: Partial<Deps> = {}): LeadStore {
  const { storage, locks, now: time } = { storage: localStore, locks: browserLocks, now, ...deps };
  const leads = sharedList('demoEmails', readLeadEntry, { storage, locks });
  const requests = sharedList('demoSubmissions', readDemoRequest, { storage, locks });
  const lists = { demoEmails: leads, demoSubmissions: requests };
  const lastEmail = () => readLastEmail(parseJson(storage.get(lastEmailKey)));

  return {
    rememberEmail(email) {
      if (!email.includes('@')) return;
      const raw = storage.get(lastEmailKey);
      const last = lastEmail();
      if (raw !== null && !last && !quarantineCorrupt(storage, lastEmailKey, raw)) return;
      const record: LastEmail = { email, timestamp: time(), source: 'hero_form', completed: false };
      storage.set(lastEmailKey, JSON.stringify({ ...last, ...record }));
    },
    addLead: ({ email, timestamp }) =>
      leads.add({ email, timestamp, source: 'hero_form_submit', completed: true }),
    addDemoRequest: (request) => requests.add(request),
    lastEmail,
    leads: () => leads.entries(),
    demoRequests: () => requests.entries(),
    forgetOld() {
      const undelivered = storage
        .keys()
        .filter((key) => key.startsWith('leadOutbox'))
        .map((key) => storage.get(key))
        .join();
      const oldest = Date.parse(time()) - retentionDays * day;
      // Matches by timestamp, which even an invalid record contains.
      const isGone = ({ timestamp }: Lead) =>
        Date.parse(timestamp) < oldest && !undelivered.includes(timestamp);
      for (const list of [leads, requests]) list.drop(isGone);
      const last = lastEmail();
      if (last && isGone(last)) storage.remove(lastEmailKey);
      expirePreviewChat(storage, time());
    },
    forgetOwn: () => Object.values(lists).forEach((list) => list.forget()),
    watch(events = window) {
      const follow = (event: Event) => {
        const { key, newValue } = event as StorageEvent;
        for (const [name, list] of Object.entries(lists)) {
          if (key !== null && key !== name) continue;
          // A removed key is the visitor's intent, not a lost race.
          if (newValue === null) list.forget();
          else list.reconcile();
        }
      };
      events.addEventListener('storage', follow);
      return () => events.removeEventListener('storage', follow);
    },
  };
}

export const leadStore: LeadStore = createLeadStore();
