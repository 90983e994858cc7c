import {
  createContext,
  Suspense,
  use,
  useEffect,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

/** Regions of the page that are not taken over yet. */
const awaited = new Set<object>();

/** Says that the page has been taken over, once nothing is awaited after this commit. */
function settle() {
  queueMicrotask(() => {
    const { dataset } = document.documentElement;
    if (awaited.size > 0 || 'hydrated' in dataset) return;
    dataset['hydrated'] = '';
    dispatchEvent(new Event('alive'));
  });
}

/** Stands in the shell of a page: from the moment that all regions are taken over, all of it answers. */
export function Alive() {
  useEffect(settle, []);
  return null;
}

function Arrival({ arrive }: { arrive: () => void }) {
  // Once, when everything beside it is there.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(arrive, []);
  return null;
}

/** A region of a prerendered page that is taken over by itself, at once where it is pressed. */
export function Region({ children }: { children: ReactNode }) {
  const region = useRef({ isThere: false });
  useEffect(() => {
    const { current } = region;
    if (!current.isThere) awaited.add(current);
    return () => {
      awaited.delete(current);
      settle();
    };
  }, []);
  const arrive = () => {
    region.current.isThere = true;
    awaited.delete(region.current);
    settle();
  };
  return (
    <Suspense>
      {children}
      <Arrival arrive={arrive} />
    </Suspense>
  );
}

const never = () => () => {};

/** Says of the part of a page below it whether the app hears what is entered there. */
export const Live = createContext(true);
export const useIsLive = (): boolean => use(Live);

/** Returns what `read` does; where a built page is taken over, first what it was `built` with. */
export function useLive<Value>(read: () => Value, built: Value): Value {
  return useSyncExternalStore(never, read, () => built);
}
