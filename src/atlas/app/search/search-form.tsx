import { useEffect, useRef, type KeyboardEvent } from 'react';
import { isComposing } from '#src/services/browser/key-presses.ts';
import { Input } from '#src/ui/form/field.styles.ts';
import { Select } from '#src/ui/form/select.styles.ts';
import type { ListAddress } from '../address';
import { Search } from '../machine-list.styles';
import { knownPages, sitePages } from './known-pages';

/** Returns the visible links of the results in order. */
const resultLinks = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('#results a')].filter((link) =>
    link.checkVisibility(),
  );

/**
 * Moves focus by arrow keys through the search field and its results. Up from the first result
 * returns to the field.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined || ctrlKey || metaKey || altKey || shiftKey) return;
  if (isComposing(event.nativeEvent)) return;
  const field = event.currentTarget.querySelector<HTMLElement>('input[type="search"]');
  const stops = [field, ...resultLinks()];
  const index = stops.indexOf(event.target as HTMLElement);
  const next = index < 0 ? undefined : stops[index + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

type SearchFormProps = {
  search: ListAddress;
  /** The number of results as text. */
  count: string;
  onSearch: (search: ListAddress) => void;
};

/** The search field and the filter by page; Enter opens the first result. */
export function SearchForm({ search, count, onSearch }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const { q = '', page = '' } = search;

  // Back and Forward update the field; text being typed stays.
  useEffect(() => {
    const input = field.current;
    if (input && input.value.trim() !== q.trim()) input.value = q;
  }, [q]);

  const others = page === '' || sitePages.includes(page) ? [] : [page];
  return (
    <Search
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (q.trim() !== '') resultLinks()[0]?.click();
      }}
    >
      <Input
        ref={field}
        type="search"
        size="dense"
        aria-label="Search machines"
        aria-describedby="search-keys"
        placeholder="State, event, guard, action, page …"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        defaultValue=""
        onChange={({ currentTarget: { value } }) =>
          onSearch({ ...search, q: value.trim() === '' ? undefined : value })
        }
      />
      <Select
        size="dense"
        aria-label="Page"
        value={page}
        onChange={({ currentTarget: { value } }) =>
          onSearch({ ...search, page: value === '' ? undefined : value })
        }
      >
        <option value="">All pages</option>
        {[...sitePages, ...others].map((path) => (
          <option key={path} value={path}>
            {path === '/' ? 'home page' : knownPages.includes(path) ? path : `${path} (unknown)`}
          </option>
        ))}
      </Select>
      <p role="status">{count}</p>
      <p id="search-keys">Arrow keys move through the results, Enter opens the first.</p>
    </Search>
  );
}
