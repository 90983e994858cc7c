/**
 * The only script of a public page before its first paint; it stands in the page itself. It fetches
 * the app once the page is loaded and nothing else is to be done, or at the first sign that someone
 * wants something: before that it evaluates one file a task, from then on all as they come. What is
 * pressed meanwhile is done when the app can do it. Links and posted forms need no app: they are left
 * to the browser.
 */
const appFiles = '#app-files';
const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;
const handledKeys = /^(?:Arrow|Home$|End$|Escape$)/;

type Act = () => void;
const acts: [Element | null, Act][] = [];

const withinControl = (event: Event) =>
  event.target instanceof Element ? event.target.closest('button, input, select, form') : null;

/** What takes the place of an event that came too early, or nothing where the browser's own will do. */
function actOf(event: Event, control: Element | null): Act | undefined {
  if (event instanceof SubmitEvent) {
    const form = control as HTMLFormElement | null;
    if (form?.method !== 'dialog') return undefined;
    return () => form.requestSubmit(event.submitter);
  }
  if (event instanceof KeyboardEvent) {
    const { key, code, shiftKey } = event;
    if (!handledKeys.test(key) || !(control instanceof HTMLButtonElement)) return undefined;
    event.preventDefault();
    const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true });
    return () => {
      // What was held before may have moved the focus within the widget.
      const { activeElement: active } = document;
      const next = active && control.parentElement?.contains(active) ? active : control;
      next.dispatchEvent(again);
    };
  }
  if (event.type === 'change' && control instanceof HTMLInputElement && control.type === 'radio')
    return () => {
      // Where it is seen as chosen already, nothing would come of choosing it.
      control.checked = false;
      control.click();
    };
  if (event.type === 'change' && control instanceof HTMLSelectElement) {
    const { value } = control;
    return () => {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (event.type === 'click' && control instanceof HTMLButtonElement && control.type === 'button')
    return () => control.click();
  return undefined;
}

const heldTypes = ['click', 'keydown', 'submit', 'change'] as const;

function hold(event: Event): void {
  const control = withinControl(event);
  const act = actOf(event, control);
  if (act) acts.push([control, act]);
}

/** Tells the app where pointer and focus have been all the time, then does what was held back. */
function catchUp(): void {
  removeEventListener('popstate', follow);
  const under = [...document.querySelectorAll(':hover')].at(-1);
  under?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const [control, act] of acts.splice(0)) {
    // An event that nobody handles: for its sake, React takes over at once what the control is in.
    control?.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    act();
  }
}

let want = () => {};
let isWanted = false;
const wanted = new Promise<void>((resolve) => {
  want = () => {
    isWanted = true;
    resolve();
  };
});

/** Whatever else is to be done comes first; timers are not asked, because a page's clock may stand still. */
const idle = (): Promise<unknown> =>
  'scheduler' in window
    ? scheduler.postTask(() => {}, { priority: 'background' })
    : new Promise<unknown>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(null);
      });
const rest = () => Promise.race([idle(), wanted]);
const parsed = new Promise<unknown>((resolve) => addEventListener('DOMContentLoaded', resolve));
const loaded = new Promise<unknown>((resolve) => addEventListener('load', resolve));
const painted = new Promise<unknown>((resolve) => {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) requestAnimationFrame(resolve);
  else new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
});

const evaluate = (file: string): Promise<unknown> => import(/* @vite-ignore */ file);
/** A line that broke once is asked again, and so is an engine that kept a deploy's 404: past what it kept. */
const evaluateAtLast = (file: string) =>
  evaluate(file).catch(() => fetch(file, { cache: 'reload' }).then(() => evaluate(file)));

async function start(): Promise<void> {
  await Promise.race([Promise.all([loaded, painted]).then(idle), wanted.then(() => parsed)]);
  const list = document.querySelector<HTMLElement>(appFiles);
  // The end of a page tells the router what it shows. One that was cut off is left as far as it came.
  if (!list || !window.$_TSR) return;
  const files = JSON.parse(list.textContent) as string[];
  // Where the app alone draws a page, it also says what of it is missing.
  const isDrawnByApp = 'drawnByApp' in list.dataset;
  for (const file of files) {
    if (isWanted) break;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: file, fetchPriority: 'low' });
    document.head.append(link);
    await rest();
  }
  const evaluated: Promise<unknown>[] = [];
  for (const file of files) {
    if (!isWanted) await rest();
    const one = evaluateAtLast(file).catch((reason: unknown) => {
      if (!isDrawnByApp) throw reason;
    });
    evaluated.push(one);
    if (!isWanted) await Promise.race([one, wanted]);
  }
  await Promise.all(evaluated);
}

/** Folds the footer's lists before they can be seen open; from then on they answer by themselves. */
function foldLists(): void {
  for (const list of document.querySelectorAll<HTMLDetailsElement>('details[data-folds]')) {
    list.open = !matchMedia(list.dataset['folds'] ?? '').matches;
    delete list.dataset['folds'];
  }
}

const { pathname } = location;

/**
 * Back may lead to another page's address before the app can follow. That page is loaded anew; told of
 * it, the app's router would take this one over as that one.
 */
function follow(event: Event): void {
  if (location.pathname === pathname) return;
  event.stopImmediatePropagation();
  location.reload();
}

addEventListener('popstate', follow);
for (const type of heldTypes) addEventListener(type, hold, true);
for (const type of intents) addEventListener(type, want, { capture: true, once: true });
// From here on React takes what comes, and first makes ready the part that it comes to.
addEventListener('hydrating', (event) => {
  if (location.pathname !== pathname) event.preventDefault();
  for (const type of heldTypes) removeEventListener(type, hold, true);
  addEventListener('alive', catchUp, { once: true });
});
if (location.hash || /[?&]inspect\b/.test(location.search)) want();
void parsed.then(foldLists);
// What cannot be fetched leaves the page as it was built: it reads, and its links and forms work.
start().catch(() => {});
