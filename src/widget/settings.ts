import type { ChatLooks } from '#content/workspace/chat-looks.ts';
import { chatLines, chatOutside, chatWidget } from '#content/workspace/chat-widget.ts';
import type { Suggestion } from '#machines/chat-widget/chat-steps.ts';
import { readLooks } from '#machines/shared/chat-looks.ts';
import { suggestionsOf } from './storage';

/** Settings of a chat. */
export interface Settings extends ChatLooks {
  customerId: string;
  /** Storage key of the chat. */
  key: string;
  name: string;
  greeting: string;
  /** Returns the current FAQ entries. */
  entries: () => Suggestion[];
}

/** Texts that a snippet or a preview may set. */
export interface ChatTexts {
  name?: string | undefined;
  greeting?: string | undefined;
}

/** Returns the name and greeting, with defaults for missing ones. */
export const withDefaults = ({ name, greeting }: ChatTexts) => ({
  name: name?.trim() || chatWidget.unnamed,
  greeting: greeting ?? '',
});

/** Warns the page’s author. */
export function warn(message: string): void {
  // oxlint-disable-next-line no-console -- the only channel to a page’s author
  console.warn(message);
}

/** The text of the FAQ data, also after the page removed its element. */
let faqText = '[]';

/** Reads the FAQ data of a snippet, or returns the last text if the page has none. */
function readFaq(customerId: string): string {
  const data = [...document.querySelectorAll<HTMLElement>('script[data-faq-for]')].find(
    ({ dataset }) => dataset['faqFor'] === customerId,
  );
  return (faqText = data?.textContent ?? faqText);
}

/** Returns the FAQ entries of a snippet, which are inert JSON, or an empty list if unreadable. */
function entriesFor(customerId: string): Suggestion[] {
  try {
    return suggestionsOf(JSON.parse(readFaq(customerId)));
  } catch {
    warn(chatLines.noAnswers);
    return [];
  }
}

/** Returns the settings in a snippet’s script element. */
export function settingsOf({ dataset }: HTMLElement): Settings {
  const { customerId = '', name, greeting } = dataset;
  if (!customerId) warn(chatLines.noCustomer);
  const { looks, wrong } = readLooks(dataset);
  if (wrong.length > 0) warn(`${chatLines.wrongLooks} data-${wrong.join(', data-')}.`);
  readFaq(customerId);
  // The data follows the script, so the parser may not have reached it.
  document.addEventListener('DOMContentLoaded', () => readFaq(customerId), { once: true });
  return {
    ...withDefaults({ name, greeting }),
    ...looks,
    customerId,
    key: `${chatOutside.storageKey}:${customerId}`,
    entries: () => entriesFor(customerId),
  };
}
