import { setTimeout as pause } from 'node:timers/promises';
import { viewport, type Handle, type Wire } from './wire';

/** The commands of WebDriver that a journey needs. */
export type Command =
  | 'Navigate'
  | 'ExecuteScript'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'PerformActions'
  | 'ReleaseActions'
  | 'SetWindowRect'
  | 'TakeScreenshot';
export type Send = (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;

/** Where the specification puts the keys that have no letter. */
const keyCodes: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
};
const reference = 'element-6066-11e4-a52e-4f735466cecf';
const idOf = (element: Handle) => (element as { [reference]: string })[reference];

/** How often a command is tried that finds the page in the middle of a change. */
const tries = 40;

/** Speaks WebDriver to any engine that takes its commands. */
export async function webdriver(
  engine: string,
  send: Send,
  world: { lines: () => string[]; close: () => Promise<void> },
): Promise<Wire> {
  const script = (body: string, args: readonly unknown[] = []) =>
    send('ExecuteScript', { script: body, args });
  const call: Wire['call'] = async (inPage, args = []) =>
    (await script(`return (${String(inPage)})(...arguments)`, args)) as never;

  const { outerWidth, outerHeight } = await call(() => ({
    outerWidth: window.outerWidth - window.innerWidth,
    outerHeight: window.outerHeight - window.innerHeight,
  }));
  await send('SetWindowRect', {
    width: viewport.width + outerWidth,
    height: viewport.height + outerHeight,
  });

  /** A part of the page that still moves, or lies under another, is not there to be clicked yet. */
  async function click(element: Handle) {
    for (let left = tries; ; left -= 1) {
      try {
        await send('ElementClick', { id: idOf(element) });
        return;
      } catch (error) {
        if (left === 0 || !/intercepted|not interactable/.test(String(error))) throw error;
        await pause(50);
      }
    }
  }

  return {
    engine,
    ...world,
    navigate: async (url) => void (await send('Navigate', { url })),
    call,
    run: (body, args) => script(`const args = [...arguments];${body}`, args),
    load: async (library) => void (await script(`${library}\n;return 0`)),
    element: (inPage, args) => call(inPage, args),
    click,
    type: async (element, text) =>
      void (await send('ElementSendKeys', { id: idOf(element), text, value: text.split('') })),
    async choose(element, option) {
      const found = await script(
        'return [...arguments[0].options].find(({ label }) => label === arguments[1])',
        [element, option],
      );
      await click(found);
    },
    async key(name) {
      const value = keyCodes[name] ?? name;
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    picture: async () =>
      Buffer.from((await send('TakeScreenshot', { full: false })) as string, 'base64'),
  };
}
