import type {
  ChatContext,
  ChatWidgetEvent,
  Finding,
  ChatArgs,
  Turn,
} from '#machines/chat-widget/chat-steps.ts';

/** Side effects of a chat. */
export interface ChatEffects {
  findAnswers: (input: { question: string }) => Promise<Finding>;
  handOver: (args: ChatArgs, input: { question: string; email: string }) => void;
  storeTranscript: (args: ChatArgs, input: { turn: Turn }) => void;
  deleteTranscript: () => void;
}

/** State of a chat; `at` holds the paths of the active atomic states. */
export interface ChatState {
  at: readonly string[];
  context: ChatContext;
}

/** A running chat. */
interface Chat {
  send: (event: ChatWidgetEvent) => void;
}

/** Starts a chat. Calls `onState` with the initial state and after each event. */
export type StartChat = (effects: ChatEffects, onState: (state: ChatState) => void) => Chat;

/** Returns whether a chat is in a state or in one of its descendants. */
export const isIn = ({ at }: ChatState, path: string): boolean =>
  at.some((state) => `${state}.`.startsWith(`${path}.`));
