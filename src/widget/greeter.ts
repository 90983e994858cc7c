import { chatLimits } from '#content/workspace/chat-widget.ts';
import { setText } from './elements';
import { hasModal } from './host';
import type { Panel } from './panel';
import type { Settings } from './settings';
import { readStored } from './storage';

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/**
 * Returns functions that show the greeting beside the chat’s button without a click, and end it: once
 * per visitor, after a delay, never over a modal dialog (specification §2.153). A preview shows it
 * at once.
 */
export function createGreeter(
  { launcher, teaser, invitation }: Panel,
  isPreview: boolean,
  settings: () => Settings,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    clearTimeout(timer);
    timer = undefined;
  }

  function wait() {
    timer = setTimeout(appear, chatLimits.greetAfter);
  }

  const key = () => `${settings().key}:greeted`;
  const remember = () => localStorage.setItem(key(), '1');

  function appear() {
    timer = undefined;
    try {
      if (hasModal()) wait();
      else if (!localStorage.getItem(key())) {
        remember();
        show();
      }
    } catch {
      // Without storage, it would come back on each page.
    }
  }

  function show() {
    teaser.hidden = false;
    // After the element is visible, so that screen readers announce the text.
    setText(invitation, settings().greeting);
  }

  return {
    stop,
    start() {
      const { greet, greeting } = settings();
      if (launcher.hidden) return;
      if (greet !== 'on' || !greeting.trim()) {
        stop();
        teaser.hidden = true;
      } else if (isPreview || !teaser.hidden) show();
      // A hidden tab does not poll; the chat calls again once it is visible.
      else if (document.hidden) stop();
      else if (!timer && !savesData() && !readStored(settings().key).turn) wait();
    },
    end() {
      stop();
      teaser.hidden = true;
      try {
        if (settings().greet === 'on' && !isPreview) remember();
      } catch {
        // Storage is denied.
      }
    },
  };
}
