import { chatWidget } from '#content/workspace/chat-widget.ts';
import type { About, Model } from '../model';
import type { ChatContext, ChatMessage, Transcript } from './chat-steps';
import type { chatWidgetMachine } from './chat-widget.machine';

const reset = { question: 'How do I reset my router?', answer: 'Hold the button.' };
const outage = { question: 'Is there an outage?', answer: 'Tell us your address.' };
const sure = { isSure: true, suggestions: [reset] };
const unsure = { isSure: false, suggestions: [reset, outage] };
const noMatch = { isSure: false, suggestions: [] };

const opened = { type: 'chat.opened' } as const;
const sent = { type: 'message.sent', text: ' Router? ' } as const;
const finds = (output: typeof unsure) =>
  ({ type: 'xstate.done.actor.findAnswers', output }) as const;
const submits = (email: string) => ({ type: 'email.submitted', email }) as const;
const cleared = { type: 'transcript.cleared' } as const;
const deletedElsewhere: Transcript = { turn: 'answered', messages: [], suggestions: [] };

const exchange = (answer: string): ChatMessage[] => [
  { from: 'visitor', text: 'Router?' },
  { from: 'chatbot', text: answer },
];
const storedChoice: Transcript = {
  turn: 'unsure',
  messages: exchange(chatWidget.unsure),
  suggestions: [reset, outage],
};
/** Stored chats; the last one has no suggestions left. */
const stored: readonly Transcript[] = [
  storedChoice,
  { turn: 'answered', messages: exchange(reset.answer), suggestions: [] },
  { turn: 'handover', messages: exchange(chatWidget.handover), suggestions: [] },
  { turn: 'unsure', messages: exchange(chatWidget.unsure), suggestions: [] },
];

/** Chats that another tab stored, with this tab’s unanswered question, and its suggestions if they are in use. */
const loaded = (context: ChatContext) =>
  [
    ...stored,
    deletedElsewhere,
    { messages: exchange(reset.answer), suggestions: context.suggestions },
  ].map((transcript) => ({
    ...transcript,
    messages: [
      ...transcript.messages,
      ...context.messages.slice(-1).filter(({ from }) => from === 'visitor'),
    ],
  }));

export const about: About = {
  title: 'Chat widget',
  purpose: 'Answers visitors from the FAQ list and hands other questions over to a person.',
  where: {
    routes: ['/chatbot-setup'],
    view: 'The chat on customers’ pages and in the preview',
  },
};

export const model: Model<typeof chatWidgetMachine> = {
  events: {
    'chat.opened': [{}],
    'chat.closed': [{}],
    'message.sent': [
      { text: ' ' },
      { text: 'Router?' },
      { text: 'phone outage' },
      { text: 'Hi' },
      { text: 'Pizza?' },
    ],
    'suggestion.selected': [{ index: 0 }, { index: 2 }],
    'suggestions.declined': [{}],
    'email.submitted': [{ email: '' }, { email: 'ana@' }, { email: 'ana@example.net' }],
    'transcript.loaded': ({ context }) => loaded(context),
    'transcript.cleared': [{}],
    'xstate.done.actor.findAnswers': [{ output: sure }, { output: unsure }, { output: noMatch }],
    'xstate.error.actor.findAnswers': [{}],
  },
  key: ({ value, context }) => JSON.stringify([value, context.suggestions.length]),
  invariants: {
    'no message is empty': ({ context }) =>
      context.messages.every(({ text }) => text.trim() !== ''),
    'an unsure chatbot has suggestions': ({ value, context }) =>
      value.talk !== 'unsure' || context.suggestions.length > 0,
    'the greeting comes before any message': ({ value, context }) =>
      value.talk !== 'greeting' || context.messages.length === 0,
    'every question is answered or being answered': ({ value, context }) =>
      (context.messages.at(-1)?.from === 'visitor') === (value.talk === 'answering'),
  },
  steps: {
    'messages stay until a visitor deletes all of them': ({ before, event, after }) =>
      event.type === 'transcript.loaded' ||
      (event.type === 'transcript.cleared'
        ? after.context.messages.length === 0 && after.context.suggestions.length === 0
        : before.context.messages.every(
            ({ text }, index) => after.context.messages[index]?.text === text,
          )),
    'only deleting the chat deletes its stored copy': ({ event, effects }) =>
      effects.includes('deleteTranscript') === (event.type === 'transcript.cleared'),
    'every reply of the chatbot is stored': ({ before, event, after, effects }) =>
      event.type === 'transcript.loaded' ||
      after.context.messages.length <= before.context.messages.length ||
      after.value.talk === 'answering' ||
      effects.includes('storeTranscript'),
    'a handover needs a valid address': ({ event, effects }) =>
      !effects.includes('handOver') ||
      (event.type === 'email.submitted' && /^\S+@\S+$/.test(event.email.trim())),
    'opening and closing the chat adds no message': ({ before, event, after }) =>
      !['chat.opened', 'chat.closed'].includes(event.type) ||
      before.context.messages.length === after.context.messages.length,
  },
  ignored: {
    'chat.opened': 'The chat is already open.',
    'chat.closed': 'The chat is already closed.',
    'email.submitted': 'The chat asks for no address.',
    'suggestion.selected': 'The chat offers no suggestions.',
    'suggestions.declined': 'The chat offers no suggestions.',
  },
  ordered: {
    'chat-widget.talk.answering xstate.done.actor.findAnswers':
      'A sure answer takes precedence over suggestions.',
  },
  journeys: [
    {
      title: '§2.136 chatbot preview: a sure match is answered',
      events: [opened, sent, finds(sure)],
      end: { panel: 'open', talk: 'answered' },
      context: {
        messages: [
          { from: 'visitor', text: 'Router?' },
          { from: 'chatbot', text: reset.answer },
        ],
      },
      effects: ['findAnswers', 'storeTranscript'],
      effectInputs: { storeTranscript: { turn: 'answered' } },
    },
    {
      title: '§2.137 chatbot preview: an unsure chatbot offers suggestions',
      events: [opened, sent, finds(unsure), { type: 'suggestion.selected', index: 1 }],
      end: { panel: 'open', talk: 'answered' },
      context: {
        messages: [
          { from: 'visitor', text: 'Router?' },
          { from: 'chatbot', text: chatWidget.unsure },
          { from: 'visitor', text: outage.question },
          { from: 'chatbot', text: outage.answer },
        ],
      },
    },
    {
      title: '§2.138 chatbot preview: a question without a match is handed over with an address',
      events: [
        opened,
        sent,
        finds(noMatch),
        submits(''),
        submits('ana@'),
        submits(' ana@example.net '),
      ],
      end: { panel: 'open', talk: 'answered' },
      context: {
        messages: [
          { from: 'visitor', text: 'Router?' },
          { from: 'chatbot', text: chatWidget.handover },
          { from: 'visitor', text: 'ana@example.net' },
          { from: 'chatbot', text: chatWidget.noted },
        ],
      },
      effects: ['findAnswers', 'storeTranscript', 'handOver', 'storeTranscript'],
      effectInputs: {
        findAnswers: { question: 'Router?' },
        handOver: { question: 'Router?', email: 'ana@example.net' },
      },
    },
    {
      title: '§2.138 chatbot preview: declining the suggestions starts a handover',
      events: [opened, sent, finds(unsure), { type: 'suggestions.declined' }],
      end: { panel: 'open', talk: { handover: 'unchecked' } },
      effects: ['findAnswers', 'storeTranscript', 'storeTranscript'],
      effectInputs: { storeTranscript: { turn: 'handover' } },
    },
    {
      title: '§2.143 chatbot preview: a closed chat keeps its messages',
      events: [opened, sent, { type: 'chat.closed' }, finds(sure), opened],
      end: { panel: 'open', talk: 'answered' },
      effects: ['findAnswers', 'storeTranscript'],
    },
    {
      title: '§2.143 chatbot preview: a stored chat continues after a reload',
      events: [
        { type: 'transcript.loaded', ...storedChoice },
        opened,
        { type: 'suggestion.selected', index: 1 },
      ],
      end: { panel: 'open', talk: 'answered' },
      context: {
        messages: [
          ...exchange(chatWidget.unsure),
          { from: 'visitor', text: outage.question },
          { from: 'chatbot', text: outage.answer },
        ],
      },
      effects: ['storeTranscript'],
    },
    {
      title: '§2.138 chatbot preview: a failed search hands the question over',
      events: [opened, sent, { type: 'xstate.error.actor.findAnswers' }],
      end: { panel: 'open', talk: { handover: 'unchecked' } },
      context: { messages: exchange(chatWidget.handover) },
      effects: ['findAnswers', 'storeTranscript'],
    },
    {
      title: '§14.42: another tab’s messages leave the suggestions in use',
      events: [
        opened,
        sent,
        finds(unsure),
        { type: 'transcript.loaded', messages: exchange(reset.answer), suggestions: [reset] },
      ],
      end: { panel: 'open', talk: 'unsure' },
      context: { messages: exchange(reset.answer) },
      effects: ['findAnswers', 'storeTranscript'],
    },
    {
      title: '§2.144: a chat deleted in another tab starts over',
      events: [opened, sent, finds(sure), { type: 'transcript.loaded', ...deletedElsewhere }],
      end: { panel: 'open', talk: 'greeting' },
      context: { messages: [], suggestions: [] },
      effects: ['findAnswers', 'storeTranscript'],
    },
    {
      title: '§2.144 chatbot preview: deleting a chat also cancels a pending answer',
      events: [opened, sent, cleared],
      end: { panel: 'open', talk: 'greeting' },
      context: { messages: [], suggestions: [] },
      effects: ['findAnswers', 'deleteTranscript'],
    },
  ],
};
