import { useEffect, useRef } from 'react';
import { useMachine } from '#src/binding/use-machine.ts';
import { storedDataMachine } from '#machines/stored-data/stored-data.machine.ts';
import { storedData } from '#src/services/forms/stored-data.ts';

/** Binds the list of stored data to browser storage, and its button to a confirmation. */
export function useStoredData() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [snapshot, send] = useMachine(
    storedDataMachine.provide({ actions: { clearStored: () => storedData.clear() } }),
  );
  const isCleared = snapshot.matches('cleared');

  useEffect(() => {
    const read = () => send({ type: 'entries.read', entries: storedData.entries() });
    read();
    return storedData.subscribe(read);
  }, [send]);

  // Clearing removes the focused button together with the list.
  useEffect(() => {
    if (isCleared) heading.current?.focus();
  }, [isCleared]);

  const { entries } = snapshot.context;
  return {
    heading,
    entries,
    undelivered: entries.filter(({ state }) => state === 'waiting' || state === 'refused').length,
    isUnread: snapshot.matches('unread'),
    isEmpty: snapshot.matches('empty'),
    isCleared,
    isConfirming: snapshot.matches({ listed: 'confirming' }),
    ask: () => send({ type: 'clear.requested' }),
    confirm: () => send({ type: 'clear.confirmed' }),
    dismiss: () => send({ type: 'clear.dismissed' }),
  };
}
