import { chatLimits, chatWidget as words } from '#content/workspace/chat-widget.ts';
import { createElement, createIcon } from './elements';

const bubble = 'M7.9 20A9 9 0 1 0 4 16.1L2 22Z';
const cross = 'M18 6 6 18M6 6l12 12';

const button = (attributes: { readonly [name: string]: string }, ...children: (Node | string)[]) =>
  createElement('button', { type: 'button', ...attributes }, ...children);

/** Creates the empty elements of the chat: its button and its dialog. */
export function createPanel() {
  const label = createElement('span', { dir: 'auto' });
  const launcher = button(
    { class: 'launcher', 'aria-haspopup': 'dialog' },
    createIcon(bubble),
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
  const foot = createElement(
    'div',
    { class: 'foot' },
    createElement('span', {}, words.stored),
    clear,
  );
  const dialog = createElement(
    'div',
    { class: 'panel', role: 'dialog' },
    createElement('div', { class: 'head' }, title, close),
    log,
    composer,
    foot,
  );
  return {
    launcher,
    label,
    teaser,
    invitation,
    dismiss,
    dialog,
    title,
    close,
    log,
    messages,
    choices,
    handover,
    email,
    problem,
    leave,
    message,
    count,
    send,
    foot,
    clear,
  };
}

export type Panel = ReturnType<typeof createPanel>;
