import { createRoot } from 'react-dom/client';
import { watchMachines } from '#src/atlas/app/live/machine-watch.ts';

const watch = watchMachines();
const isRequested = new URLSearchParams(location.search).has('inspect');

async function show() {
  // A dynamic import loads its style sheets; a static one of an entry doesn’t.
  const { LivePanel } = await import('#src/atlas/app/live/LivePanel.tsx');
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<LivePanel watch={watch} isRequested={isRequested} />);
}

/** Waits for hydration: React must not find extra nodes in the markup. */
function whenHydrated(then: () => void) {
  const root = document.documentElement;
  if ('hydrated' in root.dataset) return then();
  const watcher = new MutationObserver(() => {
    if (!('hydrated' in root.dataset)) return;
    watcher.disconnect();
    then();
  });
  watcher.observe(root, { attributes: true, attributeFilter: ['data-hydrated'] });
}

whenHydrated(() => void show());
