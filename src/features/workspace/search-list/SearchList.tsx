import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { isComposing } from '#src/services/browser/key-presses.ts';
import { Input } from '#src/ui/form/field.styles.ts';
import { Count, GroupTitle, Option, Options } from './search-list.styles';
import type { SearchListControls } from './use-search-list';

/** An option, and its group's heading if it is the first one of a group. */
export type SearchOption = {
  id: string;
  /** Runs when the option is chosen. */
  value: string;
  group?: string | undefined;
  content: ReactNode;
};

type SearchListProps = {
  list: SearchListControls;
  /** Names of the field and of the list. */
  label: string;
  title: string;
  options: readonly SearchOption[];
  /** Tells how many options match. */
  status: string;
};

/** Ref of the active option. In some browsers scrollIntoView returns a promise, not a cleanup. */
const reveal = (option: HTMLElement | null) => {
  option?.scrollIntoView({ block: 'nearest' });
};

/** Renders a combobox and its open list of options. */
export function SearchList({ list, label, title, options, status }: SearchListProps) {
  const listId = useId();
  const { query, choose } = list;
  const index = Math.min(list.index, options.length - 1);
  const active = options[index];

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent) || !active) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) {
      const count = options.length;
      list.reach((index + by + count) % count);
    } else if (event.key === 'Enter') choose(active.value);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Input
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && `${listId}-${active.id}`}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        size="dense"
        value={query}
        onChange={({ currentTarget }) => list.search(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Options id={listId} role="listbox" aria-label={title}>
        {options.flatMap(({ id, value, group, content }, at) => [
          group ? (
            <GroupTitle key={`${id} group`} role="presentation">
              {group}
            </GroupTitle>
          ) : null,
          // The combobox handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <Option
            key={id}
            id={`${listId}-${id}`}
            ref={at === index ? reveal : undefined}
            role="option"
            aria-selected={at === index}
            onClick={() => choose(value)}
          >
            {content}
          </Option>,
        ])}
      </Options>
      <Count role="status">{status}</Count>
    </>
  );
}
