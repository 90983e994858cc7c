import { useId, type KeyboardEvent } from 'react';
import { savedRepliesWords as words } from '#content/workspace/saved-replies.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { Input } from '#src/ui/form/field.styles.ts';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { replyOptions } from './reply-options';
import { Count, Option, Options, Tag } from './replies-dialog.styles';
import type { SavedRepliesControls } from './use-saved-replies';

/** The largest number of options in the list. */
const longest = 50;

/** Ref of the active option. In some browsers scrollIntoView returns a promise, not a cleanup. */
const reveal = (option: HTMLElement | null) => {
  option?.scrollIntoView({ block: 'nearest' });
};

/** Renders the saved replies and FAQ answers to choose from. */
export function RepliesDialog({ replies }: { replies: SavedRepliesControls }) {
  const listId = useId();
  const entries = useWorkspace((all) => all.faq.entries);
  const { query, index, send } = replies;
  const found = replyOptions(entries, query);
  const options = found.slice(0, longest);
  const active = options[index];
  const choose = (text: string) => send({ type: 'reply.chosen', text });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || !active) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) {
      const count = options.length;
      send({ type: 'option.reached', index: (index + by + count) % count });
    } else if (event.key === 'Enter') choose(active.text);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      isOpen
      size="wide"
      title={words.title}
      onDismiss={() => send({ type: 'replies.closed' })}
    >
      <Input
        type="text"
        role="combobox"
        aria-label={words.search}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && `${listId}-${active.id}`}
        placeholder={words.search}
        autoComplete="off"
        spellCheck={false}
        size="dense"
        value={query}
        onChange={({ currentTarget }) =>
          send({ type: 'query.changed', query: currentTarget.value })
        }
        onKeyDown={onKeyDown}
      />
      <Options id={listId} role="listbox" aria-label={words.title}>
        {options.map(({ id, title, text, isFaq }, at) => (
          // The combobox handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <Option
            key={id}
            id={`${listId}-${id}`}
            ref={at === index ? reveal : undefined}
            role="option"
            aria-selected={at === index}
            onClick={() => choose(text)}
          >
            <strong>{title}</strong> <Tag>{isFaq ? words.faq : words.reply}</Tag>
            <span>{text}</span>
          </Option>
        ))}
      </Options>
      <Count role="status">
        {found.length === 0 ? words.none(query.trim()) : words.count(options.length, found.length)}
      </Count>
    </Dialog>
  );
}
