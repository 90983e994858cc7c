import { useCallback, useMemo } from 'react';
import { useBlocker } from '@tanstack/react-router';
import { useMachine } from '../../binding/use-machine';
import { fromPromise } from 'xstate';
import { leaveGuardMachine } from '../../../machines/leave-guard/leave-guard.machine';
import { PendingAnswer } from '../../lib/pending-answer';

export type UnsavedWork = {
  hasUnsavedWork: () => boolean;
  /** Resolves to whether the work is safe now. */
  saveFirst: () => Promise<boolean>;
};

type Leaving = { current: { pathname: string }; next: { pathname: string } };

/** Binds the guard to the router: a navigation waits for what the machine says of it. */
export function useLeaveGuard({ hasUnsavedWork, saveFirst }: UnsavedWork) {
  const isBlocked = useMemo(() => new PendingAnswer<boolean>(), []);
  const [snapshot, send] = useMachine(
    leaveGuardMachine.provide({
      actions: { letLeave: () => isBlocked.give(false), keepHere: () => isBlocked.give(true) },
      actors: { saveWork: fromPromise(async () => ({ isSaved: await saveFirst() })) },
    }),
  );
  const shouldBlockFn = useCallback(
    ({ current, next }: Leaving) => {
      if (!hasUnsavedWork() || current.pathname === next.pathname) return false;
      send({ type: 'leave.asked' });
      return isBlocked.ask();
    },
    [hasUnsavedWork, isBlocked, send],
  );
  useBlocker({ shouldBlockFn, enableBeforeUnload: hasUnsavedWork });

  return {
    isAsking: snapshot.matches('asking'),
    stay: () => send({ type: 'leave.dismissed' }),
    leave: () => send({ type: 'leave.confirmed' }),
    saveAndLeave: () => send({ type: 'leave.saved' }),
  };
}
