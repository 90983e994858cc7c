import { useEffect, useRef, useSyncExternalStore } from 'react';
import { fromCallback } from 'xstate';
import type { StoredEntry } from '#content/site/stored-entry.ts';
import { useMachine } from '#src/binding/use-machine.ts';
import { storedDataMachine } from '#machines/stored-data/stored-data.machine.ts';
import { storedData } from '#src/services/forms/stored-data.ts';

const hasEntries = () => storedData.entries().length > 0;
const machine = storedDataMachine.provide({
  actions: { clearStored: () => storedData.clear() },
  actors: {
    watchEntries: fromCallback(({ sendBack }) => {
      let had = hasEntries();
      return storedData.subscribe(() => {
        if (had === hasEntries()) return;
        had = !had;
        sendBack({ type: had ? 'entries.appeared' : 'entries.vanished' });
      });
    }),
  },
});

// As text, the same entries are the same snapshot.
const entriesText = () => JSON.stringify(storedData.entries());
const nothingRead = () => '';

/** Binds the list of stored data to browser storage, and its button to a confirmation. */
export function useStoredData() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [snapshot, send] = useMachine(machine);
  const text = useSyncExternalStore(storedData.subscribe, entriesText, nothingRead);
  const isCleared = snapshot.matches('cleared') && text === '[]';

  // Clearing removes the focused button together with the list.
  useEffect(() => {
    if (isCleared) heading.current?.focus();
  }, [isCleared]);

  const entries = JSON.parse(text || '[]') as StoredEntry[];
  return {
    heading,
    entries,
    undelivered: entries.filter(({ state }) => state === 'waiting' || state === 'refused').length,
    isUnread: text === '',
    isEmpty: text === '[]' && !isCleared,
    isCleared,
    isConfirming: snapshot.matches('confirming'),
    ask: () => send({ type: 'clear.requested' }),
    confirm: () => send({ type: 'clear.confirmed' }),
    dismiss: () => send({ type: 'clear.dismissed' }),
  };
}
