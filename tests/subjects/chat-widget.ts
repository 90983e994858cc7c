import { chatWidget as words } from '../../content/chat-widget';
import { sampleWorkspace } from '../../content/sample/workspace';
import type {
  chatWidgetMachine,
  ChatMessage,
  Suggestion,
} from '../../machines/chat-widget/chat-widget.machine';
import { faqMatcher } from '../../src/lib/faq-match';
import { button, textbox, type Eyes, type Find } from '../models/hands';
import type { Subject } from '../models/subject';

const { chatbot, faq } = sampleWorkspace;
const match = faqMatcher<Suggestion>(faq.entries);
const chat = { role: 'dialog', name: chatbot.name };
const log = { role: 'log', name: words.log };
const choices = { role: 'group', name: words.suggestions };
const message = textbox(words.message, chat);
const email = textbox(words.email, chat);

interface Snapshot {
  value: { panel: string; talk: string | object };
  context: { messages: ChatMessage[]; suggestions: Suggestion[] };
}

const isOpen = ({ value }: Snapshot) => value.panel === 'open' || 'The chat is closed.';
const isUnsure = (before: Snapshot) =>
  before.value.talk === 'unsure' ? isOpen(before) : 'Nothing is on offer.';
const isHandover = (before: Snapshot) =>
  typeof before.value.talk === 'object' ? isOpen(before) : 'No address is asked for.';

/** What the preview finds for a message. */
function finding(question: string) {
  const { kind, best } = match(question);
  return { isSure: kind === 'sure', suggestions: best.map(({ entry }) => entry) };
}

/** The whole log in the order of its words, and what it offers below them. */
async function reads(eyes: Eyes, { value, context }: Snapshot, offer = ''): Promise<void> {
  if (value.panel === 'closed') return eyes.miss(log);
  const said = [{ from: 'chatbot', text: chatbot.greeting }, ...context.messages];
  const lines = said.map(
    ({ from, text }) => `${from === 'visitor' ? words.you : chatbot.name}: ${text}`,
  );
  return eyes.see(log, { text: [...lines, offer].join('') });
}

async function asksForEmail(eyes: Eyes, snapshot: Snapshot, problem: string) {
  await reads(eyes, snapshot, `${words.email}${problem}${words.leaveEmail}`);
  if (snapshot.value.panel === 'open') await eyes.see(email, { invalid: problem !== '' });
}

const nowhere = (find: Find) => (eyes: Eyes) => eyes.miss(find);

export const subject: Subject<typeof chatWidgetMachine> = {
  path: '/chatbot-setup',
  events: {
    'chat.opened': {
      can: (_, { value }) => value.panel === 'closed' || 'The open chat takes its button’s place.',
      control: button(words.open),
      async act(hands, _, { value }) {
        await hands.press(button(words.open));
        await hands.see(typeof value.talk === 'object' ? email : message, { focused: true });
      },
    },
    'chat.closed': {
      can: (_, before) => isOpen(before),
      control: button(words.close),
      async act(hands) {
        await hands.press(button(words.close));
        await hands.see(button(words.open), { focused: true });
      },
    },
    'message.sent': {
      can: ({ text }, before) =>
        text.trim() === '' ? 'A message without a word is not sent.' : isOpen(before),
      control: button(words.send),
      async act(hands, { text }) {
        await hands.fill(message, text);
        await hands.press(button(words.send));
        await hands.see(message, { value: '' });
      },
      then: ({ text }) => [{ type: 'xstate.done.actor.findAnswers', output: finding(text) }],
    },
    'suggestion.picked': {
      can: ({ index }, before) =>
        before.context.suggestions[index] ? isUnsure(before) : 'Nothing is offered there.',
      control: choices,
      async act(hands, { index }) {
        await hands.press({ role: 'button', within: choices, nth: index });
        await hands.see(message, { focused: true });
      },
    },
    'suggestions.refused': {
      can: (_, before) => isUnsure(before),
      control: button(words.noneOfThese),
    },
    'email.left': {
      can: (_, before) => isHandover(before),
      control: button(words.leaveEmail),
      async act(hands, { email: address }) {
        await hands.fill(email, address);
        await hands.press(button(words.leaveEmail));
        await hands.see(/\w@\w/.test(address) ? message : email, { focused: true });
      },
    },
    'xstate.done.actor.findAnswers': 'The answer comes with the question.',
  },
  promises: {
    'panel.closed': nowhere(chat),
    'panel.open': (eyes) => eyes.see(chat),
    'talk.greeting': (eyes, snapshot) => reads(eyes, snapshot),
    'talk.answering': { unseen: 'It is over before a visitor could see it.' },
    'talk.answered': (eyes, snapshot) => reads(eyes, snapshot),
    async 'talk.unsure'(eyes, snapshot) {
      const questions = snapshot.context.suggestions.map(({ question }) => question);
      await reads(eyes, snapshot, [...questions, words.noneOfThese].join(''));
    },
    'talk.handover.unchecked': (eyes, snapshot) => asksForEmail(eyes, snapshot, ''),
    'talk.handover.missing': (eyes, snapshot) =>
      asksForEmail(eyes, snapshot, words.emailProblem.missing),
    'talk.handover.malformed': (eyes, snapshot) =>
      asksForEmail(eyes, snapshot, words.emailProblem.malformed),
  },
  unreachable: {
    'chat-widget.talk.answering': 'It is over before a visitor could do anything.',
    'not chat-widget.talk message.sent 0': 'A message without a word is not sent.',
    'not chat-widget.talk.unsure suggestion.picked 0': 'Only what is offered can be picked.',
  },
};
