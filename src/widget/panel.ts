import { chatLimits, chatWidget as words } from '#content/workspace/chat-widget.ts';
import { isIn, type ChatState } from './chat';
import { createElement, createIcon, detach, onPress, setText } from './elements';
import type { Settings } from './settings';

const problems = ['missing', 'malformed'] as const;
const speech = 'M7.9 20A9 9 0 1 0 4 16.1L2 22Z';
const cross = 'M18 6 6 18M6 6l12 12';

const button = (attributes: { readonly [name: string]: string }, ...children: (Node | string)[]) =>
  createElement('button', { type: 'button', ...attributes }, ...children);

/**
 * Creates the chat's elements, its button and its dialog, and the function that renders a chat in
 * them. `pick` gets the index of a suggestion.
 */
export function createPanel(
  isStored: () => boolean,
  pick: (index: number) => void,
  refuse: () => void,
) {
  const label = createElement('span', { dir: 'auto' });
  const launcher = button(
    { class: 'launcher', 'aria-haspopup': 'dialog' },
    createIcon(speech),
    label,
  );
  const invitation = button({ class: 'greet', dir: 'auto', lang: '' });
  const dismiss = button({ class: 'close', 'aria-label': words.dismiss }, createIcon(cross));
  const teaser = createElement(
    'div',
    { class: 'teaser', role: 'status', hidden: '' },
    invitation,
    dismiss,
  );
  const title = createElement('p', { dir: 'auto', lang: '' });
  const close = button({ class: 'close', 'aria-label': words.close }, createIcon(cross));
  const choices = createElement('div', {
    class: 'choices',
    role: 'group',
    'aria-label': words.suggestions,
  });
  const email = createElement('input', {
    id: 'email',
    type: 'email',
    autocomplete: 'email',
    'aria-describedby': 'problem',
  });
  const problem = createElement('p', { id: 'problem', class: 'problem' });
  const leave = button({ class: 'second' }, words.leaveEmail);
  const handover = createElement(
    'div',
    { class: 'handover' },
    createElement('label', { for: 'email' }, words.email),
    email,
    problem,
    leave,
  );
  const messages = createElement('div', { class: 'messages' });
  const log = createElement(
    'div',
    { class: 'log', role: 'log', 'aria-label': words.log, tabindex: '0' },
    messages,
  );
  const message = createElement('input', {
    'aria-label': words.message,
    placeholder: words.message,
    dir: 'auto',
    autocomplete: 'off',
    enterkeyhint: 'send',
    maxlength: String(chatLimits.message),
    'aria-describedby': 'count',
  });
  const count = createElement('p', { id: 'count', class: 'count', hidden: '' });
  const send = button({ class: 'first' }, words.send);
  const composer = createElement('div', { class: 'composer' }, message, send, count);
  const clear = button({}, words.clear);
  const notice = createElement('span');
  const foot = createElement('div', { class: 'foot' }, notice, clear);
  const dialog = createElement(
    'div',
    { class: 'panel', role: 'dialog' },
    createElement('div', { class: 'head' }, title, close),
    log,
    composer,
    foot,
  );
  let shownSuggestions: unknown;

  function renderMessage(from: string, author: string, text: string, index: number) {
    const bubble =
      messages.children[index] ??
      messages.appendChild(
        createElement(
          'p',
          { dir: 'auto', lang: document.documentElement.lang },
          createElement('span', { class: 'author' }),
          '',
        ),
      );
    bubble.className = from;
    setText(bubble.firstChild, `${author}: `);
    setText(bubble.lastChild, text);
    bubble.toggleAttribute('hidden', !text.trim());
  }

  /** Adds a part below the messages or removes it. A moved element would lose the focus. */
  function toggle(part: HTMLElement, isShown: boolean) {
    if (!isShown) detach(part);
    else if (part.parentNode !== log) log.appendChild(part);
  }

  function renderSuggestions(suggestions: ChatState['context']['suggestions'], isShown: boolean) {
    toggle(choices, isShown);
    if (!isShown || shownSuggestions === suggestions) return;
    shownSuggestions = suggestions;
    const buttons = suggestions.map(({ question }, index) => {
      const choice = button({ dir: 'auto' }, question);
      onPress(choice, () => pick(index));
      return choice;
    });
    const none = button({}, words.noneOfThese);
    onPress(none, refuse);
    choices.textContent = '';
    for (const choice of [...buttons, none]) choices.appendChild(choice);
  }

  function render(state: ChatState, { name, greeting, launcher: launcherText }: Settings) {
    const { messages: chatMessages, suggestions } = state.context;
    const isOpen = isIn(state, 'panel.open');
    launcher.hidden = isOpen;
    launcher.setAttribute('aria-expanded', String(isOpen));
    launcher.setAttribute('aria-label', launcherText || words.open);
    setText(label, launcherText);
    dialog.hidden = !isOpen;
    setText(title, name);
    dialog.setAttribute('aria-label', name);
    for (const bubble of [...messages.children].slice(chatMessages.length + 1)) detach(bubble);
    renderMessage('chatbot', name, greeting, 0);
    chatMessages.forEach(({ from, text }, index) =>
      renderMessage(from, from === 'visitor' ? words.you : name, text, index + 1),
    );
    renderSuggestions(suggestions, isIn(state, 'talk.unsure'));
    const isHandover = isIn(state, 'talk.handover');
    toggle(handover, isHandover);
    const wrong = problems.find((kind) => isIn(state, `talk.handover.${kind}`));
    setText(problem, wrong ? words.emailProblem[wrong] : '');
    problem.hidden = !wrong;
    email.setAttribute('aria-invalid', String(!!wrong));
    foot.hidden = chatMessages.length === 0;
    setText(notice, isStored() ? words.stored : words.unstored);
    log.scrollTop = log.scrollHeight;
  }

  return {
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
  };
}

export type Panel = ReturnType<typeof createPanel>;
