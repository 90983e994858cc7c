import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { builtSample, isAsBuilt } from './as-built';
import { quarantineCorrupt } from '#src/services/storage/quarantine.ts';
import { localStore, type SafeStorage } from '#src/services/storage/storage.ts';
import { readWorkspace, writtenWorkspace } from './workspace-schema';

/** The customer's changes, shared by all tabs (specification §14). */
export type WorkspaceStore = {
  /** Returns the workspace: the same object until it changes; the sample until hydration. */
  read: () => Workspace;
  /** Applies `change` to the newest workspace; returns whether the result outlives the page. */
  update: (change: (workspace: Workspace) => Workspace) => boolean;
  /** Returns whether the last change of a part outlives the page. */
  isStored: (part: keyof Workspace) => boolean;
  /** Restores the sample; FAQ ids are still not reused (specification §17). */
  reset: () => void;
  /** Calls `listener` after each reset on this page; returns a disposer. */
  onReset: (listener: () => void) => () => void;
  /** Calls `listener` after each change in any tab; returns a disposer. */
  subscribe: (listener: () => void) => () => void;
};

type World = { storage: SafeStorage; tabs: Pick<Window, 'addEventListener'> | undefined };

/** The last value read from storage, with its parsed workspace. */
type CachedValue = { raw: string | null; workspace: Workspace; isIntact: boolean };

const key = 'workspace';

const parts = Object.keys(sampleWorkspace) as (keyof Workspace)[];

function listen(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the store. Never throws, even if storage is corrupt, full or denied. */
export function openWorkspaceStore({ storage, tabs }: World): WorkspaceStore {
  const listeners = new Set<() => void>();
  const resetListeners = new Set<() => void>();
  const unstored = new Set<keyof Workspace>();
  let cached: CachedValue = { raw: null, workspace: sampleWorkspace, isIntact: true };

  const current = (): CachedValue => {
    const raw = storage.get(key);
    if (raw !== cached.raw) {
      const { workspace, intact } = readWorkspace(raw, sampleWorkspace);
      cached = { raw, workspace, isIntact: intact };
    }
    return cached;
  };
  /** Writes a workspace that needs no parsing; returns whether it outlives the page. */
  const write = (workspace: Workspace): boolean => {
    const raw = writtenWorkspace(workspace);
    if (raw !== cached.raw) cached = { raw, workspace, isIntact: true };
    return storage.set(key, raw);
  };
  const notify = () => listeners.forEach((listener) => listener());

  tabs?.addEventListener('storage', (event) => {
    const { key: changed } = event;
    if (changed === key || changed === null) notify();
  });
  // The prerendered sample may differ from the stored workspace.
  tabs?.addEventListener('hydrated', () => {
    if (builtSample()) notify();
  });

  return {
    read: () => (isAsBuilt() ? sampleWorkspace : current().workspace),
    update(change) {
      const { raw, workspace, isIntact } = current();
      const next = change(workspace);
      const mayReplace = isIntact || raw === null || quarantineCorrupt(storage, key, raw);
      // A value that must not be replaced: the change applies until the page closes.
      if (!mayReplace) cached = { raw, workspace: next, isIntact };
      const isStored = mayReplace && write(next);
      // Each write stores the whole workspace.
      if (isStored) unstored.clear();
      else for (const part of parts) if (next[part] !== workspace[part]) unstored.add(part);
      notify();
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
      notify();
    },
    onReset: (listener) => listen(resetListeners, listener),
    subscribe: (listener) => listen(listeners, listener),
  };
}

export const workspaceStore: WorkspaceStore = openWorkspaceStore({
  storage: localStore,
  tabs: typeof window === 'undefined' ? undefined : window,
});
