import { chatOutside } from '#content/workspace/chat-widget.ts';
import { faqMatcher } from './faq-match';
import type { ChatEffects } from './chat';
import { readStored, store } from './storage';
import type { Settings } from './settings';

/** Returns the chat's side effects. `host` dispatches events to the page. */
export const effectsOf = (host: Element, settings: () => Settings): ChatEffects => ({
  // Unlike `Promise.resolve`, an async function does not depend on the page’s global `Promise`.
  // oxlint-disable-next-line require-await -- see above
  findAnswers: async ({ question }) => {
    const { kind, best } = faqMatcher(settings().entries())(question);
    const suggestions = best.map(({ entry }) => entry);
    return { isSure: kind === 'sure', suggestions };
  },
  handOver: (_, followUp) => {
    const { customerId, key } = settings();
    store(key, { followUps: [...(readStored(key).followUps ?? []), followUp] });
    const detail = { customerId, ...followUp };
    host.dispatchEvent(
      new CustomEvent(chatOutside.followUp, { bubbles: true, composed: true, detail }),
    );
  },
  storeTranscript: ({ context }, { turn }) => store(settings().key, { ...context, turn }),
  deleteTranscript: () => store(settings().key, null),
});
