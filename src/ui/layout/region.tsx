import { memo, Suspense, use, useLayoutEffect, type ComponentType } from 'react';
import { afterPaint } from './after-paint';
import { Placeholder } from './below-fold';
import { RetryBoundary, SilentBoundary } from './error-boundaries';
import { isHydrated, settle, useIsHydrating } from './hydration';

/** Functions that load the code of every region of the pages opened so far. */
const loads = new Set<() => Promise<void>>();

/** Loads the code of the regions of all opened pages. Rejects if a file is missing. */
export async function loadRegions(): Promise<void> {
  await Promise.all([...loads].map((load) => load()));
}

/** Source files of the regions rendered on the server, each relative to the file that declares it. */
export const renderedRegions = new Set<string>();

const uses = ['pointerover', 'pointerdown', 'focusin', 'click', 'keydown', 'input'];
const controls = 'a, button, input, select, textarea';
/** Functions that hydrate the prerendered regions with controls. */
const hydrations = new WeakMap<Element, () => void>();
/** Promise for the code of all regions of a document that React has to draw. */
let redrawing: Promise<unknown> | undefined;

/** Hydrates the region around an element, if it waits. */
export function hydrateRegionOf(target: EventTarget | null): void {
  const element = target instanceof Element && target.closest('[data-region], [data-failed]');
  if (element) hydrations.get(element)?.();
}

/** Hydrates the regions in view or half a screen below, now and later. */
export function hydrateNearRegions(): void {
  const onMove: IntersectionObserverCallback = (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) hydrateRegionOf(target);
  };
  const observer = new IntersectionObserver(onMove, { rootMargin: '0px 0px 50%' });
  for (const element of document.querySelectorAll('[data-region]')) observer.observe(element);
}

const noteUse = ({ target }: Event) => void afterPaint(() => hydrateRegionOf(target));
if (typeof window !== 'undefined') for (const type of uses) addEventListener(type, noteUse, true);

/**
 * Returns a component in a separate chunk (decision 015). Its prerendered markup stays until a visitor
 * uses it, or has used the page and comes near; permanently if it has no controls. If React has to
 * draw it, or `isDue` returns true, its code loads at once. Takes the result of `import.meta.glob` for
 * one module and, to report failures, a name. A page shows it once and never changes its props.
 */
export function region<Props extends object>(
  modules: Record<string, () => Promise<ComponentType<Props>>>,
  name: string,
  isDue: (element: HTMLElement) => boolean = () => false,
): ComponentType<Props> {
  const [file = '', importPart] = Object.entries(modules)[0] ?? [];
  let Part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  /** Promise that React reads while it draws a part without markup, and again after it loads. */
  let drawing: Promise<void> | undefined;
  let root: HTMLElement | null = null;
  let hydrate: () => void;
  const due = new Promise<void>((resolve) => (hydrate = resolve));

  async function fetchPart() {
    try {
      const imported = await importPart?.();
      // React renders again after hydration, with the same props.
      Part = imported && memo(imported);
    } catch (error) {
      root?.removeAttribute('data-region');
      root?.setAttribute('data-failed', '');
      if (root) settle();
      // React renders again at once; a visitor may retry later.
      setTimeout(() => (loading = undefined), 1_000);
      throw error;
    }
  }
  const load = () => (loading ??= fetchPart());
  loads.add(load);

  function mount(element: HTMLElement | null) {
    root = element;
    if (Part) element?.removeAttribute('data-region');
    if (Part || !element?.querySelector(controls)) return;
    const { firstChild: start, lastChild: end } = element;
    const begin = () =>
      void load().then(
        () => {
          // React finds the markup between these comments, which may have been removed since.
          if (start?.isConnected === false) element.prepend(start);
          if (end?.isConnected === false) element.append(end);
          hydrate();
        },
        () => {},
      );
    hydrations.set(element, begin);
    if (element.matches(':focus-within') || isDue(element)) begin();
  }

  const draw = () => void (drawing = load());

  function finish() {
    drawing = undefined;
    root?.removeAttribute('data-region');
    settle();
  }

  function Loaded(props: Props) {
    const isHydrating = useIsHydrating();
    useLayoutEffect(finish, []);
    if (!Part && !isHydrating) draw();
    if (!Part || drawing) use(drawing ?? due);
    return Part && <Part {...props} />;
  }

  const Boundary = name ? RetryBoundary : SilentBoundary;
  function Region(props: Props) {
    const isHydrating = useIsHydrating();
    if (import.meta.env.SSR) renderedRegions.add(file);
    // React draws a changed document again. Outside of Suspense, it keeps the old one until then.
    if (!Part && !isHydrating && !isHydrated())
      use((redrawing ??= Promise.allSettled([...loads].map((each) => each()))));
    return (
      <div data-region="" ref={mount}>
        <Boundary name={name}>
          <Suspense fallback={name ? <Placeholder /> : null}>
            <Loaded {...props} />
          </Suspense>
        </Boundary>
      </div>
    );
  }
  return memo(Region);
}
