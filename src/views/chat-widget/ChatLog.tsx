import type { ReactNode, Ref } from 'react';
import { chatWidget } from '../../../content/chat-widget';
import type { ChatMessage } from '../../../machines/chat-widget/chat-widget.machine';
import { VisuallyHidden } from '../../ui/layout';
import { Bubble, Log } from './chat-widget.styles';

type ChatLogProps = {
  ref: Ref<HTMLDivElement>;
  name: string;
  greeting: string;
  messages: readonly ChatMessage[];
  /** What is on offer below the last message. */
  children: ReactNode;
};

/** What was said, the greeting first, and what is on offer. Whatever is new is read out. */
export function ChatLog({ ref, name, greeting, messages, children }: ChatLogProps) {
  const greeted = { from: 'chatbot', text: greeting } as const;
  const said = [...(greeting.trim() ? [greeted] : []), ...messages];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <Log ref={ref} role="log" aria-label={chatWidget.log} tabIndex={0}>
      {Object.entries(said).map(([place, { from, text }]) => (
        <Bubble key={place} from={from} dir="auto">
          <VisuallyHidden>{from === 'visitor' ? chatWidget.you : name}: </VisuallyHidden>
          {text}
        </Bubble>
      ))}
      {children}
    </Log>
  );
}
