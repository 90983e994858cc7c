import { useEffect } from 'react';
import { useMachine } from '../../binding/use-machine';
import { fromPromise } from 'xstate';
import { leadOutboxMachine } from '../../../machines/lead-outbox/lead-outbox.machine';
import { onOnline } from '../../services/connection';
import { leadOutbox } from '../../services/lead-outbox';
import { leadStore } from '../../services/lead-store';

const outbox = leadOutboxMachine.provide({
  actors: { deliverWaiting: fromPromise(() => leadOutbox.deliverWaiting()) },
});

/** Sends again what the form service has not accepted, for as long as a page is open. */
export function LeadOutbox() {
  const [, send] = useMachine(outbox);

  useEffect(() => {
    const stops = [
      leadOutbox.onKept(() => send({ type: 'record.kept' })),
      onOnline(() => send({ type: 'connection.restored' })),
      leadStore.watch(),
    ];
    leadStore.forgetOld();
    return () => stops.forEach((stop) => stop());
  }, [send]);

  return null;
}
