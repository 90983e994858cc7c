import type { ChatLooks } from '#content/workspace/chat-looks.ts';
import { chatOutside } from '#content/workspace/chat-widget.ts';
import type { Suggestion } from '#machines/chat-widget/chat-steps.ts';
import { readLooks } from '#machines/shared/chat-looks.ts';
import type { StartChat } from './chat';
import { faqMatcher } from './faq-match';
import { suggestionsOf } from './storage';
import { mount, type Mounted } from './mount';
import { withDefaults, type Settings } from './settings';

/** Options of a preview, which the workspace sends after each change. */
export interface PreviewOptions extends ChatLooks {
  name: string;
  greeting: string;
  entries: readonly Suggestion[];
  /** Opens the chat and sends this question; an empty one is not sent. */
  ask?: string | undefined;
}

const settingsOf = ({ name, greeting, entries, ...looks }: PreviewOptions): Settings => ({
  ...withDefaults({ name, greeting }),
  ...readLooks(looks).looks,
  customerId: '',
  key: chatOutside.previewKey,
  match: (message) => faqMatcher(suggestionsOf(entries))(message),
});

/** Mounts a chat in each element that dispatches a preview event, and updates it on later events. */
export function startPreviews(startChat: StartChat): void {
  const mounted = new WeakMap<EventTarget, Mounted>();
  addEventListener(chatOutside.preview, (event) => {
    const { target } = event;
    if (!(event instanceof CustomEvent) || !(target instanceof Element)) return;
    const options = event.detail as PreviewOptions;
    const settings = settingsOf(options);
    const chat = mounted.get(target) ?? mount(target, settings, startChat);
    mounted.set(target, chat);
    chat.change(settings);
    if (options.ask !== undefined) chat.open(options.ask);
  });
}
