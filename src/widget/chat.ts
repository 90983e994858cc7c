import type {
  ChatContext,
  ChatWidgetEvent,
  Finding,
  Told,
  Turn,
} from '#machines/chat-widget/chat-steps.ts';

/** What a chat has to do with the world around it. */
export interface ChatEffects {
  findAnswers: (given: { question: string }) => Promise<Finding>;
  handOver: (told: Told, given: { question: string; email: string }) => void;
  keepTranscript: (told: Told, given: { turn: Turn }) => void;
  forgetTranscript: () => void;
}

/** Where a chat stands: the paths of its states that have none of their own, and what was said. */
export interface ChatState {
  at: readonly string[];
  context: ChatContext;
}

/** A chat that runs, whatever runs it. */
interface Chat {
  send: (event: ChatWidgetEvent) => void;
}

/** Starts a chat; `onState` is told where it stands, at once and after each event. */
export type StartChat = (effects: ChatEffects, onState: (state: ChatState) => void) => Chat;

/** Whether a chat is in a state, or in one below it. */
export const isIn = ({ at }: ChatState, path: string): boolean =>
  at.some((one) => `${one}.`.startsWith(`${path}.`));
