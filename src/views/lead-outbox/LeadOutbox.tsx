import { useEffect } from 'react';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { leadOutboxMachine } from '../../../machines/lead-outbox/lead-outbox.machine';
import { onOnline } from '../../services/connection';
import { deliverWaiting, onKept } from '../../services/lead-outbox';
import { followOtherTabs } from '../../services/lead-store';

const outbox = leadOutboxMachine.provide({
  actors: { deliverWaiting: fromPromise(() => deliverWaiting()) },
});

/** Sends again what the form service has not accepted, for as long as a page is open. */
export function LeadOutbox() {
  const [, send] = useMachine(outbox);

  useEffect(() => {
    const stops = [
      onKept(() => send({ type: 'record.kept' })),
      onOnline(() => send({ type: 'connection.restored' })),
      followOtherTabs(),
    ];
    return () => stops.forEach((stop) => stop());
  }, [send]);

  return null;
}
