import { chatLines, chatOutside } from '#content/workspace/chat-widget.ts';
import type { StartChat } from './chat';
import { mount, type Mounted } from './mount';
import { settingsOf, warn } from './settings';

/** The key of the method that gets each further snippet of the page; each runs its own copy of the script. */
const join = Symbol.for('midspan:join');

type PageObject = Readonly<Record<string | symbol, (snippet: HTMLElement) => void>>;

/** Calls `run` once the page has a body. */
function onBody(run: () => void): void {
  if (document.body) run();
  else document.addEventListener('DOMContentLoaded', run, { once: true });
}

/**
 * Starts a snippet's chat and defines its object on `window`. If the page has the customer’s chat
 * already, the chat takes over the snippet's texts, and returns to the page if it was removed.
 */
export function startFrom(snippet: HTMLElement, startChat: StartChat): void {
  const pageObject = (window as unknown as { [name: string]: PageObject | undefined })[
    chatOutside.global
  ];
  if (pageObject?.[join]) return pageObject[join](snippet);
  // An element of the page with this id or name is also a property of the window.
  if (pageObject && !pageObject['nodeType'] && !pageObject['item']) return warn(chatLines.second);

  let chat: Mounted | undefined;
  let settings = settingsOf(snippet);
  let isOver = false;
  const page: PageObject = {
    open: () => chat?.open(),
    close: () => chat?.close(),
    destroy: () => {
      isOver = true;
      chat?.destroy();
      Reflect.deleteProperty(window, chatOutside.global);
    },
    [join]: (next) => {
      const { customerId = '' } = next.dataset;
      if (customerId !== settings.customerId)
        return warn(`${chatLines.otherCustomer} ${settings.customerId}, ${customerId}.`);
      settings = settingsOf(next);
      chat?.change(settings);
    },
  };
  Object.assign(window, { [chatOutside.global]: page });
  onBody(() => {
    if (!isOver) chat = mount(null, settings, startChat);
  });
}
