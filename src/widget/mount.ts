import styles from 'virtual:widget-styles';
import { isIn, type ChatState, type StartChat } from './chat';
import { effectsOf } from './effects';
import { readStored } from './storage';
import { createPanel } from './panel';
import type { Settings } from './settings';
import { createRenderer } from './render';

/** A chat on a page. */
export interface Mounted {
  open: () => void;
  close: () => void;
  destroy: () => void;
  change: (settings: Settings) => void;
}

/** Returns whether a page sets no color scheme. */
const hasNoScheme = (container: Element) => getComputedStyle(container).colorScheme === 'normal';

/** Adds a chat to an element, in a shadow root that isolates its styles from the page. */
export function mount(container: Element, initial: Settings, startChat: StartChat): Mounted {
  let settings = initial;
  let state: ChatState | undefined;
  let previousFocus: Element | null = null;
  const host = document.createElement('midspan-chat');
  const panel = createPanel();
  const { launcher, dialog, close, composer, message, handover, email, clear } = panel;
  const render = createRenderer(
    panel,
    (index) => chat.send({ type: 'suggestion.selected', index }),
    () => chat.send({ type: 'suggestions.declined' }),
  );

  const chat = startChat(
    effectsOf(host, () => settings),
    (next) => {
      const wasOpen = state && isIn(state, 'panel.open');
      const isOpen = isIn(next, 'panel.open');
      if (isOpen && !wasOpen) previousFocus = document.activeElement;
      state = next;
      render(next, settings);
      if (isOpen) (isIn(next, 'talk.handover') ? email : message).focus();
      else if (wasOpen) restoreFocus();
    },
  );

  /** Returns the focus to the element that had it, or to the chat’s button. */
  function restoreFocus() {
    const target = previousFocus;
    const isElsewhere = target !== host && target !== document.body && target?.isConnected;
    (isElsewhere && target instanceof HTMLElement ? target : launcher).focus();
  }

  const open = () => chat.send({ type: 'chat.opened' });
  const closeChat = () => chat.send({ type: 'chat.closed' });
  launcher.addEventListener('click', open);
  close.addEventListener('click', closeChat);
  clear.addEventListener('click', () => chat.send({ type: 'transcript.cleared' }));
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // Keeps a dialog around the chat open.
    event.preventDefault();
    closeChat();
  });
  composer.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = message.value;
    if (!text.trim()) return;
    message.value = '';
    chat.send({ type: 'message.sent', text });
  });
  handover.addEventListener('submit', (event) => {
    event.preventDefault();
    chat.send({ type: 'email.submitted', email: email.value });
  });

  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  // The page’s keyboard shortcuts must not react to typing in the chat.
  for (const type of ['keydown', 'keypress', 'keyup'])
    root.addEventListener(type, (event) => event.stopPropagation());
  host.lang = 'en';
  if (hasNoScheme(container)) host.dataset['scheme'] = 'system';
  root.append(launcher, dialog);
  container.append(host);

  const { turn, messages = [], suggestions = [] } = readStored(settings.key);
  if (turn && messages.at(-1)?.from === 'chatbot')
    chat.send({ type: 'transcript.loaded', turn, messages, suggestions });

  return {
    open,
    close: closeChat,
    destroy: () => host.remove(),
    change: (next) => {
      settings = next;
      if (state) render(state, settings);
    },
  };
}
