import { numberText } from '#content/number-text.ts';
import { useDeferredValue, type ComponentType, type ReactNode } from 'react';
import type { ShortcutsProps } from '../conversation-shortcuts/Shortcuts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { EmptyState } from '#src/ui/data/empty-state.tsx';
import { onDemand } from '#src/hydration/on-demand.tsx';
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
  /** Renders the keyboard shortcuts. */
  shortcuts: (props: ShortcutsProps) => ReactNode;
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
  count === 1 ? '1 conversation' : `${numberText(count)} conversations`;

/** Renders search, tabs, the list and the open conversation; the URL holds this state. */
export function Inbox({ title, shortcuts, thread }: InboxProps) {
  const inbox = useInbox();
  const { focus, controls, found, cursor, pane, isOpen, isEmpty, report } = inbox;
  const { selected, toggle } = inbox.selection;
  // The check marks are painted first, but a bar that ends takes no focus.
  const selection = useDeferredValue(inbox.selection);
  const isSelecting = [inbox.selection, selection].every(({ state }) => state !== 'empty');
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
  const { list, counts, markedRows, terms, request, isLate, isRead } = found;
  return (
    <Layout>
      <InboxHeader isOpen={isOpen}>
        <PageTop
          title={title}
          actions={
            <>
              <FilterChoices {...{ controls, focus }} onKeyDown={inbox.onSearchKey} />
              {shortcuts({ act: inbox.act, threadCommands: inbox.threadCommands })}
            </>
          }
        />
        <StatusTabs
          {...{ controls, counts, markedRows, focus }}
          announcement={isRead ? counted(list.length) : ''}
        />
      </InboxHeader>
      <Panes>
        <ListPane isOpen={isOpen} aria-busy={isLate}>
          {list.length > 0 ? null : counts ? (
            <NoMatch controls={controls} counts={counts} />
          ) : (
            <Reading>Loading conversations…</Reading>
          )}
          {list.length > 0 ? (
            <ConversationList
              {...{ list, isRead, terms, focus }}
              cursor={cursor.index}
              openIndex={cursor.openIndex}
              addressIndex={cursor.addressIndex}
              reach={cursor.reach}
              marksOf={inbox.marksOf}
              params={inbox.listParams}
              format={inbox.format}
              filter={request}
              selected={selected}
              toggle={toggle}
            />
          ) : null}
        </ListPane>
        {isSelecting ? (
          <SelectionBar
            {...{ selection, list, focus, isOpen }}
            nextFocus={isOpen ? 'open' : (list[cursor.index]?.id ?? 'search')}
          />
        ) : null}
        {pane ? <OpenPane {...pane} {...{ thread, focus, report }} /> : null}
      </Panes>
    </Layout>
  );
}
