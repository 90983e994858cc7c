import { createElement, useSyncExternalStore, type ComponentType } from 'react';
import { onOnline } from '#src/services/browser/connection.ts';
import { onFirstInteraction } from '#src/hydration/events.ts';
import { localStore } from '#src/services/storage/storage.ts';

const [loadOutbox] = Object.values(
  import.meta.glob<ComponentType>('./LeadOutbox.tsx', { import: 'LeadOutbox' }),
);
const leadKeys = /^(leadOutbox|demoEmails|demoSubmissions|lastEmailEntered|midspan:preview)/;
const hasStoredLead = () => localStore.keys().some((key) => leadKeys.test(key));
let outbox: ComponentType | null = null;

function subscribe(listener: () => void): () => void {
  const load = async () => {
    outbox ??= (await loadOutbox?.().catch(() => null)) ?? null;
    listener();
  };
  const loadIfStored = () => {
    if (hasStoredLead()) void load();
  };
  const loadNow = () => void load();
  loadIfStored();
  // A visitor who saves data needs the outbox only after a submit.
  addEventListener('submit', loadNow, true);
  // A form that was submitted offline has stored its lead by the time the connection is back.
  const stops = [onFirstInteraction(loadNow), onOnline(loadIfStored)];
  return () => {
    removeEventListener('submit', loadNow, true);
    stops.forEach((stop) => stop());
  };
}

/** Loads the outbox if this browser stores a lead, at the first interaction, or at a submit. */
export function LazyLeadOutbox() {
  const loaded = useSyncExternalStore(
    subscribe,
    () => outbox,
    () => null,
  );
  return loaded ? createElement(loaded) : null;
}
