import { chatWidget } from '#content/workspace/chat-widget.ts';
import { asciiEmail, emailProblem } from '../shared/email-address';

/** A question that can be answered, and its answer. */
export type Suggestion = { question: string; answer: string };
/** The search result for a message: the answer first, or a few suggestions if unsure. */
export type Finding = { isSure: boolean; suggestions: Suggestion[] };
export type ChatMessage = { from: 'visitor' | 'chatbot'; text: string };
/** The state in which a stored chat resumes. */
export type Turn = 'answered' | 'unsure' | 'handover';

export type ChatContext = {
  messages: ChatMessage[];
  /** The latest suggestions; shown only while the chatbot is unsure. */
  suggestions: Suggestion[];
};
/** A stored chat. */
export type Transcript = ChatContext & { turn: Turn };

export type ChatWidgetEvent =
  | { type: 'chat.opened' }
  | { type: 'chat.closed' }
  | { type: 'message.sent'; text: string }
  | { type: 'suggestion.selected'; index: number }
  | { type: 'suggestions.declined' }
  | { type: 'email.submitted'; email: string }
  /** A chat from the storage; without a turn if the visitor replies in this tab. */
  | ({ type: 'transcript.loaded' } & ChatContext & Partial<Transcript>)
  | { type: 'transcript.cleared' };

/** Any event of the chat, with the payloads of all of them. */
type AnyChatEvent = {
  type: string;
  text?: string;
  index?: number;
  email?: string;
  output?: Finding | undefined;
} & Partial<Transcript>;
/** The arguments of a guard or an action. */
export type ChatArgs = { context: ChatContext; event: AnyChatEvent };

const withMessage = (messages: ChatMessage[], from: ChatMessage['from'], text: string) => [
  ...messages,
  { from, text },
];
const withReply = ({ context }: ChatArgs, text: string) => ({
  messages: withMessage(context.messages, 'chatbot', text),
});
const withExchange = ({ context }: ChatArgs, question: string, answer: string) => ({
  messages: withMessage(withMessage(context.messages, 'visitor', question), 'chatbot', answer),
});
const typedText = ({ event }: ChatArgs) => (event.text ?? event.email ?? '').trim();
const suggestionsOf = ({ event }: ChatArgs) => event.output?.suggestions ?? [];
const selectedSuggestion = ({ context, event }: ChatArgs) => context.suggestions[event.index ?? -1];
const lastQuestion = ({ context }: ChatArgs) =>
  context.messages.findLast(({ from }) => from === 'visitor')?.text ?? '';

/** The chat's guards, shared by the machine and the widget (decision 014). */
export const chatGuards = {
  hasText: (args: ChatArgs) => typedText(args) !== '',
  isSure: (args: ChatArgs) => !!args.event.output?.isSure && suggestionsOf(args).length > 0,
  hasSuggestions: (args: ChatArgs) => suggestionsOf(args).length > 0,
  isSuggested: (args: ChatArgs) => selectedSuggestion(args) !== undefined,
  isAddress: (args: ChatArgs) => emailProblem(typedText(args)) === null,
  isEmpty: (args: ChatArgs) => emailProblem(typedText(args)) === 'missing',
  isInUse: ({ event }: ChatArgs) => !event.turn,
  wasCleared: ({ event }: ChatArgs) => !event.messages?.length,
  wasUnsure: ({ event }: ChatArgs) => event.turn === 'unsure' && !!event.suggestions?.length,
  wasHandover: ({ event }: ChatArgs) => event.turn === 'handover',
};

/** Returns the changes to the chat's context, by action name. */
export const chatReducers = {
  addMessage: (args: ChatArgs) => ({
    messages: withMessage(args.context.messages, 'visitor', typedText(args)),
  }),
  answer: (args: ChatArgs) => withReply(args, suggestionsOf(args)[0]?.answer ?? ''),
  suggest: (args: ChatArgs) => ({
    ...withReply(args, chatWidget.unsure),
    suggestions: suggestionsOf(args),
  }),
  answerSuggestion: (args: ChatArgs) => {
    const { question = '', answer = '' } = selectedSuggestion(args) ?? {};
    return withExchange(args, question, answer);
  },
  offerHandover: (args: ChatArgs) => withReply(args, chatWidget.handover),
  confirmHandover: (args: ChatArgs) => withExchange(args, typedText(args), chatWidget.noted),
  restore: ({ event: { messages = [], suggestions = [] } }: ChatArgs) => ({
    messages,
    suggestions,
  }),
  clear: () => ({ messages: [], suggestions: [] }),
};

/** Returns the input of an effect, by its name, unless the chart states it. */
export const chatEffectInputs = {
  findAnswers: (args: ChatArgs) => ({ question: lastQuestion(args) }),
  handOver: (args: ChatArgs) => ({
    question: lastQuestion(args),
    email: asciiEmail(typedText(args)),
  }),
};
