// Loads the app, one file per task, once the page is idle, or at once on the first interaction.
const { pathname } = location;
const rel = 'modulepreload';
// The browser would reload the open page where it was scrolled to.
const reopening = `a[href="${pathname}"]`;
const queuedControls = `[type=button], [method=dialog] button, [type=radio], ${reopening}`;
const regionControls = '[data-region] :is(button, [type=radio], a[href^="/"]:not([target]))';
const queuedPresses: HTMLElement[] = [];
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
const queuePress = (event: MouseEvent) => {
  const selector = isHydrated() ? regionControls : queuedControls; // See src/hydration/events.ts.
  const control = (event.target as Element).closest<HTMLButtonElement>(selector);
  if (!control || control.commandForElement || control.popoverTargetElement) return;
  const isLink = 'href' in control;
  if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
  if (isHydrating || isLink) {
    event.preventDefault(); // The app would not see a checked radio change.
    event.stopPropagation(); // React would press it as well, if it could.
  }
  queuedPresses.push(control);
};
const noteToggle = ({ target, newState }: ToggleEvent) => {
  const { id } = target as Element;
  const opener = document.querySelector(`[aria-expanded][popovertarget="${id}"]`);
  opener?.setAttribute('aria-expanded', String(newState === 'open'));
};
const reloadIfMoved = (event: Event) => {
  if (location.pathname === pathname || isHydrated()) return;
  event.stopImmediatePropagation();
  location.reload(); // Back was pressed before the app could navigate.
};
addEventListener('click', queuePress, true);
addEventListener('beforetoggle', noteToggle, true);
addEventListener('popstate', reloadIfMoved);
addEventListener('hydrating', (event) => {
  if (location.pathname !== pathname) event.preventDefault();
  isHydrating = true;
});
addEventListener('hydrated', () => {
  for (const control of queuedPresses.splice(0)) {
    if (queuedPresses.length > 0) queuedPresses.push(control); // In order: some region still waits.
    else control.click();
  }
});
start().catch(() => {});
