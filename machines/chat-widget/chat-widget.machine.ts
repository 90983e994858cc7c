import { assign, setup } from 'xstate';
import { actionToProvide, promiseToProvide } from '../shared/must-be-provided';
import { chatEffectInputs, chatGuards, chatReducers } from './chat-steps';
import type { ChatContext, ChatWidgetEvent, Finding, Turn } from './chat-steps';

const storeTurn = (turn: Turn) => ({ type: 'storeTranscript', params: { turn } }) as const;
const noAnswer = {
  target: 'handover',
  actions: ['offerHandover', storeTurn('handover')],
  description: 'No match.',
} as const;

const stayInUse = {
  guard: 'isInUse',
  actions: 'restore',
  description: 'Another tab continues the chat while the visitor replies here.',
} as const;

/** The chat between a visitor and the chatbot, in the preview and on customers' pages. */
export const chatWidgetMachine = setup({
  types: { context: {} as ChatContext, events: {} as ChatWidgetEvent },
  actions: {
    addMessage: assign(chatReducers.addMessage),
    answer: assign(chatReducers.answer),
    suggest: assign(chatReducers.suggest),
    answerSuggestion: assign(chatReducers.answerSuggestion),
    offerHandover: assign(chatReducers.offerHandover),
    confirmHandover: assign(chatReducers.confirmHandover),
    restore: assign(chatReducers.restore),
    clear: assign(chatReducers.clear),
    handOver: actionToProvide<{ question: string; email: string }>('handOver'),
    storeTranscript: actionToProvide<{ turn: Turn }>('storeTranscript'),
    deleteTranscript: actionToProvide('deleteTranscript'),
  },
  guards: chatGuards,
  actors: { findAnswers: promiseToProvide<Finding, { question: string }>('findAnswers') },
}).createMachine({
  id: 'chat-widget',
  description: 'The chat between a visitor to a customer’s site and the chatbot.',
  context: { messages: [], suggestions: [] },
  type: 'parallel',
  states: {
    panel: {
      description: 'Opens and closes the chat. A closed chat keeps its messages.',
      initial: 'closed',
      states: {
        closed: {
          description: 'Only the chat button is visible.',
          on: { 'chat.opened': { target: 'open', description: 'Visitor opens the chat.' } },
        },
        open: {
          description: 'The chat covers part of the page.',
          on: { 'chat.closed': { target: 'closed', description: 'Visitor closes the chat.' } },
        },
      },
    },
    talk: {
      description: 'Holds the conversation.',
      initial: 'greeting',
      on: {
        'message.sent': {
          guard: 'hasText',
          target: '.answering',
          actions: 'addMessage',
          description: 'Visitor asks a question.',
        },
        'transcript.cleared': {
          target: '.greeting',
          actions: ['clear', 'deleteTranscript'],
          description: 'Visitor deletes the chat.',
        },
        'transcript.loaded': [
          {
            guard: 'wasCleared',
            target: '.greeting',
            actions: 'restore',
            description: 'Another tab deletes the chat.',
          },
          {
            guard: 'wasUnsure',
            target: '.unsure',
            actions: 'restore',
            description: 'The chat ends with suggestions.',
          },
          {
            guard: 'wasHandover',
            target: '.handover',
            actions: 'restore',
            description: 'The chat ends with a request for an email address.',
          },
          { target: '.answered', actions: 'restore', description: 'It ends with an answer.' },
        ],
      },
      states: {
        greeting: { description: 'The chatbot shows its greeting.' },
        answering: {
          description: 'The chatbot searches for an answer.',
          invoke: {
            id: 'findAnswers',
            src: 'findAnswers',
            input: chatEffectInputs.findAnswers,
            onDone: [
              {
                guard: 'isSure',
                target: 'answered',
                actions: ['answer', storeTurn('answered')],
                description: 'One match.',
              },
              {
                guard: 'hasSuggestions',
                target: 'unsure',
                actions: ['suggest', storeTurn('unsure')],
                description: 'Several matches.',
              },
              noAnswer,
            ],
            onError: { ...noAnswer, description: 'The search fails.' },
          },
          on: {
            'message.sent': { description: 'The chatbot answers one question at a time.' },
            'transcript.loaded': {
              actions: 'restore',
              description: 'Another tab continues the chat.',
            },
          },
        },
        answered: { description: 'Waits for the next question.' },
        unsure: {
          description: 'Offers up to three questions as buttons.',
          on: {
            'transcript.loaded': stayInUse,
            'suggestion.selected': {
              guard: 'isSuggested',
              target: 'answered',
              actions: ['answerSuggestion', storeTurn('answered')],
              description: 'Visitor selects a suggestion.',
            },
            'suggestions.declined': { ...noAnswer, description: 'Visitor declines them.' },
          },
        },
        handover: {
          description: 'Hands the chat over to a person and asks for an email address.',
          initial: 'unchecked',
          on: {
            'transcript.loaded': stayInUse,
            'email.submitted': [
              {
                guard: 'isAddress',
                target: 'answered',
                actions: [
                  { type: 'handOver', params: chatEffectInputs.handOver },
                  'confirmHandover',
                  storeTurn('answered'),
                ],
                description: 'Visitor submits a valid address.',
              },
              { guard: 'isEmpty', target: '.missing', description: 'Visitor submits no address.' },
              { target: '.malformed', description: 'Visitor submits a malformed address.' },
            ],
          },
          states: {
            unchecked: { description: 'The address is not checked yet.' },
            missing: { description: 'The chat reports a missing address.' },
            malformed: { description: 'The chat reports a malformed address.' },
          },
        },
      },
    },
  },
});
