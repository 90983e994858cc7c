import { chatLimits, chatWidget as words } from '#content/workspace/chat-widget.ts';
import { isIn, type ChatState, type StartChat } from './chat';
import { effectsOf } from './effects';
import { onPress, press, setText } from './elements';
import { createGreeter } from './greeter';
import { applyLooks, createHost, followStyle, pageMount } from './host';
import { readStored, store } from './storage';
import { createPanel } from './panel';
import type { Settings } from './settings';
import { createRenderer } from './render';
import { shield } from './shield';

/** A chat on a page. */
export interface Mounted {
  /** Opens the chat, and sends a question. */
  open: (question?: string) => void;
  close: () => void;
  destroy: () => void;
  /** Changes the settings, and returns a removed chat to the page. */
  change: (settings: Settings) => void;
}

/** Returns whether a key event belongs to an input method. Some browsers only set the key code. */
const isComposing = (event: KeyboardEvent) =>
  // oxlint-disable-next-line typescript/no-deprecated -- Safari marks the last key of a composition only so
  event.isComposing || event.keyCode === 229;

/**
 * Adds a chat to the page, or to an element for a preview, in a shadow root that isolates its styles
 * from the page.
 */
export function mount(container: Element | null, initial: Settings, startChat: StartChat): Mounted {
  let settings = initial;
  let state: ChatState | undefined;
  let previousFocus: Element | null = null;
  let focused: EventTarget | undefined;
  /** True while the stored draft may differ from the fields. */
  let isEdited = false;
  const { host, root } = createHost();
  const panel = createPanel();
  const {
    launcher,
    teaser,
    invitation,
    dismiss,
    dialog,
    close,
    message,
    count,
    email,
    leave,
    send,
    clear,
    log,
  } = panel;
  const render = createRenderer(
    panel,
    (index) => chat.send({ type: 'suggestion.selected', index }),
    () => chat.send({ type: 'suggestions.declined' }),
  );
  const isOpen = () => !!state && isIn(state, 'panel.open');

  const greeter = createGreeter(panel, !!container, () => settings);

  const chat = startChat(
    effectsOf(host, () => settings),
    (next) => {
      const wasOpen = isOpen();
      const opens = isIn(next, 'panel.open');
      // A preview takes the focus only from itself.
      const mayFocus = root.activeElement || !container;
      if (opens && !wasOpen) {
        previousFocus = document.activeElement;
        greeter.end();
      }
      state = next;
      render(next, settings);
      if (!mayFocus) return;
      if (opens) (isIn(next, 'talk.handover') ? email : message).focus();
      else if (wasOpen) restoreFocus();
    },
  );

  /** Returns the focus to the element that had it, or to the chat’s button. */
  function restoreFocus() {
    const target = previousFocus;
    const isElsewhere = target !== host && target !== document.body && target?.isConnected;
    (isElsewhere && target instanceof HTMLElement ? target : launcher).focus();
  }

  /** Shows the length of a long message. */
  function renderCount() {
    const { length } = message.value;
    count.hidden = length < chatLimits.counted;
    if (!count.hidden) setText(count, `${length.toLocaleString('en')} ${words.ofLimit}`);
    message.setAttribute('aria-invalid', String(length > chatLimits.message));
  }

  /** Restores what a removal from the page resets. */
  function resume() {
    log.scrollTop = log.scrollHeight;
    const active = document.activeElement ?? document.body;
    if (active === document.body && focused instanceof HTMLElement) focused.focus();
  }

  function keyDown(event: KeyboardEvent, field: EventTarget | undefined) {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      if (field === message) sendMessage();
      if (field === email) sendEmail();
    } else if (event.key === 'Escape' && (isOpen() || !teaser.hidden)) {
      // Keeps a dialog around the chat open.
      event.preventDefault();
      if (isOpen()) closeChat();
      else closeGreeting();
    }
  }

  // There is no form: a sandboxed frame would block it.
  function sendEmail() {
    isEdited = true;
    chat.send({ type: 'email.submitted', email: email.value });
    if (state && !isIn(state, 'talk.handover')) email.value = '';
  }

  function sendMessage() {
    isEdited = true;
    const text = message.value;
    if (text.trim() && text.length <= chatLimits.message) {
      message.value = '';
      chat.send({ type: 'message.sent', text });
    }
    renderCount();
  }

  const listening = new AbortController();
  const { signal } = listening;
  const raiseShield = shield(host, root, container ? null : window, signal, (event) => {
    const path = event.composedPath();
    if (event.type === 'click') press(path);
    else if (event.type === 'keydown') keyDown(event as KeyboardEvent, path[0]);
    else if (event.type === 'focusin') focused = path[0];
    else if (event.type === 'focusout')
      // A removal from the page may cause this event, too; then the focus returns with the chat.
      setTimeout(() => {
        if (host.isConnected && !root.activeElement) focused = undefined;
      });
    else if (event.type === 'input') {
      isEdited = true;
      renderCount();
    }
  });
  const onPage = container ? null : pageMount(host, resume);

  /** Stores what the visitor typed but did not send. */
  function storeDraft() {
    if (!isEdited) return;
    const draft = { message: message.value, email: email.value };
    store(settings.key, { draft: draft.message || draft.email ? draft : undefined });
  }

  function putOnPage() {
    applyLooks(host, settings);
    if (!isOpen()) greeter.start();
    raiseShield();
    for (const type of onPage ? ['pagehide', 'visibilitychange'] : [])
      addEventListener(type, storeDraft, { signal });
    onPage?.attach();
  }

  const open = (text?: string) => {
    putOnPage();
    chat.send({ type: 'chat.opened' });
    if (text) chat.send({ type: 'message.sent', text });
  };
  const closeChat = () => chat.send({ type: 'chat.closed' });
  const closeGreeting = () => {
    greeter.end();
    launcher.focus();
  };
  onPress(launcher, open);
  onPress(invitation, open);
  onPress(dismiss, closeGreeting);
  onPress(close, closeChat);
  onPress(send, sendMessage);
  onPress(leave, sendEmail);
  onPress(clear, () => {
    chat.send({ type: 'transcript.cleared' });
    email.value = '';
    isEdited = message.value !== '';
  });
  for (const part of [launcher, teaser, dialog]) root.appendChild(part);
  if (container) {
    followStyle(host, container, container);
    container.appendChild(host);
  }
  putOnPage();

  const { turn, messages = [], suggestions = [], draft } = readStored(settings.key);
  if (turn && messages.at(-1)?.from === 'chatbot')
    chat.send({ type: 'transcript.loaded', turn, messages, suggestions });
  message.value = draft?.message ?? '';
  email.value = draft?.email ?? '';
  renderCount();

  return {
    open,
    close: closeChat,
    destroy: () => {
      listening.abort();
      greeter.stop();
      onPage?.remove();
    },
    change: (next) => {
      settings = next;
      putOnPage();
      if (state) render(state, settings);
    },
  };
}
