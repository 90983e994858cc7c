import { useEffect, useRef } from 'react';
import type { Message } from '#src/features/workspace/sample/conversation.ts';
import type { TimeFormat } from '#src/lib/time/time-format.ts';
import { Bubble, Messages, Sender, Scroller } from './conversation-thread.styles';

const names = { visitor: 'Visitor', chatbot: 'Chatbot', person: 'Your team' } as const;

type ThreadMessagesProps = {
  messages: readonly Message[];
  format: TimeFormat;
  /** True if the last message was written in this browser. */
  isOwn: boolean;
};

/** Renders the messages, oldest first; the date appears when it changes. */
export function ThreadMessages({ messages, format, isOwn }: ThreadMessagesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const count = messages.length;
  useEffect(() => {
    const element = scroller.current;
    if (element && count > 0) element.scrollTop = element.scrollHeight;
  }, [count]);

  const when = (at: number, index: number) => {
    const before = messages[index - 1];
    return before && format.day(before.at) === format.day(at)
      ? format.time(at)
      : format.dateTime(at);
  };
  return (
    // A scrollable region must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Scroller ref={scroller} role="region" aria-label="Messages" tabIndex={0}>
      <Messages role="list">
        {messages.map(({ from, text, at }, index) => (
          <Bubble key={`${from}-${at}`} from={from}>
            <Sender>
              {isOwn && index === messages.length - 1 ? 'You' : names[from]}{' '}
              <time>{when(at, index)}</time>
            </Sender>
            <p dir="auto">{text}</p>
          </Bubble>
        ))}
      </Messages>
    </Scroller>
  );
}
