import { memo } from 'react';
import type { TimeFormat } from '#src/lib/time/time-format.ts';
import { ConversationRow } from './ConversationRow';
import { useIsInteractive } from '#src/ui/form/interactive.ts';
import { visitorOf } from '#src/features/workspace/sample/conversation.ts';
import { Check, Item, Items, Scroller } from './conversation-list.styles';
import type { MarksOf } from './use-workspace-now';
import { useConversationRows, type RowsProps } from './use-conversation-rows';

type ConversationListProps = RowsProps & {
  terms: readonly string[];
  marksOf: MarksOf;
  format: TimeFormat;
  selected: ReadonlySet<string>;
  /** Selects or deselects a row; with Shift, all rows from the last selected one. */
  toggle: (id: string, isRange: boolean) => void;
};

/** Renders the search results with virtual scrolling. */
export const ConversationList = memo(function ConversationList(props: ConversationListProps) {
  const {
    list,
    isRead,
    terms,
    cursor,
    selected,
    toggle,
    openIndex,
    addressIndex,
    reach,
    marksOf,
    format,
    focus,
  } = props;
  const { indexes, height, scroller, row, onKeyDown, addressOf, onOpen } =
    useConversationRows(props);
  const isInteractive = useIsInteractive();
  return (
    <Scroller ref={scroller}>
      {/* Arrow keys move focus between the links, which stay individually operable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <Items
        role="list"
        aria-label="Conversations"
        isRead={isRead}
        style={isRead ? { height: list.length * height } : undefined}
        onKeyDown={onKeyDown}
      >
        {indexes.map((index) => {
          const conversation = list[index];
          if (!conversation) return null;
          return (
            <Item
              key={conversation.id}
              ref={row}
              aria-setsize={isRead ? list.length : -1}
              aria-posinset={index + 1}
              style={isRead ? { transform: `translateY(${index * 100}%)` } : undefined}
            >
              <ConversationRow
                {...{ conversation, terms, format, focus, onOpen }}
                {...marksOf(conversation)}
                href={addressOf(conversation.id)}
                isOpen={index === openIndex}
                isCurrent={index === addressIndex}
                isStop={index === cursor}
                onReach={reach}
              />
              <Check
                type="checkbox"
                aria-label={`Select ${visitorOf(conversation)}, ${format.dateTime(conversation.at)}`}
                tabIndex={index === cursor ? 0 : -1}
                checked={selected.has(conversation.id)}
                disabled={!isInteractive}
                onChange={({ nativeEvent }) =>
                  toggle(conversation.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                }
              />
            </Item>
          );
        })}
      </Items>
    </Scroller>
  );
});
