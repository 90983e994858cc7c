import { assign, setup } from 'xstate';
import { chatWidget } from '../../content/chat-widget';
import { emailProblem } from '../email-address';
import { actionToProvide, promiseToProvide } from '../must-be-provided';

/** A question that can be answered, and its answer. */
export type Suggestion = { question: string; answer: string };
/** What was found for a message: the answer first, or, where that is not sure, a few to choose from. */
export type Finding = { isSure: boolean; suggestions: Suggestion[] };
export type ChatMessage = { from: 'visitor' | 'chatbot'; text: string };

type ChatContext = {
  messages: ChatMessage[];
  /** What was offered last; it is on offer only while the chatbot is unsure. */
  suggestions: Suggestion[];
};

type ChatWidgetEvent =
  | { type: 'chat.opened' }
  | { type: 'chat.closed' }
  | { type: 'message.sent'; text: string }
  | { type: 'suggestion.picked'; index: number }
  | { type: 'suggestions.refused' }
  | { type: 'email.left'; email: string };

const said = (context: ChatContext, from: ChatMessage['from'], text: string) => [
  ...context.messages,
  { from, text },
];
const found = ({ event }: { event: { output: Finding } }) => ({ finding: event.output });
const picked = ({ event }: { event: { index: number } }) => ({ index: event.index });
const message = ({ event }: { event: { text: string } }) => ({ text: event.text.trim() });
const address = ({ event }: { event: { email: string } }) => ({ email: event.email.trim() });
const lastQuestion = ({ messages }: ChatContext) =>
  messages.findLast(({ from }) => from === 'visitor')?.text ?? '';

/** The chat that a visitor has with the chatbot; where it may stand is not its business. */
export const chatWidgetMachine = setup({
  types: { context: {} as ChatContext, events: {} as ChatWidgetEvent },
  actions: {
    takeMessage: assign(({ context }, { text }: { text: string }) => ({
      messages: said(context, 'visitor', text),
    })),
    answer: assign(({ context }, { finding }: { finding: Finding }) => ({
      messages: said(context, 'chatbot', finding.suggestions[0]?.answer ?? ''),
    })),
    suggest: assign(({ context }, { finding }: { finding: Finding }) => ({
      messages: said(context, 'chatbot', chatWidget.unsure),
      suggestions: finding.suggestions,
    })),
    answerPicked: assign(({ context }, { index }: { index: number }) => {
      const { question = '', answer = '' } = context.suggestions[index] ?? {};
      const messages = said(context, 'visitor', question);
      return { messages: said({ ...context, messages }, 'chatbot', answer) };
    }),
    offerHandover: assign(({ context }) => ({
      messages: said(context, 'chatbot', chatWidget.handover),
    })),
    confirmHandover: assign(({ context }, { email }: { email: string }) => {
      const messages = said(context, 'visitor', email);
      return { messages: said({ ...context, messages }, 'chatbot', chatWidget.noted) };
    }),
    handOver: actionToProvide<{ question: string; email: string }>('handOver'),
  },
  guards: {
    hasText: (_, { text }: { text: string }) => text !== '',
    isSure: (_, { finding }: { finding: Finding }) =>
      finding.isSure && finding.suggestions.length > 0,
    hasSuggestions: (_, { finding }: { finding: Finding }) => finding.suggestions.length > 0,
    isOnOffer: ({ context }, { index }: { index: number }) =>
      context.suggestions[index] !== undefined,
    isAddress: (_, { email }: { email: string }) => emailProblem(email) === null,
    isEmpty: (_, { email }: { email: string }) => emailProblem(email) === 'missing',
  },
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
          on: {
            'chat.closed': { target: 'closed', description: 'Close is pressed, or Escape.' },
          },
        },
      },
    },
    talk: {
      description: 'Whose turn it is, and what is on offer.',
      initial: 'greeting',
      on: {
        'message.sent': {
          guard: { type: 'hasText', params: message },
          target: '.answering',
          actions: { type: 'takeMessage', params: message },
          description: 'The visitor asks.',
        },
      },
      states: {
        greeting: { description: 'The chatbot has greeted, and nothing was asked.' },
        answering: {
          description: 'The chatbot looks for an answer.',
          invoke: {
            id: 'findAnswers',
            src: 'findAnswers',
            input: ({ context }) => ({ question: lastQuestion(context) }),
            onDone: [
              {
                guard: { type: 'isSure', params: found },
                target: 'answered',
                actions: { type: 'answer', params: found },
                description: 'One answer fits.',
              },
              {
                guard: { type: 'hasSuggestions', params: found },
                target: 'unsure',
                actions: { type: 'suggest', params: found },
                description: 'Some may fit.',
              },
              { target: 'handover', actions: 'offerHandover', description: 'Nothing fits.' },
            ],
          },
          on: { 'message.sent': { description: 'One question is answered at a time.' } },
        },
        answered: { description: 'The answer stands there; the visitor may ask on.' },
        unsure: {
          description: 'Up to three questions are on offer as buttons.',
          on: {
            'suggestion.picked': {
              guard: { type: 'isOnOffer', params: picked },
              target: 'answered',
              actions: { type: 'answerPicked', params: picked },
              description: 'The visitor meant this question.',
            },
            'suggestions.refused': {
              target: 'handover',
              actions: 'offerHandover',
              description: 'The visitor meant none of them.',
            },
          },
        },
        handover: {
          description: 'A person will follow up; the chat asks for an e-mail address.',
          initial: 'unchecked',
          on: {
            'email.left': [
              {
                guard: { type: 'isAddress', params: address },
                target: 'answered',
                actions: [
                  {
                    type: 'handOver',
                    params: ({ context, event }) => ({
                      question: lastQuestion(context),
                      email: event.email.trim(),
                    }),
                  },
                  { type: 'confirmHandover', params: address },
                ],
                description: 'The address is a whole one.',
              },
              {
                guard: { type: 'isEmpty', params: address },
                target: '.missing',
                description: 'There is no address.',
              },
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
