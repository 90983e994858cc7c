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
  before.value.talk === 'unsure' ? isOpen(before) : 'There are no suggestions.';
const isHandover = (before: Snapshot) =>
  typeof before.value.talk === 'object' ? isOpen(before) : 'The chat does not ask for an address.';
const hasAsked = (before: Snapshot) =>
  before.value.talk === 'greeting' ? 'There is nothing to clear.' : isOpen(before);
const turnOf = ({ talk }: Snapshot['value']) => (typeof talk === 'object' ? 'handover' : talk);

/** Returns the answers that the preview finds for a message. */
function finding(question: string) {
  const { kind, best } = match(question);
  return {
    isSure: kind === 'sure',
    suggestions: best.map(({ entry: { question: suggested, answer } }) => ({
      question: suggested,
      answer,
    })),
  };
}

/** Returns entries without ids, which differ in each run. */
const withoutIds = (list: readonly object[]): unknown =>
  JSON.parse(JSON.stringify(list, (name, value: unknown) => (name === 'id' ? undefined : value)));

/** Asserts the stored chat: null until the first question, then everything. */
async function expectStored(page: Assertions, { value, context }: Snapshot, { followUps }: Scene) {
  const stored = await page.stored(chatOutside.previewKey);
  if (value.talk === 'greeting') return assert.equal(stored, null);
  const { turn, messages, suggestions, followUps: requests } = stored as typeof context & Scene;
  assert.deepEqual(
    [turn, withoutIds(messages), withoutIds(suggestions), requests],
    [turnOf(value), context.messages, context.suggestions, followUps],
  );
}

/** Asserts the text of the whole log and of the form below it. */
async function expectLog(
  page: Assertions,
  snapshot: Snapshot,
  scene: Scene,
  offer = '',
): Promise<void> {
  const { value, context } = snapshot;
  await expectStored(page, snapshot, scene);
  if (value.panel === 'closed') return page.expectAbsent(log);
  const messages = [{ from: 'chatbot', text: chatbot.greeting }, ...context.messages];
  const lines = messages.map(
    ({ from, text }) => `${from === 'visitor' ? words.you : chatbot.name}: ${text}`,
  );
  return page.expectVisible(log, { text: [...lines, offer].join('') });
}

async function expectEmailForm(
  page: Assertions,
  snapshot: Snapshot,
  scene: Scene,
  problem: string,
) {
  await expectLog(page, snapshot, scene, `${words.email}${problem}${words.leaveEmail}`);
  if (snapshot.value.panel === 'open') await page.expectVisible(email, { invalid: problem !== '' });
}

/** On wide screens the preview opens with the page, and `prepare` closes it. */
const opens = [{ type: 'chat.opened' }, { type: 'chat.closed' }];

const hidden = (find: Find) => (page: Assertions) => page.expectAbsent(find);

const base: Omit<MachineDriver<typeof chatWidgetMachine>, 'given'> = {
  path: '/chatbot-setup',
  opens,
  prepare: (driver) => driver.click(button(words.close)),
  scene: {
    start: { followUps: [] },
    key: () => null,
    next: ({ followUps }, event, before, after) => {
      const { type, email: address } = event as ChatWidgetEvent & { email?: string };
      if (type === 'transcript.cleared') return { followUps: [] };
      const isSubmitted = type === 'email.submitted' && after.value.talk === 'answered';
      const question = before.context.messages.findLast(({ from }) => from === 'visitor')?.text;
      return {
        followUps: isSubmitted
          ? [...(followUps as object[]), { question, email: address }]
          : followUps,
      };
    },
  },
  events: {
    'chat.opened': {
      can: (_, { value }) => value.panel === 'closed' || 'The open chat replaces its button.',
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
        text.trim() === '' ? 'A blank message is not sent.' : isOpen(before),
      control: button(words.send),
      async act(driver, { text }) {
        await driver.fill(message, text);
        await driver.click(button(words.send));
        await driver.expectVisible(message, { value: '' });
      },
      then: ({ text }) => [{ type: 'xstate.done.actor.findAnswers', output: finding(text) }],
    },
    'suggestion.selected': {
      can: ({ index }, before) =>
        before.context.suggestions[index] ? isUnsure(before) : 'There is no such suggestion.',
      control: choices,
      async act(driver, { index }) {
        await driver.click({ role: 'button', within: choices, nth: index });
        await driver.expectVisible(message, { focused: true });
      },
    },
    'suggestions.declined': {
      can: (_, before) => isUnsure(before),
      control: button(words.noneOfThese),
    },
    'email.submitted': {
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
    'transcript.loaded': 'A test of two tabs covers it: tests/services/widget-storage.test.ts.',
    'xstate.error.actor.findAnswers': 'The search in the page does not fail.',
    'xstate.done.actor.findAnswers': 'The answer arrives with the question.',
  },
  stateAssertions: {
    'panel.closed': hidden(chat),
    'panel.open': (page) => page.expectVisible(chat),
    'talk.greeting': (page, snapshot, scene) => expectLog(page, snapshot, scene),
    'talk.answering': { unseen: 'It ends before the next paint.' },
    'talk.answered': (page, snapshot, scene) => expectLog(page, snapshot, scene),
    async 'talk.unsure'(page, snapshot, scene) {
      const questions = snapshot.context.suggestions.map(({ question }) => question);
      await expectLog(page, snapshot, scene, [...questions, words.noneOfThese].join(''));
    },
    'talk.handover.unchecked': (page, snapshot, scene) =>
      expectEmailForm(page, snapshot, scene, ''),
    'talk.handover.missing': (page, snapshot, scene) =>
      expectEmailForm(page, snapshot, scene, words.emailProblem.missing),
    'talk.handover.malformed': (page, snapshot, scene) =>
      expectEmailForm(page, snapshot, scene, words.emailProblem.malformed),
  },
  unreachable: {
    'chat-widget.talk.answering': 'It ends before a visitor can act.',
  },
};

const afterwards = 'Covered by the chat that starts with the greeting.';

/** Drives a stored chat, up to the point where it continues like a new one. */
function resuming(turn: Transcript['turn'], reply: string, suggestions: Suggestion[] = []) {
  const messages: ChatMessage[] = [
    { from: 'visitor', text: 'Router?' },
    { from: 'chatbot', text: reply },
  ];
  const transcript: Transcript = { turn, messages, suggestions };
  const events = { ...base.events, 'message.sent': afterwards, 'transcript.cleared': afterwards };
  return {
    ...base,
    setting: { stored: { [chatOutside.previewKey]: { ...transcript, followUps: [] } } },
    opens: [{ type: 'transcript.loaded', ...transcript }, ...opens],
    events,
  };
}
const offered = faq.entries.slice(0, 2).map(({ question, answer }) => ({ question, answer }));

export const machineDrivers: readonly MachineDriver<typeof chatWidgetMachine>[] = [
  base,
  resuming('answered', 'Hold the button.'),
  resuming('unsure', words.unsure, offered),
  resuming('handover', words.handover),
];
