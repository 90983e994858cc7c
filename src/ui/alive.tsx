import { Suspense, useEffect, useId, useRef, type ReactNode } from 'react';

/** Parts of the page that are not taken over yet. */
const awaited = new Set<string>();

/** Says that the page has been taken over as a whole, once nothing is awaited after this commit. */
function settle() {
  queueMicrotask(() => {
    if (awaited.size === 0) document.documentElement.dataset['hydrated'] = '';
  });
}

/** Says that what surrounds the page's parts has been taken over: from then on all of it answers. */
export function Alive() {
  useEffect(() => {
    // After this commit: within it, nothing that is pressed could be taken over.
    queueMicrotask(() => dispatchEvent(new Event('alive')));
    settle();
  }, []);
  return null;
}

function Arrival({ arrive }: { arrive: () => void }) {
  // Once, when everything beside it is there.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(arrive, []);
  return null;
}

/**
 * A part of a prerendered page that is taken over by itself: after what surrounds it, a task of its
 * own, or at once where something in it is pressed.
 */
export function Part({ children }: { children: ReactNode }) {
  const id = useId();
  const isThere = useRef(false);
  useEffect(() => {
    if (!isThere.current) awaited.add(id);
    return () => {
      awaited.delete(id);
      settle();
    };
  }, [id]);
  const arrive = () => {
    isThere.current = true;
    awaited.delete(id);
    settle();
  };
  return (
    <Suspense>
      {children}
      <Arrival arrive={arrive} />
    </Suspense>
  );
}
