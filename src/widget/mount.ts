import { chatLimits, chatWidget as words } from '#content/workspace/chat-widget.ts';
import { isIn, type ChatState, type StartChat } from './chat';
import { effectsOf } from './effects';
import { onPress, press, setText } from './elements';
import { createGreeter } from './greeter';
import { applyLooks, createHost, followStyle, pageMount } from './host';
import { openRecord } from './storage';
import { createPanel } from './panel';
import type { Settings } from './settings';
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

const noDraft = { message: '', email: '' };

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
  let state: ChatState = { at: [], context: { messages: [], suggestions: [] } };
  let previousFocus: Element | null = null;
  let focused: EventTarget | undefined;
  /** True while the chat follows another tab, which does not move the focus. */
  let isFollowing = false;
  /** The stored draft, as far as this tab knows. */
  let draft = noDraft;
  const { host, root } = createHost();
  const record = openRecord(initial.key);
  const panel = createPanel(
    record.isStored,
    (index) => chat.send({ type: 'suggestion.selected', index }),
    () => chat.send({ type: 'suggestions.declined' }),
  );
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
    render,
  } = panel;
  const isOpen = () => isIn(state, 'panel.open');

  const greeter = createGreeter(panel, !!container, () => settings);

  const chat = startChat(
    effectsOf(host, () => settings, record),
    (next) => {
      const wasOpen = isOpen();
      const opens = isIn(next, 'panel.open');
      // A preview takes the focus only from itself.
      const hadFocus = root.activeElement;
      if (opens && !wasOpen) {
        previousFocus = document.activeElement;
        greeter.end();
      }
      state = next;
      render(next, settings);
      if (isFollowing ? !hadFocus || root.activeElement : !hadFocus && container) return;
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
    chat.send({ type: 'email.submitted', email: email.value });
    if (!isIn(state, 'talk.handover')) email.value = '';
  }

  function sendMessage() {
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
      renderCount();
    }
  });
  const onPage = container ? null : pageMount(host, resume);

  /** Leaves the page with a stored draft, or returns to it. */
  function pause() {
    const typed = { message: message.value, email: email.value };
    if (typed.message !== draft.message || typed.email !== draft.email)
      record.write({ draft: (draft = typed) });
    greeter.start();
  }

  /** Shows the stored chat, but leaves the visitor the form or the suggestions in use. */
  function follow(isReplaced: boolean) {
    if (!host.isConnected && container) return;
    const { context } = state;
    const {
      messages = [],
      suggestions = [],
      turn = 'answered',
      draft: stored,
    } = record.follow(context.messages, isReplaced);
    if (isReplaced) draft = stored ?? noDraft;
    const isInUse = !isReplaced && (email.value || log.contains(root.activeElement));
    isFollowing = true;
    if (messages.length > 0 || context.messages.length > 0)
      chat.send({
        type: 'transcript.loaded',
        messages,
        ...(isInUse ? { suggestions: context.suggestions } : { suggestions, turn }),
      });
    isFollowing = false;
  }

  function restoreDraft() {
    message.value = draft.message;
    email.value = draft.email;
    renderCount();
  }

  const followTab = ({ key, newValue }: StorageEvent) => {
    if (key === null || key === settings.key) follow(newValue === null);
  };
  // A page that returns from the back/forward cache got no event.
  const followReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    follow(true);
    if (record.isStored()) restoreDraft();
  };

  function putOnPage() {
    applyLooks(host, settings);
    greeter.start();
    raiseShield();
    for (const type of onPage ? ['pagehide', 'visibilitychange'] : [])
      addEventListener(type, pause, { signal });
    addEventListener('storage', followTab, { signal });
    addEventListener('pageshow', followReturn, { signal });
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
    draft = noDraft;
  });
  for (const part of [launcher, teaser, dialog]) root.appendChild(part);
  if (container) {
    followStyle(host, container, container);
    container.appendChild(host);
  }
  putOnPage();

  follow(true);
  restoreDraft();

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
      render(state, settings);
    },
  };
}
