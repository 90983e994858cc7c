import assert from 'node:assert/strict';
import { chatOutside, chatWidget as words } from '#content/workspace/chat-widget.ts';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import type {
  ChatMessage,
  ChatWidgetEvent,
  Suggestion,
  Transcript,
} from '#machines/chat-widget/chat-steps.ts';
import type { chatWidgetMachine } from '#machines/chat-widget/chat-widget.machine.ts';
import { faqMatcher } from '#src/widget/faq-match.ts';
import { button, textbox, type Eyes, type Find } from '#tests/models/hands.ts';
import type { Scene, Subject } from '#tests/models/subject.ts';

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
const hasAsked = (before: Snapshot) =>
  before.value.talk === 'greeting' ? 'There is nothing to clear.' : isOpen(before);
const turnOf = ({ talk }: Snapshot['value']) => (typeof talk === 'object' ? 'handover' : talk);

/** What the preview finds for a message. */
function finding(question: string) {
  const { kind, best } = match(question);
  return {
    isSure: kind === 'sure',
    suggestions: best.map(({ entry: { question: asked, answer } }) => ({
      question: asked,
      answer,
    })),
  };
}

/** Nothing is kept of a chat in which nothing was asked, and all of any other. */
async function isKept(eyes: Eyes, { value, context }: Snapshot, { followUps }: Scene) {
  const kept = await eyes.stored(chatOutside.previewKey);
  const expected = { turn: turnOf(value), ...context, followUps };
  assert.deepEqual(kept, value.talk === 'greeting' ? null : expected);
}

/** The whole log in the order of its words, and what it offers below them. */
async function reads(eyes: Eyes, snapshot: Snapshot, scene: Scene, offer = ''): Promise<void> {
  const { value, context } = snapshot;
  await isKept(eyes, snapshot, scene);
  if (value.panel === 'closed') return eyes.miss(log);
  const said = [{ from: 'chatbot', text: chatbot.greeting }, ...context.messages];
  const lines = said.map(
    ({ from, text }) => `${from === 'visitor' ? words.you : chatbot.name}: ${text}`,
  );
  return eyes.see(log, { text: [...lines, offer].join('') });
}

async function asksForEmail(eyes: Eyes, snapshot: Snapshot, scene: Scene, problem: string) {
  await reads(eyes, snapshot, scene, `${words.email}${problem}${words.leaveEmail}`);
  if (snapshot.value.panel === 'open') await eyes.see(email, { invalid: problem !== '' });
}

const nowhere = (find: Find) => (eyes: Eyes) => eyes.miss(find);

const base: Omit<Subject<typeof chatWidgetMachine>, 'given' | 'opens'> = {
  path: '/chatbot-setup',
  quiet: 'The page runs the file that customers load, which tells nobody what goes on in it.',
  scene: {
    start: { followUps: [] },
    key: () => null,
    next: ({ followUps }, event, before, after) => {
      const { type, email: address } = event as ChatWidgetEvent & { email?: string };
      if (type === 'transcript.cleared') return { followUps: [] };
      const isLeft = type === 'email.left' && after.value.talk === 'answered';
      const question = before.context.messages.findLast(({ from }) => from === 'visitor')?.text;
      return {
        followUps: isLeft ? [...(followUps as object[]), { question, email: address }] : followUps,
      };
    },
  },
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
    'transcript.cleared': {
      can: (_, before) => hasAsked(before),
      control: button(words.clear),
      async act(hands) {
        await hands.press(button(words.clear));
        await hands.see(message, { focused: true });
      },
    },
    'transcript.found': 'What was kept is found when the page is opened.',
    'xstate.done.actor.findAnswers': 'The answer comes with the question.',
  },
  promises: {
    'panel.closed': nowhere(chat),
    'panel.open': (eyes) => eyes.see(chat),
    'talk.greeting': (eyes, snapshot, scene) => reads(eyes, snapshot, scene),
    'talk.answering': { unseen: 'It is over before a visitor could see it.' },
    'talk.answered': (eyes, snapshot, scene) => reads(eyes, snapshot, scene),
    async 'talk.unsure'(eyes, snapshot, scene) {
      const questions = snapshot.context.suggestions.map(({ question }) => question);
      await reads(eyes, snapshot, scene, [...questions, words.noneOfThese].join(''));
    },
    'talk.handover.unchecked': (eyes, snapshot, scene) => asksForEmail(eyes, snapshot, scene, ''),
    'talk.handover.missing': (eyes, snapshot, scene) =>
      asksForEmail(eyes, snapshot, scene, words.emailProblem.missing),
    'talk.handover.malformed': (eyes, snapshot, scene) =>
      asksForEmail(eyes, snapshot, scene, words.emailProblem.malformed),
  },
  unreachable: {
    'chat-widget.talk.answering': 'It is over before a visitor could do anything.',
    'not chat-widget.talk message.sent 0': 'A message without a word is not sent.',
    'not chat-widget.talk.unsure suggestion.picked 0': 'Only what is offered can be picked.',
  },
};

const afterwards = 'What comes after that is looked at from the greeting on.';

/** A chat that was kept; how it goes on is looked at as far as it differs from one begun here. */
function goesOn(turn: Transcript['turn'], reply: string, suggestions: Suggestion[] = []) {
  const messages: ChatMessage[] = [
    { from: 'visitor', text: 'Router?' },
    { from: 'chatbot', text: reply },
  ];
  const kept: Transcript = { turn, messages, suggestions };
  const events = { ...base.events, 'message.sent': afterwards, 'transcript.cleared': afterwards };
  return {
    ...base,
    given: { stored: { [chatOutside.previewKey]: { ...kept, followUps: [] } } },
    opens: [{ type: 'transcript.found', ...kept }],
    events,
  };
}
const offered = faq.entries.slice(0, 2).map(({ question, answer }) => ({ question, answer }));

export const subjects: readonly Subject<typeof chatWidgetMachine>[] = [
  base,
  goesOn('answered', 'Hold the button.'),
  goesOn('unsure', words.unsure, offered),
  goesOn('handover', words.handover),
];
