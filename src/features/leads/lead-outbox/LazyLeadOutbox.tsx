import { Fragment, lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { onOnline } from '#src/services/browser/connection.ts';
import { onFirstInteraction } from '#src/services/browser/first-interaction.ts';
import { localStore } from '#src/services/storage/storage.ts';

const [loadOutbox] = Object.values(
  import.meta.glob<ComponentType>('./LeadOutbox.tsx', { import: 'LeadOutbox' }),
);
const Outbox = lazy(async () => ({ default: (await loadOutbox?.()) ?? Fragment }));

const leadKeys = /^(leadOutbox|demoEmails|demoSubmissions|lastEmailEntered)/;
let isUsed = false;
const subscribe = (listener: () => void) => {
  const stops = [
    onFirstInteraction(() => {
      isUsed = true;
      listener();
    }),
    // A form submitted offline has stored its lead by then.
    onOnline(listener),
  ];
  return () => stops.forEach((stop) => stop());
};
const isNeeded = () => isUsed || localStore.keys().some((key) => leadKeys.test(key));

/** Loads the outbox if this browser stores a lead, or on the first interaction. */
export function LazyLeadOutbox() {
  const isLoaded = useSyncExternalStore(subscribe, isNeeded, () => false);
  return isLoaded ? (
    <Suspense>
      <Outbox />
    </Suspense>
  ) : null;
}
