import { chatLines, chatOutside } from '#content/workspace/chat-widget.ts';
import type { StartChat } from './chat';
import { mount } from './mount';
import { settingsOf, warn } from './settings';

/** Calls `run` once the page has a body. */
function onBody(run: () => void): void {
  if (document.body) run();
  else document.addEventListener('DOMContentLoaded', run, { once: true });
}

/** Starts a snippet's chat and defines its object on `window`. */
export function startFrom(snippet: HTMLElement, startChat: StartChat): void {
  if (chatOutside.global in window) return warn(chatLines.second);
  let chat: ReturnType<typeof mount> | undefined;
  const page = {
    open: () => chat?.open(),
    close: () => chat?.close(),
    destroy: () => {
      chat?.destroy();
      Reflect.deleteProperty(window, chatOutside.global);
    },
  };
  Object.defineProperty(window, chatOutside.global, {
    value: Object.freeze(page),
    configurable: true,
  });
  onBody(() => {
    chat = mount(document.body, settingsOf(snippet), startChat);
  });
}
