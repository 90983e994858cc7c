import { chatLimits } from '#content/workspace/chat-widget.ts';
import { setText } from './elements';
import { hasModal } from './host';
import type { Panel } from './panel';
import type { Settings } from './settings';
import { readStored, store } from './storage';

/** Returns whether the visitor saves data. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ||
  matchMedia('(prefers-reduced-data:reduce)').matches;

/**
 * Returns functions that show the greeting beside the chat’s button without a click, and end it: once
 * per visitor, after a delay, never over a modal dialog (specification §2). A preview shows it at once.
 */
export function createGreeter(
  { teaser, greet }: Panel,
  isPreview: boolean,
  settings: () => Settings,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function stop() {
    clearTimeout(timer);
    timer = undefined;
  }

  function wait() {
    timer = setTimeout(appear, chatLimits.greetAfter);
  }

  function appear() {
    const { key } = settings();
    if (document.visibilityState !== 'visible' || hasModal()) return wait();
    if (readStored(key).greeted) return;
    store(key, { greeted: true });
    // Without storage, it would come back on each page.
    if (readStored(key).greeted) show();
  }

  function show() {
    teaser.hidden = false;
    // After the element is visible, so that screen readers announce the text.
    setText(greet, settings().greeting);
  }

  return {
    stop,
    start() {
      const { autoGreet, greeting, key } = settings();
      if (autoGreet === 'off' || !greeting.trim()) {
        stop();
        teaser.hidden = true;
        isOver = false;
      } else if (isPreview || !teaser.hidden) {
        if (!isOver) show();
      } else if (!isOver && !timer && !savesData()) {
        const { greeted, messages = [] } = readStored(key);
        if (!greeted && messages.length === 0) wait();
      }
    },
    end() {
      isOver = true;
      stop();
      teaser.hidden = true;
      const { autoGreet, key } = settings();
      if (autoGreet === 'on' && !isPreview) store(key, { greeted: true });
    },
  };
}
