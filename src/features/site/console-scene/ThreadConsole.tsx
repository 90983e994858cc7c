import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { Reading } from './agent-console.styles';
import { SceneConsole, type ConsoleProps } from './SceneConsole';
import { Bubble, Message, Thread } from './thread-console.styles';

/** Renders a support chat: the subscriber on the left, the agent on the right. */
export function ThreadConsole({ agent, console }: ConsoleProps<'thread'>) {
  const { messages } = console;
  return (
    <SceneConsole agent={agent} console={console}>
      {(_, settlingAt) => (
        <Thread>
          {messages.map(({ time, from, text }) => (
            <Message key={time} from={from} state={settlingAt(time)}>
              <Bubble from={from}>
                <VisuallyHidden>{from === 'agent' ? agent : 'Subscriber'}: </VisuallyHidden>
                {text}
              </Bubble>
              <Reading as="time">{time}</Reading>
            </Message>
          ))}
        </Thread>
      )}
    </SceneConsole>
  );
}
