import { assign, setup } from 'xstate';
import { actionToProvide, promiseToProvide } from '../shared/must-be-provided';
import { chatGiven, chatGuards, chatUpdates } from './chat-steps';
import type { ChatContext, ChatWidgetEvent, Finding, Turn } from './chat-steps';

const kept = (turn: Turn) => ({ type: 'keepTranscript', params: { turn } }) as const;
const nothingFits = {
  target: 'handover',
  actions: 'offerHandover',
  description: 'No answer fits.',
} as const;

/** The chat that a visitor has with the chatbot; where it may stand is not its business. */
export const chatWidgetMachine = setup({
  types: { context: {} as ChatContext, events: {} as ChatWidgetEvent },
  actions: {
    takeMessage: assign(chatUpdates.takeMessage),
    answer: assign(chatUpdates.answer),
    suggest: assign(chatUpdates.suggest),
    answerPicked: assign(chatUpdates.answerPicked),
    offerHandover: assign(chatUpdates.offerHandover),
    confirmHandover: assign(chatUpdates.confirmHandover),
    takeUp: assign(chatUpdates.takeUp),
    clear: assign(chatUpdates.clear),
    handOver: actionToProvide<{ question: string; email: string }>('handOver'),
    keepTranscript: actionToProvide<{ turn: Turn }>('keepTranscript'),
    forgetTranscript: actionToProvide('forgetTranscript'),
  },
  guards: chatGuards,
  actors: { findAnswers: promiseToProvide<Finding, { question: string }>('findAnswers') },
}).createMachine({
  id: 'chat-widget',
  description: 'The chat between a visitor of a customer’s site and the chatbot.',
  context: { messages: [], suggestions: [] },
  type: 'parallel',
  states: {
    panel: {
      description: 'Whether the chat is shown. What was said stays when it is closed.',
      initial: 'closed',
      states: {
        closed: {
          description: 'Only its button is shown.',
          on: { 'chat.opened': { target: 'open', description: 'The visitor wants to ask.' } },
        },
        open: {
          description: 'The chat lies over the page.',
          on: { 'chat.closed': { target: 'closed', description: 'Close or Escape is pressed.' } },
        },
      },
    },
    talk: {
      description: 'Whose turn it is, and what is on offer.',
      initial: 'greeting',
      on: {
        'message.sent': {
          guard: 'hasText',
          target: '.answering',
          actions: 'takeMessage',
          description: 'The visitor asks.',
        },
        'transcript.cleared': {
          target: '.greeting',
          actions: ['clear', 'forgetTranscript'],
          description: 'The visitor wants nothing of it kept.',
        },
      },
      states: {
        greeting: {
          description: 'The chatbot has greeted, and nothing was asked.',
          on: {
            'transcript.found': [
              {
                guard: 'wasUnsure',
                target: 'unsure',
                actions: 'takeUp',
                description: 'A choice was on offer before the page was reloaded.',
              },
              {
                guard: 'wasHandover',
                target: 'handover',
                actions: 'takeUp',
                description: 'The chat asked for an e-mail address.',
              },
              { target: 'answered', actions: 'takeUp', description: 'The question was answered.' },
            ],
          },
        },
        answering: {
          description: 'The chatbot looks for an answer.',
          invoke: {
            id: 'findAnswers',
            src: 'findAnswers',
            input: chatGiven.findAnswers,
            onDone: [
              { guard: 'isSure', target: 'answered', actions: 'answer', description: 'One fits.' },
              {
                guard: 'hasSuggestions',
                target: 'unsure',
                actions: 'suggest',
                description: 'Some may fit.',
              },
              nothingFits,
            ],
          },
          on: { 'message.sent': { description: 'One question is answered at a time.' } },
        },
        answered: { description: 'The visitor may ask on.', entry: kept('answered') },
        unsure: {
          description: 'Up to three questions are on offer as buttons.',
          entry: kept('unsure'),
          on: {
            'suggestion.picked': {
              guard: 'isOnOffer',
              target: 'answered',
              actions: 'answerPicked',
              description: 'The visitor meant this question.',
            },
            'suggestions.refused': nothingFits,
          },
        },
        handover: {
          description: 'A person will follow up; the chat asks for an e-mail address.',
          entry: kept('handover'),
          initial: 'unchecked',
          on: {
            'email.left': [
              {
                guard: 'isAddress',
                target: 'answered',
                actions: [{ type: 'handOver', params: chatGiven.handOver }, 'confirmHandover'],
                description: 'The address is a whole one.',
              },
              { guard: 'isEmpty', target: '.missing', description: 'There is no address.' },
              { target: '.malformed', description: 'It is not a whole address.' },
            ],
          },
          states: {
            unchecked: { description: 'Nothing is said about the address.' },
            missing: { description: 'The chat says that an address is missing.' },
            malformed: { description: 'The chat says what is wrong with the address.' },
          },
        },
      },
    },
  },
});
