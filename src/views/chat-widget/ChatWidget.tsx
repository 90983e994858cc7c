import { useId } from 'react';
import { MessageCircle, X } from 'lucide-react';
import { chatWidget } from '../../../content/chat-widget';
import type { Suggestion } from '../../../machines/chat-widget/chat-widget.machine';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { Input } from '../../ui/field.styles';
import { VisuallyHidden } from '../../ui/layout';
import { ChatLog } from './ChatLog';
import { Choices, Close, Composer, Handover, Head, Launcher, Panel } from './chat-widget.styles';
import { useChatWidget } from './use-chat-widget';

type ChatWidgetProps = { name: string; greeting: string; entries: readonly Suggestion[] };

/** The chat as it lies over a page's bottom right corner; all that is said in it is text. */
export function ChatWidget({ name, greeting, entries }: ChatWidgetProps) {
  const id = useId();
  const { launcher, log, message, email, ...chat } = useChatWidget(entries);
  const { messages, suggestions, isOpen, isHandover, emailProblem } = chat;
  const title = name.trim() || chatWidget.unnamed;
  return (
    <>
      <Launcher
        ref={launcher}
        type="button"
        hidden={isOpen}
        aria-label={chatWidget.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={chat.open}
      >
        <MessageCircle size={24} strokeWidth={1.75} aria-hidden="true" />
      </Launcher>
      <Panel
        role="dialog"
        aria-labelledby={`${id}title`}
        hidden={!isOpen}
        onKeyDown={chat.onKeyDown}
      >
        <Head>
          <p id={`${id}title`} dir="auto">
            {title}
          </p>
          <Close type="button" aria-label={chatWidget.close} onClick={chat.close}>
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </Close>
        </Head>
        <ChatLog ref={log} name={title} greeting={greeting} messages={messages}>
          {suggestions.length > 0 ? (
            <Choices role="group" aria-label={chatWidget.suggestions}>
              {Object.entries(suggestions).map(([place, { question }]) => (
                <button
                  key={place}
                  type="button"
                  dir="auto"
                  onClick={() => chat.pick(Number(place))}
                >
                  {question}
                </button>
              ))}
              <button type="button" onClick={chat.refuse}>
                {chatWidget.noneOfThese}
              </button>
            </Choices>
          ) : null}
          {isHandover ? (
            <Handover noValidate onSubmit={chat.onLeaveEmail}>
              <TextField
                id={`${id}email`}
                ref={email}
                label={chatWidget.email}
                type="email"
                autoComplete="email"
                size="dense"
                required
                error={emailProblem ? chatWidget.emailProblem[emailProblem] : undefined}
              />
              <Button type="submit" kind="secondary" size="dense">
                {chatWidget.leaveEmail}
              </Button>
            </Handover>
          ) : null}
        </ChatLog>
        <Composer onSubmit={chat.onSend}>
          <VisuallyHidden as="label" htmlFor={`${id}message`}>
            {chatWidget.message}
          </VisuallyHidden>
          <Input
            id={`${id}message`}
            ref={message}
            size="dense"
            dir="auto"
            autoComplete="off"
            enterKeyHint="send"
          />
          <Button type="submit" size="dense">
            {chatWidget.send}
          </Button>
        </Composer>
      </Panel>
    </>
  );
}
