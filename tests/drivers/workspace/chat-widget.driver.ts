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
import { button, textbox, type Assertions, type Find } from '#tests/models/driver.ts';
import type { Scene, MachineDriver } from '#tests/models/machine-driver.ts';

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
async function isKept(page: Assertions, { value, context }: Snapshot, { followUps }: Scene) {
  const kept = await page.stored(chatOutside.previewKey);
  const expected = { turn: turnOf(value), ...context, followUps };
  assert.deepEqual(kept, value.talk === 'greeting' ? null : expected);
}

/** The whole log in the order of its words, and what it offers below them. */
async function reads(
  page: Assertions,
  snapshot: Snapshot,
  scene: Scene,
  offer = '',
): Promise<void> {
  const { value, context } = snapshot;
  await isKept(page, snapshot, scene);
  if (value.panel === 'closed') return page.expectAbsent(log);
  const said = [{ from: 'chatbot', text: chatbot.greeting }, ...context.messages];
  const lines = said.map(
    ({ from, text }) => `${from === 'visitor' ? words.you : chatbot.name}: ${text}`,
  );
  return page.expectVisible(log, { text: [...lines, offer].join('') });
}

async function asksForEmail(page: Assertions, snapshot: Snapshot, scene: Scene, problem: string) {
  await reads(page, snapshot, scene, `${words.email}${problem}${words.leaveEmail}`);
  if (snapshot.value.panel === 'open') await page.expectVisible(email, { invalid: problem !== '' });
}

const nowhere = (find: Find) => (page: Assertions) => page.expectAbsent(find);

const base: Omit<MachineDriver<typeof chatWidgetMachine>, 'given' | 'opens'> = {
  path: '/chatbot-setup',
  uninspectable:
    'The page runs the file that customers load, which tells nobody what goes on in it.',
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
      async act(driver, _, { value }) {
        await driver.click(button(words.open));
        await driver.expectVisible(typeof value.talk === 'object' ? email : message, {
          focused: true,
        });
      },
    },
    'chat.closed': {
      can: (_, before) => isOpen(before),
      control: button(words.close),
      async act(driver) {
        await driver.click(button(words.close));
        await driver.expectVisible(button(words.open), { focused: true });
      },
    },
    'message.sent': {
      can: ({ text }, before) =>
        text.trim() === '' ? 'A message without a word is not sent.' : isOpen(before),
      control: button(words.send),
      async act(driver, { text }) {
        await driver.fill(message, text);
        await driver.click(button(words.send));
        await driver.expectVisible(message, { value: '' });
      },
      then: ({ text }) => [{ type: 'xstate.done.actor.findAnswers', output: finding(text) }],
    },
    'suggestion.picked': {
      can: ({ index }, before) =>
        before.context.suggestions[index] ? isUnsure(before) : 'Nothing is offered there.',
      control: choices,
      async act(driver, { index }) {
        await driver.click({ role: 'button', within: choices, nth: index });
        await driver.expectVisible(message, { focused: true });
      },
    },
    'suggestions.refused': {
      can: (_, before) => isUnsure(before),
      control: button(words.noneOfThese),
    },
    'email.left': {
      can: (_, before) => isHandover(before),
      control: button(words.leaveEmail),
      async act(driver, { email: address }) {
        await driver.fill(email, address);
        await driver.click(button(words.leaveEmail));
        await driver.expectVisible(/\w@\w/.test(address) ? message : email, { focused: true });
      },
    },
    'transcript.cleared': {
      can: (_, before) => hasAsked(before),
      control: button(words.clear),
      async act(driver) {
        await driver.click(button(words.clear));
        await driver.expectVisible(message, { focused: true });
      },
    },
    'transcript.found': 'What was kept is found when the page is opened.',
    'xstate.done.actor.findAnswers': 'The answer comes with the question.',
  },
  stateAssertions: {
    'panel.closed': nowhere(chat),
    'panel.open': (page) => page.expectVisible(chat),
    'talk.greeting': (page, snapshot, scene) => reads(page, snapshot, scene),
    'talk.answering': { unseen: 'It is over before a visitor could see it.' },
    'talk.answered': (page, snapshot, scene) => reads(page, snapshot, scene),
    async 'talk.unsure'(page, snapshot, scene) {
      const questions = snapshot.context.suggestions.map(({ question }) => question);
      await reads(page, snapshot, scene, [...questions, words.noneOfThese].join(''));
    },
    'talk.handover.unchecked': (page, snapshot, scene) => asksForEmail(page, snapshot, scene, ''),
    'talk.handover.missing': (page, snapshot, scene) =>
      asksForEmail(page, snapshot, scene, words.emailProblem.missing),
    'talk.handover.malformed': (page, snapshot, scene) =>
      asksForEmail(page, snapshot, scene, words.emailProblem.malformed),
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

export const machineDrivers: readonly MachineDriver<typeof chatWidgetMachine>[] = [
  base,
  goesOn('answered', 'Hold the button.'),
  goesOn('unsure', words.unsure, offered),
  goesOn('handover', words.handover),
];
