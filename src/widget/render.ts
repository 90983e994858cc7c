import { chatWidget as words } from '#content/workspace/chat-widget.ts';
import { isIn, type ChatState } from './chat';
import { createElement, detach, onPress, setText } from './elements';
import type { Panel } from './panel';
import type { Settings } from './settings';

const problems = ['missing', 'malformed'] as const;

/** Returns a function that renders a chat in its panel. `pick` gets the index of a suggestion. */
export function createRenderer(panel: Panel, pick: (index: number) => void, refuse: () => void) {
  const {
    dialog,
    launcher,
    label,
    title,
    log,
    messages: list,
    choices,
    handover,
    email,
    problem,
    foot,
  } = panel;
  const bubbles: { author: HTMLElement; content: Text; element: HTMLElement }[] = [];
  let shownSuggestions: unknown;

  function renderMessage(from: string, author: string, text: string, index: number) {
    const existing = bubbles[index];
    const bubble = existing ?? {
      author: createElement('span', { class: 'author' }),
      content: document.createTextNode(''),
      element: createElement('p', {
        class: from,
        dir: 'auto',
        lang: document.documentElement.lang,
      }),
    };
    setText(bubble.author, `${author}: `);
    setText(bubble.content, text);
    bubble.element.hidden = !text.trim();
    if (existing) return;
    bubble.element.appendChild(bubble.author);
    bubble.element.appendChild(bubble.content);
    list.appendChild(bubble.element);
    bubbles.push(bubble);
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
      const button = createElement('button', { type: 'button', dir: 'auto' }, question);
      onPress(button, () => pick(index));
      return button;
    });
    const none = createElement('button', { type: 'button' }, words.noneOfThese);
    onPress(none, refuse);
    choices.textContent = '';
    for (const button of [...buttons, none]) choices.appendChild(button);
  }

  return (state: ChatState, { name, greeting, launcher: launcherText }: Settings) => {
    const { messages, suggestions } = state.context;
    const isOpen = isIn(state, 'panel.open');
    launcher.hidden = isOpen;
    launcher.setAttribute('aria-expanded', String(isOpen));
    launcher.setAttribute('aria-label', launcherText || words.open);
    setText(label, launcherText);
    dialog.hidden = !isOpen;
    setText(title, name);
    dialog.setAttribute('aria-label', name);
    for (const { element } of bubbles.splice(messages.length + 1)) detach(element);
    renderMessage('chatbot', name, greeting, 0);
    messages.forEach(({ from, text }, index) =>
      renderMessage(from, from === 'visitor' ? words.you : name, text, index + 1),
    );
    renderSuggestions(suggestions, isIn(state, 'talk.unsure'));
    const isHandover = isIn(state, 'talk.handover');
    toggle(handover, isHandover);
    const wrong = problems.find((kind) => isIn(state, `talk.handover.${kind}`));
    setText(problem, wrong ? words.emailProblem[wrong] : '');
    problem.hidden = !wrong;
    email.setAttribute('aria-invalid', String(!!wrong));
    foot.hidden = messages.length === 0;
    log.scrollTop = log.scrollHeight;
  };
}
