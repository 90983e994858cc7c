import { chatLines, chatOutside, chatWidget } from '#content/workspace/chat-widget.ts';
import type { Suggestion } from '#machines/chat-widget/chat-steps.ts';
import { suggestionsOf } from './kept';

/** What a page says of its chat. */
export interface Settings {
  customerId: string;
  /** What the chat is kept under in this browser. */
  key: string;
  name: string;
  greeting: string;
  /** What can be answered, as it is when it is asked for. */
  entries: () => Suggestion[];
}

/** What may be said of a chat from outside. */
export interface Said {
  name?: string | undefined;
  greeting?: string | undefined;
}

/** Returns what both kinds of chat, a customer’s and the preview’s, make of what is said of them. */
export const named = ({ name, greeting }: Said) => ({
  name: name?.trim() || chatWidget.unnamed,
  greeting: greeting ?? '',
});

/** Tells the page’s author. */
export function tell(line: string): void {
  // oxlint-disable-next-line no-console -- a page’s author has no other place to be told in
  console.warn(line);
}

/** The entries that stand beside a snippet as inert JSON; none where they cannot be read. */
function entriesFor(customerId: string): Suggestion[] {
  const data = [...document.querySelectorAll<HTMLElement>('script[data-faq-for]')].find(
    ({ dataset }) => dataset['faqFor'] === customerId,
  );
  try {
    return suggestionsOf(JSON.parse(data?.textContent ?? '[]'));
  } catch {
    tell(chatLines.noAnswers);
    return [];
  }
}

/** Returns the settings of a snippet’s own element. */
export function settingsOf({ dataset }: HTMLElement): Settings {
  const { customerId = '', name, greeting } = dataset;
  if (!customerId) tell(chatLines.noCustomer);
  return {
    ...named({ name, greeting }),
    customerId,
    key: `${chatOutside.storageKey}:${customerId}`,
    entries: () => entriesFor(customerId),
  };
}
