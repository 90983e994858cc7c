import { chatOutside } from '#content/workspace/chat-widget.ts';
import type { Suggestion } from '#machines/chat-widget/chat-steps.ts';
import type { StartChat } from './chat';
import { suggestionsOf } from './kept';
import { mount, type Mounted } from './mount';
import { named, type Settings } from './settings';

/** What the workspace tells the file of a chat in its preview, again after each change. */
export interface PreviewSaid {
  name: string;
  greeting: string;
  entries: readonly Suggestion[];
}

const settingsOf = ({ name, greeting, entries }: PreviewSaid): Settings => ({
  ...named({ name, greeting }),
  customerId: '',
  key: chatOutside.previewKey,
  entries: () => suggestionsOf(entries),
});

/** Puts a chat into each element that asks for one, and lets it follow what is said of it. */
export function startPreviews(startChat: StartChat): void {
  const mounted = new WeakMap<EventTarget, Mounted>();
  addEventListener(chatOutside.preview, (event) => {
    const { target } = event;
    if (!(event instanceof CustomEvent) || !(target instanceof Element)) return;
    const settings = settingsOf(event.detail as PreviewSaid);
    const known = mounted.get(target);
    if (known) known.change(settings);
    else mounted.set(target, mount(target, settings, startChat));
  });
}
