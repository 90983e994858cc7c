import { chatOutside } from '#content/workspace/chat-widget.ts';
import type { ChatEffects } from './chat';
import type { ChatRecord } from './storage';
import type { Settings } from './settings';

/** Returns the chat's side effects. `host` dispatches events to the page. */
export const effectsOf = (
  host: Element,
  settings: () => Settings,
  record: ChatRecord,
): ChatEffects => ({
  // Unlike `Promise.resolve`, an async function does not depend on the page’s global `Promise`.
  // oxlint-disable-next-line require-await -- see above
  findAnswers: async ({ question }) => {
    const { kind, best } = settings().match(question);
    const suggestions = best.map(({ entry }) => entry);
    return { isSure: kind === 'sure', suggestions };
  },
  handOver: (_, followUp) => {
    record.addFollowUp(followUp);
    const detail = { customerId: settings().customerId, ...followUp };
    host.dispatchEvent(
      new CustomEvent(chatOutside.followUp, { bubbles: true, composed: true, detail }),
    );
  },
  storeTranscript: ({ context }, { turn }) => record.store(context, turn),
  deleteTranscript: () => record.clear(),
});
