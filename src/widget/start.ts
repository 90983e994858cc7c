import { chatLines, chatOutside } from '#content/workspace/chat-widget.ts';
import type { StartChat } from './chat';
import { mount } from './mount';
import { settingsOf, tell } from './settings';

/** Runs once the page has a body to put something into. */
function whenThereIsABody(run: () => void): void {
  if (document.body) run();
  else document.addEventListener('DOMContentLoaded', run, { once: true });
}

/** Starts the chat that a snippet asks for, and gives the page its one object. */
export function startFrom(snippet: HTMLElement, startChat: StartChat): void {
  if (chatOutside.global in window) return tell(chatLines.second);
  const held: { chat?: ReturnType<typeof mount> } = {};
  const page = {
    open: () => held.chat?.open(),
    close: () => held.chat?.close(),
    destroy: () => {
      held.chat?.destroy();
      Reflect.deleteProperty(window, chatOutside.global);
    },
  };
  Object.defineProperty(window, chatOutside.global, {
    value: Object.freeze(page),
    configurable: true,
  });
  whenThereIsABody(() => {
    held.chat = mount(document.body, settingsOf(snippet), startChat);
  });
}
