import { chatWidget as words } from '#content/workspace/chat-widget.ts';
import { drawing, make } from './make';

const bubble = 'M7.9 20A9 9 0 1 0 4 16.1L2 22Z';
const cross = 'M18 6 6 18M6 6l12 12';

const button = (attributes: { readonly [name: string]: string }, ...children: (Node | string)[]) =>
  make('button', { type: 'button', ...attributes }, ...children);

/** Makes the parts of the chat, empty: its button, and the dialog with all that may be in it. */
export function makePanel() {
  const launcher = button(
    { class: 'launcher', 'aria-label': words.open, 'aria-haspopup': 'dialog' },
    drawing(bubble),
  );
  const title = make('p', { dir: 'auto', lang: '' });
  const close = button({ class: 'close', 'aria-label': words.close }, drawing(cross));
  const choices = make('div', { class: 'choices', role: 'group', 'aria-label': words.suggestions });
  const email = make('input', {
    id: 'email',
    type: 'email',
    autocomplete: 'email',
    required: '',
    'aria-describedby': 'problem',
  });
  const problem = make('p', { id: 'problem', class: 'problem' });
  const handover = make(
    'form',
    { class: 'handover', novalidate: '' },
    make('label', { for: 'email' }, words.email),
    email,
    problem,
    make('button', { class: 'second' }, words.leaveEmail),
  );
  const said = make('div', { class: 'said' });
  const log = make(
    'div',
    { class: 'log', role: 'log', 'aria-label': words.log, tabindex: '0' },
    said,
  );
  const message = make('input', {
    'aria-label': words.message,
    placeholder: words.message,
    dir: 'auto',
    autocomplete: 'off',
    enterkeyhint: 'send',
  });
  const composer = make(
    'form',
    { class: 'composer' },
    message,
    make('button', { class: 'first' }, words.send),
  );
  const clear = button({}, words.clear);
  const foot = make('div', { class: 'foot' }, make('span', {}, words.kept), clear);
  const dialog = make(
    'div',
    { class: 'panel', role: 'dialog' },
    make('div', { class: 'head' }, title, close),
    log,
    composer,
    foot,
  );
  return {
    launcher,
    dialog,
    title,
    close,
    log,
    said,
    choices,
    handover,
    email,
    problem,
    composer,
    message,
    foot,
    clear,
  };
}

export type Panel = ReturnType<typeof makePanel>;
