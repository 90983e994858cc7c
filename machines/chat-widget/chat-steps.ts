import { chatWidget } from '#content/workspace/chat-widget.ts';
import { emailProblem } from '../shared/email-address';

/** A question that can be answered, and its answer. */
export type Suggestion = { question: string; answer: string };
/** What was found for a message: the answer first, or, where that is not sure, a few to choose from. */
export type Finding = { isSure: boolean; suggestions: Suggestion[] };
export type ChatMessage = { from: 'visitor' | 'chatbot'; text: string };
/** What a chat waits for while nobody speaks. */
export type Turn = 'answered' | 'unsure' | 'handover';

export type ChatContext = {
  messages: ChatMessage[];
  /** What was offered last; it is on offer only while the chatbot is unsure. */
  suggestions: Suggestion[];
};
/** A chat as a browser keeps it, once something was said. */
export type Transcript = ChatContext & { turn: Turn };

export type ChatWidgetEvent =
  | { type: 'chat.opened' }
  | { type: 'chat.closed' }
  | { type: 'message.sent'; text: string }
  | { type: 'suggestion.picked'; index: number }
  | { type: 'suggestions.refused' }
  | { type: 'email.left'; email: string }
  | ({ type: 'transcript.found' } & Transcript)
  | { type: 'transcript.cleared' };

/** Any event of the chat, with what only some of them carry. */
type AnyTold = {
  type: string;
  text?: string;
  index?: number;
  email?: string;
  output?: Finding;
} & Partial<Transcript>;
/** What a step is taken from: the chat so far, and the event. */
export type Told = { context: ChatContext; event: AnyTold };

const said = (messages: ChatMessage[], from: ChatMessage['from'], text: string) => [
  ...messages,
  { from, text },
];
const replied = ({ context }: Told, text: string) => ({
  messages: said(context.messages, 'chatbot', text),
});
const exchanged = ({ context }: Told, question: string, answer: string) => ({
  messages: said(said(context.messages, 'visitor', question), 'chatbot', answer),
});
const typed = ({ event }: Told) => (event.text ?? event.email ?? '').trim();
const found = ({ event }: Told) => event.output?.suggestions ?? [];
const picked = ({ context, event }: Told) => context.suggestions[event.index ?? -1];
const lastQuestion = ({ context }: Told) =>
  context.messages.findLast(({ from }) => from === 'visitor')?.text ?? '';

/** The chat's guards, which the embedded file shares with the machine (decision 015). */
export const chatGuards = {
  hasText: (told: Told) => typed(told) !== '',
  isSure: (told: Told) => !!told.event.output?.isSure && found(told).length > 0,
  hasSuggestions: (told: Told) => found(told).length > 0,
  isOnOffer: (told: Told) => picked(told) !== undefined,
  isAddress: (told: Told) => emailProblem(typed(told)) === null,
  isEmpty: (told: Told) => emailProblem(typed(told)) === 'missing',
  wasUnsure: ({ event }: Told) => event.turn === 'unsure' && !!event.suggestions?.length,
  wasHandover: ({ event }: Told) => event.turn === 'handover',
};

/** What a step changes in the chat, by the name of its action. */
export const chatUpdates = {
  takeMessage: (told: Told) => ({
    messages: said(told.context.messages, 'visitor', typed(told)),
  }),
  answer: (told: Told) => replied(told, found(told)[0]?.answer ?? ''),
  suggest: (told: Told) => ({ ...replied(told, chatWidget.unsure), suggestions: found(told) }),
  answerPicked: (told: Told) => {
    const { question = '', answer = '' } = picked(told) ?? {};
    return exchanged(told, question, answer);
  },
  offerHandover: (told: Told) => replied(told, chatWidget.handover),
  confirmHandover: (told: Told) => exchanged(told, typed(told), chatWidget.noted),
  takeUp: ({ event: { messages = [], suggestions = [] } }: Told) => ({ messages, suggestions }),
  clear: () => ({ messages: [], suggestions: [] }),
};

/** What an effect is given, by its name, where that is not written in the chart. */
export const chatGiven = {
  findAnswers: (told: Told) => ({ question: lastQuestion(told) }),
  handOver: (told: Told) => ({ question: lastQuestion(told), email: typed(told) }),
};
