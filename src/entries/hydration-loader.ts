// Loads the app, one file per task, once the page is idle, or at once on the first interaction.
const { pathname } = location;
const rel = 'modulepreload';
// The browser would reload the open page where it was scrolled to.
const reopening = `a[href="${pathname}"]`;
const queuedControls = `[type=button], [method=dialog] button, [type=radio], ${reopening}`;
const regionControls = `${queuedControls}, button, a[href^="/"]:not([target])`;
const allControls = () => [...document.querySelectorAll<HTMLElement>('a, button, input')];
/** Pressed controls, each with its position for a document that React draws again. */
const queuedPresses: [HTMLElement, number][] = [];
/** Fields with text that the app has not read, by id. */
const typed = new Map<string, HTMLInputElement>();
/** The menu that the browser opened before the app could. */
let opened: Element | undefined;
let isHydrating = false;
const first = (type: string) => new Promise<unknown>((end) => addEventListener(type, end, true));
const requested = Promise.race(['pointerover', 'pointerdown', 'keydown', 'focusin'].map(first));
const paintEntries = { type: 'paint', buffered: true };
const painted = new Promise((paint) => new PerformanceObserver(paint).observe(paintEntries));
const idle = () => scheduler.postTask(() => {}, { priority: 'background' });
const whenIdle = 'scheduler' in window ? idle : () => new Promise((resolve) => setTimeout(resolve));
const idleOrRequested = () => Promise.race([whenIdle(), requested]);
async function start(): Promise<void> {
  const loaded = Promise.all([first('load'), painted]).then(whenIdle);
  await Promise.all([first('DOMContentLoaded'), Promise.race([loaded, requested])]);
  const list = document.querySelector<HTMLElement>('#app-files');
  if (!list || !window.$_TSR) return; // The document is truncated.
  const files = JSON.parse(list.textContent) as string[];
  for (const href of files) {
    await idleOrRequested();
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  }
  for (const file of files) {
    await idleOrRequested();
    await import(/* @vite-ignore */ file) // A failure may be a cached 404.
      .catch(() => fetch(file, { cache: 'reload' }).then(() => import(/* @vite-ignore */ file)))
      .catch('needsApp' in list.dataset ? () => {} : undefined); // Such a page reports it.
  }
}
const isHydrated = () => 'hydrated' in document.documentElement.dataset;
const isWaiting = (element: Element) => !isHydrated() || element.closest('[data-region]');
const queuePress = (event: MouseEvent) => {
  const target = event.target as Element;
  if (!isWaiting(target)) return; // See src/ui/layout/region.tsx.
  const selector = isHydrated() ? regionControls : queuedControls;
  const control = target.closest<HTMLButtonElement>(selector);
  if (!control || control.commandForElement || control.popoverTargetElement) return;
  if (control.matches('a') && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
  if (isHydrating || control.matches('a')) {
    event.preventDefault(); // The app would not see a checked radio change.
    event.stopPropagation(); // React would press it as well, if it could.
  }
  queuedPresses.push([control, allControls().indexOf(control)]);
};
const noteToggle = ({ target, newState }: ToggleEvent) => {
  const element = target as Element;
  const opener = document.querySelector(`[aria-expanded][popovertarget="${element.id}"]`);
  opener?.setAttribute('aria-expanded', String(newState === 'open'));
  if (newState === 'open' && isWaiting(element)) opened = element;
  else if (opened === element) opened = undefined;
};
const reloadIfMoved = (event: Event) => {
  if (location.pathname === pathname || isHydrated()) return;
  event.stopImmediatePropagation();
  location.reload(); // Back was pressed before the app could navigate.
};
const noteText = ({ target }: Event) => {
  const field = target as HTMLInputElement;
  if (isWaiting(field)) typed.set(field.id, field);
};
/** Restores text and an open menu if React drew them again, because the document was changed. */
const restore = () => {
  for (const [id, field] of typed) {
    const drawn = document.getElementById(id) as HTMLInputElement | null;
    if (drawn && drawn !== field) {
      drawn.value = field.value;
      drawn.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (!drawn || !isWaiting(drawn)) typed.delete(id);
  }
  if (!opened || opened.isConnected) return;
  const { id } = opened;
  opened = undefined;
  document
    .querySelector<HTMLElement>(`[popovertarget="${id}"], [command=show-modal][commandfor="${id}"]`)
    ?.click();
};
addEventListener('click', queuePress, true);
addEventListener('input', noteText, true);
addEventListener('beforetoggle', noteToggle, true);
addEventListener('popstate', reloadIfMoved);
addEventListener('hydrating', (event) => {
  if (location.pathname !== pathname) event.preventDefault();
  isHydrating = true;
});
addEventListener('hydrated', () => {
  restore();
  for (const press of queuedPresses.splice(0)) {
    const [control, index] = press;
    if (queuedPresses.length > 0) queuedPresses.push(press); // In order: some region still waits.
    else (control.isConnected ? control : allControls()[index])?.click();
  }
});
start().catch(() => {});
