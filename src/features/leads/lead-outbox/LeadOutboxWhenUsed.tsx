import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { onOnline } from '#src/services/browser/connection.ts';
import { onFirstSign } from '#src/services/browser/first-sign.ts';
import { localStore } from '#src/services/storage/storage.ts';

const files = import.meta.glob<ComponentType>('./LeadOutbox.tsx', { import: 'LeadOutbox' });
const Outbox = lazy(async () => ({ default: await files['./LeadOutbox.tsx']!() }));

const leadKeys = /^(leadOutbox|demoEmails|demoSubmissions|lastEmailEntered)/;
let isUsed = false;
const subscribe = (listener: () => void) => {
  const stops = [
    onFirstSign(() => {
      isUsed = true;
      listener();
    }),
    // A form that was submitted offline has stored its lead by now.
    onOnline(listener),
  ];
  return () => stops.forEach((stop) => stop());
};
const isNeeded = () => isUsed || localStore.keys().some((key) => leadKeys.test(key));

/** Loads the outbox where this browser stores a lead, or once somebody uses the page. */
export function LeadOutboxWhenUsed() {
  const isLoaded = useSyncExternalStore(subscribe, isNeeded, () => false);
  return isLoaded ? (
    <Suspense>
      <Outbox />
    </Suspense>
  ) : null;
}
