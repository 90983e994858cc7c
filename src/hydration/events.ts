import { savesData } from '#src/services/browser/connection.ts';

// All events that the app handles for hydration; loader.ts handles those before the app runs.

/** Returns true once the page has hydrated. */
export const isHydrated = () => 'hydrated' in document.documentElement.dataset;

/** Marks the page as hydrated and dispatches `hydrated`: the page or a region has settled. */
export function settle(): void {
  queueMicrotask(() => {
    document.documentElement.dataset['hydrated'] = '';
    // Only a bubbling event reaches the window's capturing listeners first.
    document.dispatchEvent(new Event('hydrated', { bubbles: true }));
  });
}

/** Calls `listener` once the browser has painted what is rendered by now. Returns the disposer. */
export function afterPaint(listener: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(listener);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

const interactions = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Calls `listener` once the visitor's first interaction (pointer, key, focus, scroll) while online
 * has been painted; never for a visitor who saves data. Returns a disposer.
 */
export function onFirstInteraction(listener: () => void): () => void {
  const first = new AbortController();
  const { signal } = first;
  let last: Event | undefined;
  const note = (event: Event) => {
    // A press is several events; nothing may delay the paint that answers it.
    last = event;
    afterPaint(() => {
      if (signal.aborted || last !== event || !navigator.onLine) return;
      first.abort();
      listener();
    });
  };
  if (!savesData())
    for (const type of interactions) addEventListener(type, note, { capture: true, signal });
  return () => first.abort();
}

/** Functions that hydrate the prerendered regions with controls. */
export const hydrations = new WeakMap<Element, () => void>();

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

const uses = ['pointerover', 'pointerdown', 'focusin', 'click', 'keydown', 'input'];
const isWaiting = (element: Element) => element.isConnected && element.closest('[data-region]');
/** Returns whether hydration may draw an element again. Later, only the app replaces it. */
const isUnsettled = (element: Element) => !isHydrated() || isWaiting(element);
const pressable = 'a, button, input';
const allControls = () => [...document.querySelectorAll<HTMLElement>(pressable)];
const controlAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
/** Returns whether the visitor changed a field. */
const isChanged = (field: HTMLInputElement | HTMLSelectElement) =>
  'options' in field
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue;

/**
 * Hydrates each region after the paint that answers its first use. Restores typed text, an open menu
 * and queued presses if React draws their elements again, because the document was changed
 * (specification §12.41). Call it before hydration.
 */
export function watchPage(): void {
  const controls = allControls();
  let fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  let opened = document.querySelector(':popover-open, dialog[open]');
  let pressed: HTMLElement | null = null;

  function restore(): void {
    for (const field of fields) {
      const drawn = document.getElementById(field.id) as HTMLInputElement | null;
      if (field.isConnected || !drawn || !isChanged(field)) continue;
      drawn.value = field.value;
      drawn.dispatchEvent(new Event('input', { bubbles: true }));
    }
    fields = fields.filter(isWaiting);
    const drawnControls = controls.every(({ isConnected }) => isConnected) ? [] : allControls();
    // The loader repeats presses on the elements that it knows.
    for (const [index, control] of controls.entries())
      if (!control.isConnected) control.click = () => drawnControls[index]?.click();
    if (opened && !opened.isConnected) {
      const { id } = opened;
      const opener = `[popovertarget="${id}"], [command=show-modal][commandfor="${id}"]`;
      document.querySelector<HTMLElement>(opener)?.click();
    }
    if (opened && !isWaiting(opened)) opened = null;
  }
  const noteToggle = ({ target, newState }: ToggleEvent) => {
    const element = target as Element;
    if (newState === 'open' && isUnsettled(element)) opened = element;
    else if (opened === element) opened = null;
  };
  const notePress = (event: MouseEvent) => {
    const control = controlAt(event);
    pressed = control && isUnsettled(control) ? control : null;
  };
  /** A control drawn again between press and release gets no click. */
  const noteRelease = (event: MouseEvent) => {
    if (pressed?.isConnected === false) controlAt(event)?.click();
    pressed = null;
  };
  const noteUse = ({ target }: Event) => void afterPaint(() => hydrateRegionOf(target));
  for (const type of uses) addEventListener(type, noteUse, true);
  addEventListener('beforetoggle', noteToggle, true);
  addEventListener('mousedown', notePress, true);
  addEventListener('mouseup', noteRelease, true);
  // Before the loader repeats presses.
  addEventListener('hydrated', restore, true);
}
