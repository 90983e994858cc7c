import { createRoot } from 'react-dom/client';
import { LivePanel } from '#src/atlas/app/live/LivePanel.tsx';
import { watchMachines } from '#src/atlas/app/live/machine-watch.ts';

const watch = watchMachines();
const isAsked = new URLSearchParams(location.search).has('inspect');

function show() {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<LivePanel watch={watch} isOpen={isAsked} />);
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

whenHydrated(show);
