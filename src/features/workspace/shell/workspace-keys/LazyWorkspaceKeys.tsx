import { createElement, useSyncExternalStore, type ComponentType } from 'react';
import { keysFailed } from '#content/workspace/workspace-keys.ts';
import { onFirstInteraction } from '#src/hydration/events.ts';
import { Toast } from '#src/ui/overlay/toast.tsx';
import { keyHub, takesKeys, type KeyRequest } from './key-hub';

type Keys = ComponentType<{ early: KeyRequest[] }>;

const [loadKeys] = Object.values(
  import.meta.glob<Keys>('./WorkspaceKeys.tsx', { import: 'WorkspaceKeys' }),
);
const Failed: Keys = () => <Toast text={keysFailed} />;
let keys: Keys | null = null;
/** Keys and presses before the keys are loaded. */
const early: KeyRequest[] = [];
const opensPalette = (request: KeyRequest) =>
  typeof request === 'string'
    ? request === 'palette'
    : (request.ctrlKey || request.metaKey) && (request.code === 'KeyK' || /^k$/i.test(request.key));

function subscribe(listener: () => void): () => void {
  const load = () =>
    void loadKeys?.()
      .then((loaded) => (keys = loaded))
      .catch(() => {
        // Only a press waits for an answer; the next one tries again.
        keys = early.some(opensPalette) ? Failed : null;
        early.length = 0;
      })
      .then(listener);
  const queue = (request: KeyRequest) => {
    const isForPalette = early.some(opensPalette);
    const isOpener = opensPalette(request);
    if (typeof request !== 'string') {
      if (request.defaultPrevented) return false;
      if (takesKeys(request.target) && !isOpener && !isForPalette) return false;
    }
    early.push(request);
    load();
    // The letters are the query.
    return isOpener || (isForPalette && typeof request !== 'string' && request.key.length === 1);
  };
  // Back in the workspace, the loaded code has set its own.
  if (!keys) keyHub.take = queue;
  const onKeyDown = (event: KeyboardEvent) => {
    if (keyHub.take(event)) event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown);
  const stop = onFirstInteraction(load);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    stop();
  };
}

/** Loads the keys and the command palette at the first interaction, or when they are needed. */
export function LazyWorkspaceKeys() {
  const loaded = useSyncExternalStore(
    subscribe,
    () => keys,
    () => null,
  );
  return loaded ? createElement(loaded, { early }) : null;
}
