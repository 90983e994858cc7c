import { chatWidget } from '#content/workspace/chat-widget.ts';
import type { About, Model } from '../model';
import type { ChatMessage, Transcript } from './chat-steps';
import type { chatWidgetMachine } from './chat-widget.machine';

const reset = { question: 'How do I reset my router?', answer: 'Hold the button.' };
const outage = { question: 'Is there an outage?', answer: 'Tell us your address.' };
const sure = { isSure: true, suggestions: [reset] };
const unsure = { isSure: false, suggestions: [reset, outage] };
const nothing = { isSure: false, suggestions: [] };

const opened = { type: 'chat.opened' } as const;
const sent = { type: 'message.sent', text: ' Router? ' } as const;
const finds = (output: typeof unsure) =>
  ({ type: 'xstate.done.actor.findAnswers', output }) as const;
const left = (email: string) => ({ type: 'email.left', email }) as const;
const cleared = { type: 'transcript.cleared' } as const;

const asked = (answer: string): ChatMessage[] => [
  { from: 'visitor', text: 'Router?' },
  { from: 'chatbot', text: answer },
];
const keptChoice: Transcript = {
  turn: 'unsure',
  messages: asked(chatWidget.unsure),
  suggestions: [reset, outage],
};
/** Chats as a browser may have kept them, the last one with nothing to choose from. */
const kept: readonly Transcript[] = [
  keptChoice,
  { turn: 'answered', messages: asked(reset.answer), suggestions: [] },
  { turn: 'handover', messages: asked(chatWidget.handover), suggestions: [] },
  { turn: 'unsure', messages: asked(chatWidget.unsure), suggestions: [] },
];

export const about: About = {
  title: 'Chat widget',
  purpose: 'Answers visitors from the FAQ list, and passes on to a person what it cannot answer.',
  where: {
    routes: ['/chatbot-setup'],
    view: 'The chat on customers’ own pages, and in the preview',
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
    'suggestion.picked': [{ index: 0 }, { index: 2 }],
    'suggestions.refused': [{}],
    'email.left': [{ email: '' }, { email: 'ana@' }, { email: 'ana@example.net' }],
    'transcript.found': kept,
    'transcript.cleared': [{}],
    'xstate.done.actor.findAnswers': [{ output: sure }, { output: unsure }, { output: nothing }],
  },
  key: ({ value, context }) => JSON.stringify([value, context.suggestions.length]),
  invariants: {
    'nothing empty is ever said': ({ context }) =>
      context.messages.every(({ text }) => text.trim() !== ''),
    'something is on offer while the chatbot is unsure': ({ value, context }) =>
      value.talk !== 'unsure' || context.suggestions.length > 0,
    'nobody has asked anything while the chatbot greets': ({ value, context }) =>
      value.talk !== 'greeting' || context.messages.length === 0,
    'every question has been answered, or is about to be': ({ value, context }) =>
      (context.messages.at(-1)?.from === 'visitor') === (value.talk === 'answering'),
  },
  steps: {
    'nothing said is ever taken back but by the visitor, and then all': ({
      before,
      event,
      after,
    }) =>
      event.type === 'transcript.cleared'
        ? after.context.messages.length === 0 && after.context.suggestions.length === 0
        : before.context.messages.every(
            ({ text }, index) => after.context.messages[index]?.text === text,
          ),
    'what is cleared is forgotten, and nothing else is': ({ event, effects }) =>
      effects.includes('forgetTranscript') === (event.type === 'transcript.cleared'),
    'whatever the chatbot says is kept': ({ before, after, effects }) =>
      after.context.messages.length <= before.context.messages.length ||
      after.value.talk === 'answering' ||
      effects.includes('keepTranscript'),
    'a person gets a question only with an address to answer to': ({ event, effects }) =>
      !effects.includes('handOver') ||
      (event.type === 'email.left' && /^\S+@\S+$/.test(event.email.trim())),
    'opening and closing the chat says nothing': ({ before, event, after }) =>
      !['chat.opened', 'chat.closed'].includes(event.type) ||
      before.context.messages.length === after.context.messages.length,
  },
  ignored: {
    'transcript.found': 'The chat has gone on already.',
    'chat.opened': 'The chat is open already.',
    'chat.closed': 'The chat is closed already.',
    'email.left': 'No address is asked for.',
    'suggestion.picked': 'Nothing is on offer.',
    'suggestions.refused': 'Nothing is on offer.',
  },
  ordered: {
    'chat-widget.talk.answering xstate.done.actor.findAnswers':
      'An answer that is sure goes before a choice of answers.',
  },
  journeys: [
    {
      title: '§2 chatbot preview: what fits is answered',
      events: [opened, sent, finds(sure)],
      end: { panel: 'open', talk: 'answered' },
      context: {
        messages: [
          { from: 'visitor', text: 'Router?' },
          { from: 'chatbot', text: reset.answer },
        ],
      },
      effects: ['findAnswers', 'keepTranscript'],
      given: { keepTranscript: { turn: 'answered' } },
    },
    {
      title: '§2 chatbot preview: where the chatbot is unsure, the visitor picks',
      events: [opened, sent, finds(unsure), { type: 'suggestion.picked', index: 1 }],
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
      title: '§2 chatbot preview: what nothing fits goes to a person, once there is an address',
      events: [opened, sent, finds(nothing), left(''), left('ana@'), left(' ana@example.net ')],
      end: { panel: 'open', talk: 'answered' },
      context: {
        messages: [
          { from: 'visitor', text: 'Router?' },
          { from: 'chatbot', text: chatWidget.handover },
          { from: 'visitor', text: 'ana@example.net' },
          { from: 'chatbot', text: chatWidget.noted },
        ],
      },
      effects: ['findAnswers', 'keepTranscript', 'handOver', 'keepTranscript'],
      given: {
        findAnswers: { question: 'Router?' },
        handOver: { question: 'Router?', email: 'ana@example.net' },
      },
    },
    {
      title: '§2 chatbot preview: who refuses what is on offer gets a person',
      events: [opened, sent, finds(unsure), { type: 'suggestions.refused' }],
      end: { panel: 'open', talk: { handover: 'unchecked' } },
      effects: ['findAnswers', 'keepTranscript', 'keepTranscript'],
      given: { keepTranscript: { turn: 'handover' } },
    },
    {
      title: '§2 chatbot preview: a closed chat keeps what was said',
      events: [opened, sent, { type: 'chat.closed' }, finds(sure), opened],
      end: { panel: 'open', talk: 'answered' },
      effects: ['findAnswers', 'keepTranscript'],
    },
    {
      title: '§2 chatbot preview: a chat goes on where it stood before the page was loaded anew',
      events: [
        { type: 'transcript.found', ...keptChoice },
        opened,
        { type: 'suggestion.picked', index: 1 },
      ],
      end: { panel: 'open', talk: 'answered' },
      context: {
        messages: [
          ...asked(chatWidget.unsure),
          { from: 'visitor', text: outage.question },
          { from: 'chatbot', text: outage.answer },
        ],
      },
      effects: ['keepTranscript', 'keepTranscript'],
    },
    {
      title: '§2 chatbot preview: a chat that is cleared is forgotten, an answer on its way too',
      events: [opened, sent, cleared],
      end: { panel: 'open', talk: 'greeting' },
      context: { messages: [], suggestions: [] },
      effects: ['findAnswers', 'forgetTranscript'],
    },
  ],
};
