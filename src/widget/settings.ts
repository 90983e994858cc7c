import type { ChatLooks } from '#content/workspace/chat-looks.ts';
import { chatLines, chatOutside, chatWidget } from '#content/workspace/chat-widget.ts';
import type { Suggestion } from '#machines/chat-widget/chat-steps.ts';
import { readLooks } from '#machines/shared/chat-looks.ts';
import { faqMatcher, type FaqMatch } from './faq-match';
import { suggestionsOf } from './storage';

/** Settings of a chat. */
export interface Settings extends ChatLooks {
  customerId: string;
  /** Storage key of the chat. */
  key: string;
  name: string;
  greeting: string;
  /** Finds the current FAQ entries for a message. */
  match: (message: string) => FaqMatch<Suggestion>;
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

/** The text of the FAQ data, also after the page removed its element, and the last one searched. */
let faqText = '[]';
let searchedText: string | undefined;
let matcher = faqMatcher<Suggestion>([]);

/** Reads the FAQ data of a snippet, unless the page has none. */
function readFaq(customerId: string): void {
  const data = [...document.querySelectorAll<HTMLElement>('script[data-faq-for]')].find(
    ({ dataset }) => dataset['faqFor'] === customerId,
  );
  faqText = data?.textContent ?? faqText;
}

/** Returns the matcher for a snippet’s FAQ entries, which are inert JSON; for none if unreadable. */
function matcherFor(customerId: string): typeof matcher {
  readFaq(customerId);
  if (faqText !== searchedText)
    try {
      searchedText = faqText;
      matcher = faqMatcher(suggestionsOf(JSON.parse(faqText)));
    } catch {
      warn(chatLines.noAnswers);
      matcher = faqMatcher([]);
    }
  return matcher;
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
    match: (message) => matcherFor(customerId)(message),
  };
}
