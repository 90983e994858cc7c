import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { isSame } from '#machines/shared/merged.ts';
import { listen } from '#src/lib/listen.ts';
import { newRecordId } from '#src/services/browser/record-id.ts';
import { builtSample, isAsBuilt } from '#src/hydration/as-built.ts';
import { mergedWorkspace } from './merged-workspace';
import { quarantineCorrupt } from '#src/services/storage/quarantine.ts';
import { localStore, type SafeStorage } from '#src/services/storage/storage.ts';
import { readWorkspace, writtenWorkspace, type Writes } from './workspace-schema';

/** The customer's changes, shared by all tabs (specification §14.5). */
export type WorkspaceStore = {
  /** Returns the workspace: the same object until it changes; the sample until hydration. */
  read: () => Workspace;
  /** Applies `change` to the newest workspace; returns whether the result outlives the page. */
  update: (change: (workspace: Workspace) => Workspace) => boolean;
  /** Returns whether the last change of a part outlives the page. */
  isStored: (part: keyof Workspace) => boolean;
  /** Restores the sample; FAQ ids are still not reused (specification §3.20). */
  reset: () => void;
  /** Calls `listener` after each reset on this page; returns a disposer. */
  onReset: (listener: () => void) => () => void;
  /** Calls `listener` after each change in any tab; returns a disposer. */
  subscribe: (listener: () => void) => () => void;
};

type Deps = {
  storage: SafeStorage;
  tabs: Pick<Window, 'addEventListener'> | undefined;
  /** Identifies the page's writes. */
  tab?: string;
};

/** The last value read from storage, or written, with its workspace. */
type CachedValue = ReturnType<typeof readWorkspace> & { raw: string | null };
/** A change of this page, with its number and time. */
type Change = { writes: Writes; at: number; before: Workspace; after: Workspace };

const key = 'workspace';
/** Other tabs learn of a change within milliseconds; only the last few may be unknown to them. */
const longest = 20;
const retryMs = 5_000;
/** By then, every tab has learned of a change. */
const settledMs = 60_000;

const parts = Object.keys(sampleWorkspace) as (keyof Workspace)[];

const includes = (all: Writes = {}, some: Writes) =>
  Object.entries(some).every(([tab, count]) => (all[tab] ?? 0) >= count);

/** Returns the changes that two records include, those of the tabs that wrote last. */
function joined(writes: Writes, others: Writes): Writes {
  const earlier = Object.entries(writes).filter(([tab, count]) => (others[tab] ?? 0) < count);
  const later = Object.entries(others).filter(([tab, count]) => (writes[tab] ?? 0) <= count);
  return Object.fromEntries([...earlier, ...later].slice(-longest));
}

/** Opens the store. Never throws, even if storage is corrupt, full or denied. */
export function openWorkspaceStore({ storage, tabs, tab = newRecordId() }: Deps): WorkspaceStore {
  const listeners = new Set<() => void>();
  const resetListeners = new Set<() => void>();
  const unstored = new Set<keyof Workspace>();
  let cached: CachedValue = { raw: null, ...readWorkspace(null, sampleWorkspace) };
  let changes: readonly Change[] = [];
  let count = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const current = (): CachedValue => {
    const raw = storage.get(key);
    if (raw !== cached.raw) cached = { raw, ...readWorkspace(raw, sampleWorkspace) };
    return cached;
  };
  const notify = () => listeners.forEach((listener) => listener());
  /** Writes a workspace that needs no parsing; returns whether it outlives the page. */
  const write = (workspace: Workspace, writes: Writes): boolean => {
    const { raw, workspace: before, intact } = cached;
    const mayReplace = intact || raw === null || quarantineCorrupt(storage, key, raw);
    const next = writtenWorkspace(workspace, writes);
    // A value that must not be replaced: the change applies until the page closes.
    if (!mayReplace) cached = { ...cached, workspace };
    else if (next !== raw) cached = { raw: next, workspace, writes, intact: true };
    const isStored = mayReplace && storage.set(key, next);
    // Each write stores the whole workspace.
    if (isStored) unstored.clear();
    else for (const part of parts) if (workspace[part] !== before[part]) unstored.add(part);
    clearTimeout(retry);
    if (!isStored && tabs) retry = setTimeout(tryAgain, retryMs);
    return isStored;
  };
  const tryAgain = () => {
    const { workspace, writes = {} } = current();
    if (unstored.size > 0 && write(workspace, writes)) notify();
  };
  /**
   * Restores changes that the record of another tab lacks. Browsers deliver writes to other tabs with
   * a delay, so two tabs may start from one record, and only later writes can mend that.
   */
  const reconcile = (raw: string | null) => {
    const { writes } = current();
    const theirs = readWorkspace(raw, sampleWorkspace);
    const storedWrites = theirs.writes;
    // Without them, the record was removed, or comes from a build that replaces it.
    if (!storedWrites) return void (changes = []);
    const time = performance.now();
    // A record with a change may soon be followed by one without it.
    changes = changes.filter(
      ({ writes: own, at }) => !includes(storedWrites, own) || time - at < settledMs,
    );
    const missing = changes.filter((change) => !includes(storedWrites, change.writes));
    if (missing.length === 0) return;
    const all = missing.reduce((sum, change) => joined(sum, change.writes), storedWrites);
    if (includes(writes, all)) return;
    const after = missing.reduce(
      (result, change) => mergedWorkspace(change.before, change.after, result),
      theirs.workspace,
    );
    write(after, all);
  };

  tabs?.addEventListener('storage', ({ key: changed, newValue }) => {
    if (changed !== key && changed !== null) return tryAgain();
    reconcile(newValue ?? null);
    notify();
  });
  const refresh = () => {
    current();
    notify();
  };
  // A page in the back/forward cache receives no events.
  tabs?.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh();
  });
  // The prerendered sample may differ from the stored workspace.
  tabs?.addEventListener('hydrated', () => {
    if (builtSample()) refresh();
  });

  return {
    read() {
      if (isAsBuilt()) return sampleWorkspace;
      // Events keep the value fresh while a page follows it.
      return (tabs && listeners.size > 0 ? cached : current()).workspace;
    },
    update(change) {
      const { workspace, writes = {} } = current();
      const next = change(workspace);
      const isChanged = !isSame(next, workspace);
      if (isChanged) {
        count += 1;
        const own = { writes: { [tab]: count }, at: performance.now() };
        changes = [...changes, { ...own, before: workspace, after: next }].slice(-longest);
      }
      const isStored = isChanged
        ? write(next, joined(writes, { [tab]: count }))
        : write(workspace, writes);
      notify();
      return isStored;
    },
    isStored: (part) => !unstored.has(part),
    reset() {
      const { workspace, writes = {} } = current();
      const { nextId } = workspace.faq;
      const { faq } = sampleWorkspace;
      storage.remove(key);
      unstored.clear();
      changes = [];
      current();
      if (nextId > faq.nextId) {
        count += 1;
        write({ ...sampleWorkspace, faq: { ...faq, nextId } }, joined(writes, { [tab]: count }));
      }
      resetListeners.forEach((listener) => listener());
      notify();
    },
    onReset: (listener) => listen(resetListeners, listener),
    subscribe(listener) {
      // No event kept the value fresh until now.
      if (listeners.size === 0) current();
      return listen(listeners, listener);
    },
  };
}

export const workspaceStore: WorkspaceStore = openWorkspaceStore({
  storage: localStore,
  tabs: typeof window === 'undefined' ? undefined : window,
});
