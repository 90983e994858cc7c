import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { builtSample, isAsBuilt } from './as-built';
import { quarantineCorrupt } from '#src/services/storage/quarantine.ts';
import { localStore, type SafeStorage } from '#src/services/storage/storage.ts';
import { readWorkspace, writtenWorkspace } from './workspace-schema';

/** Everything a customer has changed, in one place that tabs share (contracts §4). */
export type WorkspaceStore = {
  /** Returns the workspace: the same object until something changes; the sample while a page is as built. */
  read: () => Workspace;
  /** Writes what `change` makes of the newest workspace; returns whether it outlives the page. */
  update: (change: (workspace: Workspace) => Workspace) => boolean;
  /** Returns false for a part whose last change does not outlive the page. */
  isStored: (part: keyof Workspace) => boolean;
  /** Goes back to the sample as it came, but for the FAQ ids that were given (contracts §7). */
  reset: () => void;
  /** Calls `listener` after each reset on this page, not in another tab; returns what stops it. */
  onReset: (listener: () => void) => () => void;
  /** Calls `listener` after each change, here or in another tab; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
};

type World = { storage: SafeStorage; tabs: Pick<Window, 'addEventListener'> | undefined };

/** What was stored when it was last looked at, and what it says. */
type Held = { raw: string | null; workspace: Workspace; isIntact: boolean };

const key = 'workspace';

const parts = Object.keys(sampleWorkspace) as (keyof Workspace)[];

function listen(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the store. Storage that is broken, full or denied never throws. */
export function openWorkspaceStore({ storage, tabs }: World): WorkspaceStore {
  const listeners = new Set<() => void>();
  const resetListeners = new Set<() => void>();
  const unstored = new Set<keyof Workspace>();
  let held: Held = { raw: null, workspace: sampleWorkspace, isIntact: true };

  const current = (): Held => {
    const raw = storage.get(key);
    if (raw !== held.raw) {
      const { workspace, intact } = readWorkspace(raw, sampleWorkspace);
      held = { raw, workspace, isIntact: intact };
    }
    return held;
  };
  /** Writes what needs no reading back; returns whether it outlives the page. */
  const write = (workspace: Workspace): boolean => {
    const raw = writtenWorkspace(workspace);
    if (raw !== held.raw) held = { raw, workspace, isIntact: true };
    return storage.set(key, raw);
  };
  const tell = () => listeners.forEach((listener) => listener());

  tabs?.addEventListener('storage', (event) => {
    const { key: changed } = event;
    if (changed === key || changed === null) tell();
  });
  // What was read as it was built may be stored otherwise.
  tabs?.addEventListener('alive', () => {
    if (builtSample()) tell();
  });

  return {
    read: () => (isAsBuilt() ? sampleWorkspace : current().workspace),
    update(change) {
      const { raw, workspace, isIntact } = current();
      const next = change(workspace);
      const mayReplace = isIntact || raw === null || quarantineCorrupt(storage, key, raw);
      // What may not be replaced stands for the change as long as this page lives.
      if (!mayReplace) held = { raw, workspace: next, isIntact };
      const isStored = mayReplace && write(next);
      // Each write is of the whole workspace.
      if (isStored) unstored.clear();
      else for (const part of parts) if (next[part] !== workspace[part]) unstored.add(part);
      tell();
      return isStored;
    },
    isStored: (part) => !unstored.has(part),
    reset() {
      const { nextId } = current().workspace.faq;
      const { faq } = sampleWorkspace;
      storage.remove(key);
      unstored.clear();
      if (nextId > faq.nextId) write({ ...sampleWorkspace, faq: { ...faq, nextId } });
      resetListeners.forEach((listener) => listener());
      tell();
    },
    onReset: (listener) => listen(resetListeners, listener),
    subscribe: (listener) => listen(listeners, listener),
  };
}

export const workspaceStore: WorkspaceStore = openWorkspaceStore({
  storage: localStore,
  tabs: typeof window === 'undefined' ? undefined : window,
});
