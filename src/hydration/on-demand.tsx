import { createElement, useSyncExternalStore, type ComponentType } from 'react';

/**
 * Returns a component whose module loads when it is first rendered, and that renders `Pending` or
 * nothing until then. Takes the result of `import.meta.glob` for that one module, and a component
 * to render instead when loading fails; the next mount tries again. Unlike `lazy`, it has no timer.
 */
export function onDemand<Props extends object>(
  modules: Record<string, () => Promise<ComponentType<Props>>>,
  Failed: ComponentType<Props>,
  Pending?: ComponentType<Props>,
): ComponentType<Props> {
  const [load] = Object.values(modules);
  let part: ComponentType<Props> | null = null;

  function subscribe(listener: () => void): () => void {
    const render = (loaded: ComponentType<Props>) => {
      part = loaded;
      listener();
    };
    if (!part) load?.().then(render, () => render(Failed));
    return () => {
      if (part === Failed) part = null;
    };
  }

  return function OnDemand(props) {
    const loaded = useSyncExternalStore(
      subscribe,
      () => part,
      () => null,
    );
    const component = loaded ?? Pending;
    return component ? createElement(component, props) : null;
  };
}
