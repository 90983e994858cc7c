import { memo, Suspense, use, useLayoutEffect, type ComponentType } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { RetryBoundary, SilentBoundary } from './error-boundaries';
import { completeHydration, pending, useHydratedValue } from './hydration';

const Placeholder = styled('div', { minHeight: '100vh' });

/** Functions that load the code of every region of the pages opened so far. */
const loads = new Set<() => Promise<void>>();

/** Loads the code of the regions of all opened pages. Rejects if a file is missing. */
export async function loadRegions(): Promise<void> {
  await Promise.all([...loads].map((load) => load()));
}

/** Source files of the regions rendered on the server, each relative to the file that declares it. */
export const renderedRegions = new Set<string>();

const uses = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click', 'scroll'];
const controls = 'a, button, input, select, textarea';
/** Prerendered regions that wait, with the functions that load their code. */
const waiting = new Map<Element, () => void>();
/** Reports regions in view or half a screen below, from the first use of the page. */
let observer: IntersectionObserver | undefined;

function watch(element: Element): void {
  if (element.querySelector(controls)) observer?.observe(element);
}

function noteUse({ target }: Event): void {
  if (!observer) {
    const onMove: IntersectionObserverCallback = (entries) => {
      for (const { isIntersecting, target: near } of entries)
        if (isIntersecting) waiting.get(near)?.();
    };
    observer = new IntersectionObserver(onMove, { rootMargin: '0px 0px 50%' });
    for (const element of waiting.keys()) watch(element);
  }
  const used = target instanceof Element && target.closest('[data-region]');
  if (used) waiting.get(used)?.();
}

// On the window: at the document, React stops events inside markup that has not hydrated.
if (typeof window !== 'undefined') for (const type of uses) addEventListener(type, noteUse, true);

/**
 * Returns a component in a separate chunk (decision 015). Its prerendered markup stays until a visitor
 * uses it, or has used the page and comes near; permanently if it has no controls. If React has to
 * draw it, its code loads at once. Takes the result of `import.meta.glob` for that one module, and
 * a name to report failures with; without one they are silent. A page shows it once and never changes
 * its props: React would draw it again.
 */
export function region<Props extends object>(
  modules: Record<string, () => Promise<ComponentType<Props>>>,
  name: string,
): ComponentType<Props> {
  const token = {};
  const [file = '', importPart] = Object.entries(modules)[0] ?? [];
  let Part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let root: HTMLElement | null = null;
  let isDrawnAnew = false;
  let hydrate: () => void;
  const due = new Promise<void>((resolve) => {
    hydrate = resolve;
  });

  async function fetchPart() {
    try {
      const imported = await importPart?.();
      Part = imported && memo(imported);
    } catch (error) {
      pending.delete(token);
      completeHydration();
      // React renders again at once; a visitor may retry later.
      setTimeout(() => {
        loading = undefined;
      }, 1_000);
      throw error;
    }
  }
  const load = () => (loading ??= fetchPart());
  loads.add(load);

  function mount(element: HTMLElement | null) {
    if (root) waiting.delete(root);
    root = element;
    if (!element || Part) return;
    if (isDrawnAnew) pending.add(token);
    waiting.set(element, () => void load().then(hydrate, () => {}));
    watch(element);
    // The hydration loader has queued a press in it.
    if (element.dataset['region']) waiting.get(element)?.();
  }

  function finish() {
    if (root) {
      waiting.delete(root);
      observer?.unobserve(root);
      root.removeAttribute('data-region');
    }
    pending.delete(token);
    completeHydration();
    queueMicrotask(() => dispatchEvent(new Event('region')));
  }

  function CommitMarker() {
    useLayoutEffect(finish, []);
    return null;
  }

  function Loaded(props: Props) {
    const isPrerendered = useHydratedValue(() => false, true);
    isDrawnAnew ||= !isPrerendered;
    if (!Part) use(isPrerendered ? due : load());
    return Part ? <Part {...props} /> : null;
  }

  function Region(props: Props) {
    if (import.meta.env.SSR) renderedRegions.add(file);
    const part = (
      <Suspense fallback={name ? <Placeholder /> : null}>
        <Loaded {...props} />
        <CommitMarker />
      </Suspense>
    );
    return (
      <div data-region="" ref={mount}>
        {name ? (
          <RetryBoundary name={name}>{part}</RetryBoundary>
        ) : (
          <SilentBoundary>{part}</SilentBoundary>
        )}
      </div>
    );
  }
  return memo(Region);
}
