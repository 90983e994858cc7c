import { useState, useSyncExternalStore } from 'react';

/** The query, and the active one of the options that match it, from 0. */
type Search = { query: string; index: number };

const start: Search = { query: '', index: 0 };

/** Creates a search; `read` returns null while its dialog is closed. */
function createSearch() {
  let search: Search | null = null;
  let notify: (() => void) | undefined;
  const set = (next: Search | null) => {
    search = next;
    notify?.();
  };
  return {
    subscribe: (listener: () => void) => {
      notify = listener;
      return () => (notify = undefined);
    },
    read: () => search,
    open: () => set(search ?? start),
    close: () => set(null),
    /** Changes the query; the first match becomes active. */
    search: (query: string) => set({ query, index: 0 }),
    reach: (index: number) => set(search && { ...search, index }),
  };
}

/** Finds one of many options by its words, and runs it: the command palette and the saved replies. */
export function useSearchList(run: (value: string) => void) {
  const [controls] = useState(() => createSearch());
  const search = useSyncExternalStore(controls.subscribe, controls.read);
  return {
    ...controls,
    ...(search ?? start),
    isOpen: search !== null,
    choose: (value: string) => {
      controls.close();
      run(value);
    },
  };
}

export type SearchListControls = ReturnType<typeof useSearchList>;
