import { useEffect, useMemo, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useMachine } from '../../binding/use-machine';
import { fromPromise } from 'xstate';
import {
  chatWidgetMachine,
  type Suggestion,
} from '../../../machines/chat-widget/chat-widget.machine';
import { faqMatcher } from '../../lib/faq-match';

const emailProblems = ['missing', 'malformed'] as const;

/** Binds the chat: answers come from `entries`, and what a person is to answer goes nowhere. */
export function useChatWidget(entries: readonly Suggestion[]) {
  const match = useMemo(() => faqMatcher(entries), [entries]);
  const launcher = useRef<HTMLButtonElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const [snapshot, send, actor] = useMachine(
    chatWidgetMachine.provide({
      // A preview reaches nobody, and says so below.
      actions: { handOver: () => {} },
      actors: {
        findAnswers: fromPromise(({ input }) => {
          const { kind, best } = match(input.question);
          const suggestions = best.map(({ entry }) => entry);
          return Promise.resolve({ isSure: kind === 'sure', suggestions });
        }),
      },
    }),
  );
  const { messages, suggestions } = snapshot.context;
  const isOpen = snapshot.matches({ panel: 'open' });
  const isHandover = snapshot.matches({ talk: 'handover' });

  const emailProblem = emailProblems.find((problem) =>
    snapshot.matches({ talk: { handover: problem } }),
  );

  useEffect(() => {
    if (!isOpen) return;
    message.current?.focus();
    const button = launcher.current;
    return () => button?.focus();
  }, [isOpen]);

  useEffect(() => {
    if (isOpen && isHandover) email.current?.focus();
  }, [isOpen, isHandover]);

  useEffect(() => {
    if (!isOpen || (messages.length === 0 && !emailProblem)) return;
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages, isOpen, emailProblem]);

  return {
    messages,
    suggestions: snapshot.matches({ talk: 'unsure' }) ? suggestions : [],
    isOpen,
    isHandover,
    emailProblem,
    launcher,
    log,
    message,
    email,
    open: () => send({ type: 'chat.opened' }),
    close: () => send({ type: 'chat.closed' }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around the chat would close with it.
      event.preventDefault();
      event.stopPropagation();
      send({ type: 'chat.closed' });
    },
    onSend: (event: SyntheticEvent) => {
      event.preventDefault();
      if (!message.current) return;
      const sent = { type: 'message.sent', text: message.current.value } as const;
      if (!actor.getSnapshot().can(sent)) return;
      message.current.value = '';
      message.current.focus();
      send(sent);
    },
    pick: (index: number) => {
      send({ type: 'suggestion.picked', index });
      message.current?.focus();
    },
    refuse: () => send({ type: 'suggestions.refused' }),
    onLeaveEmail: (event: SyntheticEvent) => {
      event.preventDefault();
      send({ type: 'email.left', email: email.current?.value ?? '' });
      const isAsking = actor.getSnapshot().matches({ talk: 'handover' });
      (isAsking ? email : message).current?.focus();
    },
  };
}
