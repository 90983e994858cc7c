import type { ComponentType, ReactNode } from 'react';
import type { Shortcut } from '../conversation-shortcut';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { EmptyState } from '#src/ui/data/empty-state.tsx';
import { onDemand } from '#src/ui/layout/on-demand.tsx';
import { PageTop } from '#src/ui/layout/page-top.tsx';
import { ConversationList } from './ConversationList';
import { FilterChoices, StatusTabs } from './FilterBar';
import type { NoMatchProps } from './NoMatch';
import { OpenPane, type OpenPaneProps } from './OpenPane';
import { Layout, InboxHeader, ListPane, Panes, Reading } from './conversation-filter.styles';
import type { SelectionBarProps } from '../row-selection/SelectionBar';
import { useInbox } from './use-inbox';

type InboxProps = {
  title: string;
  /** Renders the keyboard shortcuts, given their handler. */
  shortcuts: (act: (shortcut: Shortcut) => void) => ReactNode;
  /** Renders the open conversation, given the content above it and the focus queue. */
  thread: OpenPaneProps['thread'];
};

const NoMatch = onDemand(
  import.meta.glob<ComponentType<NoMatchProps>>('./NoMatch.tsx', { import: 'NoMatch' }),
  () => <EmptyState>No conversations with these filters.</EmptyState>,
);

const SelectionBar = onDemand(
  import.meta.glob<ComponentType<SelectionBarProps>>('../row-selection/SelectionBar.tsx', {
    import: 'SelectionBar',
  }),
  () => <p role="alert">The actions did not load. Select another conversation to try again.</p>,
);

const counted = (count: number) =>
  count === 1 ? '1 conversation' : `${new Intl.NumberFormat('en-US').format(count)} conversations`;

/** Renders search, tabs, the list and the open conversation; the URL holds this state. */
export function Inbox({ title, shortcuts, thread }: InboxProps) {
  const inbox = useInbox();
  const { focus, controls, found, cursor, openId, open, isListed, isEmpty, openNext } = inbox;
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
  const { selection } = inbox;
  const { list, counts, marked, terms, shown, isLate, isRead } = found;
  return (
    <Layout>
      <InboxHeader isOpen={openId !== undefined}>
        <PageTop
          title={title}
          actions={
            <>
              <FilterChoices {...{ controls, focus }} onKeyDown={inbox.onSearchKey} />
              {shortcuts(inbox.act)}
            </>
          }
        />
        <StatusTabs
          {...{ controls, counts, marked, focus }}
          announcement={isRead ? counted(list.length) : ''}
        />
      </InboxHeader>
      <Panes>
        <ListPane isOpen={openId !== undefined} aria-busy={isLate}>
          {isRead && list.length === 0 ? <NoMatch controls={controls} counts={counts} /> : null}
          {isRead ? null : <Reading>Loading conversations…</Reading>}
          {list.length > 0 ? (
            <ConversationList
              {...{ list, terms, focus }}
              cursor={cursor.index}
              openIndex={cursor.openIndex}
              addressIndex={cursor.addressIndex}
              reach={cursor.reach}
              marksOf={inbox.marksOf}
              params={controls.params}
              format={inbox.format}
              filter={shown}
              selected={selection.selected}
              toggle={selection.toggle}
            />
          ) : null}
          {selection.state === 'empty' ? null : (
            <SelectionBar {...{ selection, list, focus }} stopId={list[cursor.index]?.id} />
          )}
        </ListPane>
        <OpenPane
          {...{ openId, open, thread, focus, openNext }}
          isListed={isListed || isLate}
          sentId={inbox.sentId}
          reopen={inbox.reopen}
        />
      </Panes>
    </Layout>
  );
}
