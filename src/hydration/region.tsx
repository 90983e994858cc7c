import { memo, Suspense, use, useLayoutEffect, type ComponentType } from 'react';
import { Placeholder } from './below-fold';
import { ErrorBoundary } from './error-boundary';
import { hydrations, isHydrated, settle } from './events';
import { useIsHydrating } from './hydrated';

/** Functions that load the code of every region of the pages opened so far. */
const loads = new Set<() => Promise<void>>();

/** Loads the code of the regions of all opened pages. Rejects if a file is missing. */
export async function loadRegions(): Promise<void> {
  await Promise.all([...loads].map((load) => load()));
}

/** Source files of the regions rendered on the server, each relative to the file that declares it. */
export const renderedRegions = new Set<string>();

const controls = 'a, button, input, select, textarea';
/** Promise for the code of all regions of a document that React has to draw. */
let redrawing: Promise<unknown> | undefined;

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

  function Region(props: Props) {
    const isHydrating = useIsHydrating();
    if (import.meta.env.SSR) renderedRegions.add(file);
    // React draws a changed document again. Outside of Suspense, it keeps the old one until then.
    if (!Part && !isHydrating && !isHydrated())
      use((redrawing ??= Promise.allSettled([...loads].map((each) => each()))));
    return (
      <div data-region="" ref={mount}>
        <ErrorBoundary name={name}>
          <Suspense fallback={name ? <Placeholder /> : null}>
            <Loaded {...props} />
          </Suspense>
        </ErrorBoundary>
      </div>
    );
  }
  return memo(Region);
}
