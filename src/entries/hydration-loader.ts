// Loads the app, one file per task, once the page is idle, or at once on the first interaction.
const { pathname } = location;
const rel = 'modulepreload';
/** A region of src/ui/layout/region.tsx whose code has not loaded. */
const waiting = '[data-region]:not([data-region=failed])';
const arrowControls = `${waiting} :is([role=tab], [popovertarget])`;
const submit = `${waiting} [type=submit]`;
const queuedControls = `[type=button], [method=dialog] button, [type=radio], ${submit}`;
const queuedPresses: HTMLElement[] = [];
let isHydrating = false;
const hydrated = new AbortController();
const first = (type: string) => new Promise<unknown>((end) => addEventListener(type, end, true));
const requested = Promise.race(['pointerover', 'pointerdown', 'keydown', 'focusin'].map(first));
const paintEntries = { type: 'paint', buffered: true };
const painted = new Promise((paint) => new PerformanceObserver(paint).observe(paintEntries));
const idle = () => scheduler.postTask(() => {}, { priority: 'background' });
const whenIdle = 'scheduler' in window ? idle : () => new Promise((resolve) => setTimeout(resolve));
const evaluate = (file: string): Promise<unknown> => import(/* @vite-ignore */ file);
// Retries once, bypassing a 404 that the browser cached during a deploy.
const load = (file: string) =>
  evaluate(file).catch(() => fetch(file, { cache: 'reload' }).then(() => evaluate(file)));
async function start(): Promise<void> {
  const loaded = Promise.all([first('load'), painted]).then(whenIdle);
  await Promise.all([first('DOMContentLoaded'), Promise.race([loaded, requested])]);
  const list = document.querySelector<HTMLElement>('#app-files');
  if (!list || !window.$_TSR) return; // The document is truncated.
  const files = JSON.parse(list.textContent) as string[];
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  const evaluated: Promise<unknown>[] = [];
  for (const file of files.slice(0, -1)) {
    await Promise.race([whenIdle(), requested]);
    // On a page that needs the app, let the app report the missing chunk.
    evaluated.push(load(file).catch('needsApp' in list.dataset ? () => {} : undefined));
    await Promise.race([evaluated.at(-1), requested]);
  }
  await Promise.all(evaluated); // Without all of them, the page stays static.
  await load(files.at(-1) ?? '');
}
const queuePress = (event: Event) => {
  const control = (event.target as Element).closest<HTMLButtonElement>(queuedControls);
  if (!control || control.commandForElement || control.popoverTargetElement) return;
  if (!isHydrating && control.matches(submit)) return; // The platform posts the form.
  const region = control.closest<HTMLElement>(waiting);
  if (region) region.dataset['region'] = 'due';
  else if (isHydrating) return;
  if (isHydrating) event.preventDefault(); // The app would not see a checked radio change.
  queuedPresses.push(control);
};
// After the page and after each region, in order: a later press may depend on an earlier one.
const replayPresses = () => {
  hydrated.abort();
  while (queuedPresses[0]?.closest(waiting) === null) queuedPresses.shift()?.click();
};
// Does what the app would do with an arrow key on a tab or a menu's button.
const pressArrow = (event: KeyboardEvent) => {
  const control = (event.target as Element).closest<HTMLButtonElement>(arrowControls);
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: 0 }[event.key];
  if (!control || step === undefined) return;
  const panel = control.popoverTargetElement;
  const peers = [...(control.closest(waiting)?.querySelectorAll<HTMLElement>(arrowControls) ?? [])];
  const peer = peers.at((peers.indexOf(control) + step) % peers.length);
  const next = step ? peer : panel?.querySelector<HTMLElement>(':popover-open a');
  next?.focus();
  if (!panel) next?.click();
  if (next) event.preventDefault();
};
const syncAriaExpanded = ({ target, newState }: ToggleEvent) => {
  const opener = document.querySelector(
    `[aria-expanded][popovertarget="${(target as Element).id}"]`,
  );
  opener?.setAttribute('aria-expanded', String(newState === 'open'));
};
const reloadIfMoved = (event: Event) => {
  if (location.pathname === pathname) return;
  event.stopImmediatePropagation();
  location.reload(); // Back was pressed before the app could navigate.
};
addEventListener('click', queuePress, true);
addEventListener('keydown', pressArrow, true);
addEventListener('beforetoggle', syncAriaExpanded, { capture: true, signal: hydrated.signal });
addEventListener('popstate', reloadIfMoved, { signal: hydrated.signal });
addEventListener('hydrating', (event) => {
  if (location.pathname !== pathname) event.preventDefault();
  isHydrating = true;
});
addEventListener('hydrated', replayPresses);
start().catch(() => {});
