import type { useRouter } from '@tanstack/react-router';
import { pressCommands, type PressCommand } from '#content/workspace/palette.ts';
import { sampleMenu } from '#content/workspace/workspace.ts';
import { sinceOpened } from '#src/services/browser/clock.ts';
import { keyHub } from '../shell/workspace-keys/key-hub';
import { pendingIn } from '../sample/pending';
import { sampleBook, sampleNow } from '../sample/sample-conversations';
import { workspaceStore } from '../sample/workspace-store';
import { commandOf } from './commands';
import { recentCommands } from './recent-commands';

type Deps = {
  router: ReturnType<typeof useRouter>;
  openHelp: () => void;
  chooseTheme: (theme: 'system' | 'light' | 'dark') => void;
};

const patienceMs = 3_000;
const thirtyDays = 30 * 86_400_000;

const visibleIn = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );

/** Returns the first visible element, once there is one; undefined after three seconds. */
async function rendered(selector: string): Promise<HTMLElement | undefined> {
  const end = sinceOpened() + patienceMs;
  let element: HTMLElement | undefined;
  do {
    await new Promise(requestAnimationFrame);
    element = visibleIn(selector);
  } while (!element && sinceOpened() < end);
  return element;
}

/** Scrolls to a part of the page and focuses its heading; a closed part opens. */
function reveal(element: HTMLElement | undefined) {
  const heading = element?.closest('h2') ?? element?.querySelector('h2');
  element?.scrollIntoView();
  if (element instanceof HTMLDetailsElement) {
    element.open = true;
    element.querySelector('summary')?.focus({ preventScroll: true });
    return;
  }
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Presses a button of the page or of the sample's menu, which opens; scrolls to other elements. */
async function press(name: PressCommand) {
  if (pressCommands[name].path === undefined) document.getElementById(sampleMenu.id)?.showPopover();
  const element = await rendered(`[data-command="${name}"]`);
  if (element?.localName !== 'button') return reveal(element);
  element.focus();
  element.click();
}

/** Presses the control of the page that has the key; returns whether there is one. */
export function pressControl(key: string): boolean {
  const control = document.querySelector<HTMLElement>(
    `main [aria-keyshortcuts="${CSS.escape(key)}"]`,
  );
  control?.focus();
  control?.click();
  return control !== null;
}

/** Runs the command of an option's value. */
export async function runCommand(value: string, deps: Deps): Promise<void> {
  const { router, openHelp, chooseTheme } = deps;
  const command = commandOf(value);
  if (!command) return;
  const { volume, answers, triage } = workspaceStore.read();
  const go = (search: object, to = '/conversations', hash = '', resetScroll = true) =>
    router.navigate({ to, search, hash, resetScroll });
  if (!('query' in command || 'thread' in command)) recentCommands.add(value);

  if ('theme' in command) chooseTheme(command.theme);
  else if ('thread' in command) {
    // The dialog has closed, and returned the focus.
    await rendered('#open-conversation');
    keyHub.runThreadCommand(command.thread);
  } else if ('query' in command) await go({ q: command.query, period: 'all' });
  else if ('view' in command) await router.navigate({ href: `/conversations?${command.view}` });
  else if ('conversation' in command) {
    const at = sampleBook(volume).find(command.conversation)?.at ?? 0;
    const period = sampleNow - at > thirtyDays ? 'all' : undefined;
    await go({ open: command.conversation, period });
  } else if ('page' in command) {
    const { page, hash } = command;
    const isOpen = router.state.location.pathname === page;
    // The open page keeps its filters.
    if (hash === undefined || !isOpen) await go({}, page, hash);
    else await router.navigate({ to: '.', search: true, hash });
    if (hash !== undefined) reveal(await rendered(`#${hash}`));
    else if (isOpen) window.scrollTo(0, 0);
  } else if ('home' in command) {
    const isOpen = router.state.location.pathname === '/dashboard';
    const search = isOpen ? (router.state.location.search as object) : {};
    await go({ ...search, ...command.home }, '/dashboard', '', !isOpen);
    if ('metric' in command.home) (await rendered(`[value="${command.home.metric}"]`))?.focus();
  } else if ('press' in command) {
    const { path } = pressCommands[command.press];
    if (path !== undefined && path !== router.state.location.pathname) await go({}, path);
    await press(command.press);
  } else if (command.run === 'shortcuts') openHelp();
  else if (command.run === 'signOut') await go({}, '/sign-in');
  else {
    const oldest = pendingIn(sampleBook(volume), sampleNow, answers, triage).at(-1);
    await go(oldest ? { status: 'pending', open: oldest.id } : { status: 'pending' });
    if (oldest && (await rendered('#open-conversation'))) keyHub.runThreadCommand('reply');
  }
}
