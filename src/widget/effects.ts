import { chatOutside } from '#content/workspace/chat-widget.ts';
import { faqMatcher } from './faq-match';
import type { ChatEffects } from './chat';
import { keep, readKept } from './kept';
import type { Settings } from './settings';

/** Returns what a chat does beside talking; `host` tells the page around it. */
export const effectsOf = (host: Element, settings: () => Settings): ChatEffects => ({
  findAnswers: ({ question }) => {
    const { kind, best } = faqMatcher(settings().entries())(question);
    const suggestions = best.map(({ entry }) => entry);
    return Promise.resolve({ isSure: kind === 'sure', suggestions });
  },
  handOver: (_, followUp) => {
    const { customerId, key } = settings();
    keep(key, { followUps: [...(readKept(key).followUps ?? []), followUp] });
    const detail = { customerId, ...followUp };
    host.dispatchEvent(
      new CustomEvent(chatOutside.followUp, { bubbles: true, composed: true, detail }),
    );
  },
  keepTranscript: ({ context }, { turn }) => keep(settings().key, { ...context, turn }),
  forgetTranscript: () => keep(settings().key, null),
});
