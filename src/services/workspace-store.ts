import { sampleWorkspace, type Workspace } from '../../content/sample/workspace';
import { keepCorrupt } from './keep-corrupt';
import { localStore, type SafeStorage } from './storage';
import { readWorkspace, writtenWorkspace } from './workspace-schema';

/** Everything a customer has changed, in one place that tabs share (contracts §4). */
export type WorkspaceStore = {
  /** Returns the workspace: the same object until something changes. */
  read: () => Workspace;
  /** Writes what `change` makes of the newest workspace; returns whether it outlives the page. */
  update: (change: (workspace: Workspace) => Workspace) => boolean;
  /** Goes back to the sample as it came, but for the FAQ ids that were given (contracts §7). */
  reset: () => void;
  /** Calls `listener` after each change, here or in another tab; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
};

type World = { storage: SafeStorage; tabs: Pick<Window, 'addEventListener'> | undefined };

const key = 'workspace';

/** Opens the store. Storage that is broken, full or denied never throws. */
export function openWorkspaceStore({ storage, tabs }: World): WorkspaceStore {
  const listeners = new Set<() => void>();
  let lastRaw: string | null = null;
  let last = sampleWorkspace;

  const current = () => {
    const raw = storage.get(key);
    if (raw !== lastRaw) {
      lastRaw = raw;
      last = readWorkspace(raw, sampleWorkspace).workspace;
    }
    return last;
  };
  const tell = () => listeners.forEach((listener) => listener());

  tabs?.addEventListener('storage', (event) => {
    const { key: changed } = event;
    if (changed === key || changed === null) tell();
  });

  return {
    read: current,
    update(change) {
      const raw = storage.get(key);
      const next = change(current());
      const mayReplace =
        raw === null ||
        readWorkspace(raw, sampleWorkspace).intact ||
        keepCorrupt(storage, key, raw);
      const kept = mayReplace && storage.set(key, writtenWorkspace(next));
      // What may not be replaced stands for the change as long as this page lives.
      if (!mayReplace) last = next;
      tell();
      return kept;
    },
    reset() {
      const { nextId } = current().faq;
      const { faq } = sampleWorkspace;
      storage.remove(key);
      if (nextId > faq.nextId)
        storage.set(key, writtenWorkspace({ ...sampleWorkspace, faq: { ...faq, nextId } }));
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const workspaceStore: WorkspaceStore = openWorkspaceStore({
  storage: localStore,
  tabs: typeof window === 'undefined' ? undefined : window,
});
