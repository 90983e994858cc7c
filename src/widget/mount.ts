import look from 'virtual:widget-look';
import { isIn, type ChatState, type StartChat } from './chat';
import { effectsOf } from './effects';
import { readKept } from './kept';
import { makePanel } from './panel';
import type { Settings } from './settings';
import { showIn } from './show';

/** A chat that stands on a page. */
export interface Mounted {
  open: () => void;
  close: () => void;
  destroy: () => void;
  change: (settings: Settings) => void;
}

/** Whether a page leaves its colours to the browser. */
const saysNoScheme = (room: Element) => getComputedStyle(room).colorScheme === 'normal';

/** Puts a chat into an element: what it looks like and what the page looks like never meet. */
export function mount(room: Element, first: Settings, startChat: StartChat): Mounted {
  let settings = first;
  let state: ChatState | undefined;
  let before: Element | null = null;
  const host = document.createElement('midspan-chat');
  const panel = makePanel();
  const { launcher, dialog, close, composer, message, handover, email, clear } = panel;
  const show = showIn(
    panel,
    (index) => chat.send({ type: 'suggestion.picked', index }),
    () => chat.send({ type: 'suggestions.refused' }),
  );

  const chat = startChat(
    effectsOf(host, () => settings),
    (next) => {
      const wasOpen = state && isIn(state, 'panel.open');
      const isOpen = isIn(next, 'panel.open');
      if (isOpen && !wasOpen) before = document.activeElement;
      state = next;
      show(next, settings);
      if (isOpen) (isIn(next, 'talk.handover') ? email : message).focus();
      else if (wasOpen) focusAgain();
    },
  );

  /** What had the focus before gets it back, and the chat’s button where nothing had. */
  function focusAgain() {
    const isElsewhere = before !== host && before !== document.body && before?.isConnected;
    (isElsewhere && before instanceof HTMLElement ? before : launcher).focus();
  }

  const open = () => chat.send({ type: 'chat.opened' });
  const shut = () => chat.send({ type: 'chat.closed' });
  launcher.addEventListener('click', open);
  close.addEventListener('click', shut);
  clear.addEventListener('click', () => chat.send({ type: 'transcript.cleared' }));
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // A dialog around the chat would close with it.
    event.preventDefault();
    shut();
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
    chat.send({ type: 'email.left', email: email.value });
  });

  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  root.adoptedStyleSheets = [sheet];
  // A page’s own keys mean something else while someone writes here.
  for (const type of ['keydown', 'keypress', 'keyup'])
    root.addEventListener(type, (event) => event.stopPropagation());
  host.lang = 'en';
  if (saysNoScheme(room)) host.dataset['scheme'] = 'system';
  root.append(launcher, dialog);
  room.append(host);

  const { turn, messages = [], suggestions = [] } = readKept(settings.key);
  if (turn && messages.at(-1)?.from === 'chatbot')
    chat.send({ type: 'transcript.found', turn, messages, suggestions });

  return {
    open,
    close: shut,
    destroy: () => host.remove(),
    change: (next) => {
      settings = next;
      if (state) show(state, settings);
    },
  };
}
