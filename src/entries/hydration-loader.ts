// The only script that runs before first paint. It loads the app once the page is loaded and idle,
// or on the visitor's first interaction; until then it evaluates one file per task. Presses of
// buttons and radios are queued for the app; links, fields, forms and native controls work without
// it.
const { pathname } = location;
const rel = 'modulepreload';
const queuedPresses: HTMLElement[] = [];
let isRequested = false;
const first = (type: string) =>
  new Promise<unknown>((resolve) => addEventListener(type, resolve, true));
const parsed = first('DOMContentLoaded');
const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin'].map(first);
const requested = Promise.race(intents).then(() => (isRequested = true));
const paintEntries = { type: 'paint', buffered: true };
const painted = new Promise((paint) => new PerformanceObserver(paint).observe(paintEntries));
const idle = () => scheduler.postTask(() => {}, { priority: 'background' });
const whenIdle = 'scheduler' in window ? idle : () => new Promise((resolve) => setTimeout(resolve));
const evaluate = (file: string): Promise<unknown> => import(/* @vite-ignore */ file);
// Retries once, bypassing a 404 that the browser cached during a deploy.
const load = (file: string) =>
  evaluate(file).catch(() => fetch(file, { cache: 'reload' }).then(() => evaluate(file)));
async function start(): Promise<void> {
  await Promise.race([
    Promise.all([first('load'), painted]).then(whenIdle),
    requested.then(() => parsed),
  ]);
  const list = document.querySelector<HTMLElement>('#app-files');
  if (!list || !window.$_TSR) return; // The document is truncated.
  const files = JSON.parse(list.textContent) as string[];
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  // On a page that needs the app, let the app report the missing chunk.
  const ignoreFailure = 'needsApp' in list.dataset ? () => {} : undefined;
  const evaluated: Promise<unknown>[] = [];
  for (const file of files.slice(0, -1)) {
    if (!isRequested) await Promise.race([whenIdle(), requested]);
    evaluated.push(load(file).catch(ignoreFailure));
    if (!isRequested) await Promise.race([evaluated.at(-1), requested]);
  }
  // Start the app only if every file has loaded; otherwise the page stays static.
  await Promise.all(evaluated);
  await load(files.at(-1) ?? '');
}
const queuedControls = 'button[type=button], form[method=dialog] button, input[type=radio]';
function queuePress({ target }: Event): void {
  const control = target instanceof Element && target.closest<HTMLButtonElement>(queuedControls);
  if (control && !control.commandForElement && !control.popoverTargetElement)
    queuedPresses.push(control);
}
/** Reflects native popover state in ARIA until the app runs. */
function syncExpanded({ target, newState }: ToggleEvent): void {
  const opener = document.querySelector(`[popovertarget="${(target as Element).id}"]`);
  opener?.setAttribute('aria-expanded', String(newState === 'open'));
}
/** Reloads if Back changes the path before the app can navigate. */
function reloadIfMoved(event: Event): void {
  if (location.pathname === pathname) return;
  event.stopImmediatePropagation();
  location.reload();
}
addEventListener('click', queuePress, true);
addEventListener('beforetoggle', syncExpanded, true);
addEventListener('popstate', reloadIfMoved);
addEventListener('hydrating', (event) => {
  if (location.pathname !== pathname) event.preventDefault();
  removeEventListener('click', queuePress, true);
});
addEventListener('hydrated', () => {
  removeEventListener('popstate', reloadIfMoved);
  removeEventListener('beforetoggle', syncExpanded, true);
  for (const control of queuedPresses.splice(0)) control.click();
});
start().catch(() => {});
