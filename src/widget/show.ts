import { chatWidget as words } from '#content/workspace/chat-widget.ts';
import { isIn, type ChatState } from './chat';
import { make, say } from './make';
import type { Panel } from './panel';
import type { Settings } from './settings';

const problems = ['missing', 'malformed'] as const;

/** Returns what shows a chat in its panel; `pick` is called with the place of what is picked. */
export function showIn(panel: Panel, pick: (index: number) => void, refuse: () => void) {
  const { dialog, launcher, title, log, said, choices, handover, email, problem, foot } = panel;
  const bubbles: { who: HTMLElement; what: Text; bubble: HTMLElement }[] = [];
  let offered: unknown;

  function showSaid(from: string, who: string, text: string, place: number) {
    const isKnown = bubbles[place];
    const one = isKnown ?? {
      who: make('span', { class: 'who' }),
      what: new Text(),
      bubble: make('p', { class: from, dir: 'auto', lang: document.documentElement.lang }),
    };
    say(one.who, `${who}: `);
    say(one.what, text);
    one.bubble.hidden = !text.trim();
    if (isKnown) return;
    one.bubble.append(one.who, one.what);
    said.append(one.bubble);
    bubbles.push(one);
  }

  /** Below what was said, or nowhere; what stays is not moved, or it would lose the focus. */
  function put(part: HTMLElement, isThere: boolean) {
    if (!isThere) part.remove();
    else if (part.parentNode !== log) log.append(part);
  }

  function offer(suggestions: ChatState['context']['suggestions'], isOffered: boolean) {
    put(choices, isOffered);
    if (!isOffered || offered === suggestions) return;
    offered = suggestions;
    const buttons = suggestions.map(({ question }, index) => {
      const one = make('button', { type: 'button', dir: 'auto' }, question);
      one.addEventListener('click', () => pick(index));
      return one;
    });
    const none = make('button', { type: 'button' }, words.noneOfThese);
    none.addEventListener('click', refuse);
    choices.replaceChildren(...buttons, none);
  }

  return (state: ChatState, { name, greeting }: Settings) => {
    const { messages, suggestions } = state.context;
    const isOpen = isIn(state, 'panel.open');
    launcher.hidden = isOpen;
    launcher.setAttribute('aria-expanded', String(isOpen));
    dialog.hidden = !isOpen;
    say(title, name);
    dialog.setAttribute('aria-label', name);
    for (const { bubble } of bubbles.splice(messages.length + 1)) bubble.remove();
    showSaid('chatbot', name, greeting, 0);
    messages.forEach(({ from, text }, place) =>
      showSaid(from, from === 'visitor' ? words.you : name, text, place + 1),
    );
    offer(suggestions, isIn(state, 'talk.unsure'));
    const isHandover = isIn(state, 'talk.handover');
    put(handover, isHandover);
    const wrong = problems.find((one) => isIn(state, `talk.handover.${one}`));
    say(problem, wrong ? words.emailProblem[wrong] : '');
    problem.hidden = !wrong;
    email.setAttribute('aria-invalid', String(!!wrong));
    if (!isHandover) email.value = '';
    foot.hidden = messages.length === 0;
    log.scrollTop = log.scrollHeight;
  };
}
