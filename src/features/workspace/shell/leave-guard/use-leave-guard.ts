import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from '@tanstack/react-router';
import { useMachine } from '#src/binding/use-machine.ts';
import { fromPromise } from 'xstate';
import { leaveGuardMachine } from '#machines/leave-guard/leave-guard.machine.ts';
import { Deferred } from '../deferred';

export type UnsavedWork = {
  hasUnsavedWork: () => boolean;
  /** Resolves to whether the work was saved. */
  saveFirst: () => Promise<boolean>;
  /** Moves focus to the problem that prevented saving. */
  showProblem: () => void;
};

type Leaving = { current: { pathname: string }; next: { pathname: string } };

/** Binds the guard to the router: a navigation waits for the machine. */
export function useLeaveGuard({ hasUnsavedWork, saveFirst, showProblem }: UnsavedWork) {
  const [blocking] = useState(() => new Deferred<boolean>());
  const [snapshot, send] = useMachine(
    leaveGuardMachine.provide({
      actions: { leave: () => blocking.resolve(false), stay: () => blocking.resolve(true) },
      actors: { saveWork: fromPromise(async () => ({ isSaved: await saveFirst() })) },
    }),
  );
  const shouldBlockFn = useCallback(
    ({ current, next }: Leaving) => {
      if (!hasUnsavedWork() || current.pathname === next.pathname) return false;
      send({ type: 'leave.requested' });
      return blocking.start();
    },
    [hasUnsavedWork, blocking, send],
  );
  // If the page unmounts while asking, release the blocked navigation.
  useEffect(() => () => blocking.resolve(false), [blocking]);
  const isRefused = snapshot.matches('refused');
  const onRefused = useEffectEvent(showProblem);
  // After the dialog closes, because closing returns focus.
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused]);
  useBlocker({ shouldBlockFn, enableBeforeUnload: hasUnsavedWork });

  return {
    isAsking: snapshot.matches('confirming') || snapshot.matches('failed'),
    hasFailed: snapshot.matches('failed'),
    stay: () => send({ type: 'leave.dismissed' }),
    leave: () => send({ type: 'leave.confirmed' }),
    saveAndLeave: () => send({ type: 'save.requested' }),
  };
}
