import { chatWidget } from '../../content/chat-widget';
import type { About, Model } from '../model';
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

export const about: About = {
  title: 'Chat widget',
  purpose: 'Answers visitors from the FAQ list, and passes on to a person what it cannot answer.',
  where: { routes: ['/chatbot-setup'], view: 'The chat in the preview' },
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
    'nothing said is ever taken back': ({ before, after }) =>
      before.context.messages.every(
        ({ text }, index) => after.context.messages[index]?.text === text,
      ),
    'a person gets a question only with an address to answer to': ({ event, effects }) =>
      !effects.includes('handOver') ||
      (event.type === 'email.left' && /^\S+@\S+$/.test(event.email.trim())),
    'opening and closing the chat says nothing': ({ before, event, after }) =>
      !['chat.opened', 'chat.closed'].includes(event.type) ||
      before.context.messages.length === after.context.messages.length,
  },
  ignored: {
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
      effects: ['findAnswers'],
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
      effects: ['findAnswers', 'handOver'],
      given: {
        findAnswers: { question: 'Router?' },
        handOver: { question: 'Router?', email: 'ana@example.net' },
      },
    },
    {
      title: '§2 chatbot preview: who refuses what is on offer gets a person',
      events: [opened, sent, finds(unsure), { type: 'suggestions.refused' }],
      end: { panel: 'open', talk: { handover: 'unchecked' } },
      effects: ['findAnswers'],
    },
    {
      title: '§2 chatbot preview: a closed chat keeps what was said',
      events: [opened, sent, { type: 'chat.closed' }, finds(sure), opened],
      end: { panel: 'open', talk: 'answered' },
      effects: ['findAnswers'],
    },
  ],
};
