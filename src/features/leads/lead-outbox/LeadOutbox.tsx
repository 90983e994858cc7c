import { useEffect } from 'react';
import { useMachine } from '#src/binding/use-machine.ts';
import { fromPromise } from 'xstate';
import { leadOutboxMachine } from '#machines/lead-outbox/lead-outbox.machine.ts';
import { onOnline } from '#src/services/browser/connection.ts';
import { leadOutbox } from '#src/services/forms/lead-outbox.ts';
import { leadStore } from '#src/services/forms/lead-store.ts';

const outbox = leadOutboxMachine.provide({
  actors: { deliverPending: fromPromise(() => leadOutbox.deliverWaiting()) },
});

/** Retries undelivered submissions while a page is open. */
export function LeadOutbox() {
  const [, send] = useMachine(outbox);

  useEffect(() => {
    const stops = [
      leadOutbox.onStored(() => send({ type: 'record.stored' })),
      onOnline(() => send({ type: 'connection.restored' })),
      leadStore.watch(),
    ];
    leadStore.forgetOld();
    return () => stops.forEach((stop) => stop());
  }, [send]);

  return null;
}
