import type { ReactNode } from 'react';
import type { Shortcut } from '../conversation-shortcut';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { EmptyState } from '#src/ui/data/empty-state.tsx';
import { PageTop } from '#src/ui/layout/page-top.tsx';
import { ConversationList } from './ConversationList';
import { FilterChoices, StatusTabs } from './FilterBar';
import { NoMatch } from './NoMatch';
import { OpenPane, type OpenPaneProps } from './OpenPane';
import { Desk, DeskTop, ListPane, Panes, Reading } from './conversation-filter.styles';
import { useConversationDesk } from './use-conversation-desk';

type ConversationDeskProps = {
  title: string;
  /** What the page's keys do is asked for here. */
  shortcuts: (act: (shortcut: Shortcut) => void) => ReactNode;
  /** The open conversation, what is to stand above it, and how its parts get the keyboard. */
  thread: OpenPaneProps['thread'];
};

const counted = (count: number) =>
  count === 1 ? '1 conversation' : `${new Intl.NumberFormat('en-US').format(count)} conversations`;

/** Search, tabs, the list and the open conversation; the address holds all of it. */
export function ConversationDesk({ title, shortcuts, thread }: ConversationDeskProps) {
  const desk = useConversationDesk();
  const { focus, controls, found, cursor, openId, open, isListed, isEmpty } = desk;
  if (isEmpty) {
    return (
      <>
        <PageTop title={title} />
        <EmptyState
          action={
            <ButtonLink to="/chatbot-setup" size="dense">
              Set up the chatbot
            </ButtonLink>
          }
        >
          No conversations yet. They appear here when a visitor writes to your chatbot.
        </EmptyState>
      </>
    );
  }
  const { list, counts, terms, shown, isLate, isRead } = found;
  return (
    <Desk>
      <DeskTop isOpen={openId !== undefined}>
        <PageTop
          title={title}
          actions={
            <>
              <FilterChoices {...{ controls, focus }} />
              {shortcuts(desk.act)}
            </>
          }
        />
        <StatusTabs controls={controls} counts={counts} said={isRead ? counted(list.length) : ''} />
      </DeskTop>
      <Panes>
        <ListPane isOpen={openId !== undefined} aria-busy={isLate}>
          {isRead && list.length === 0 ? <NoMatch controls={controls} counts={counts} /> : null}
          {isRead ? null : <Reading>Loading conversations…</Reading>}
          {list.length > 0 ? (
            <ConversationList
              {...{ list, terms, focus }}
              cursor={cursor.index}
              openIndex={cursor.openIndex}
              reach={cursor.reach}
              isAnswered={desk.isAnswered}
              address={controls.address}
              format={desk.format}
              filter={shown}
            />
          ) : null}
        </ListPane>
        <OpenPane {...{ openId, open, thread, focus }} isListed={isListed || isLate} />
      </Panes>
    </Desk>
  );
}
