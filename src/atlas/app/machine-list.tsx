import { useHydrated, useRouter } from '@tanstack/react-router';
import { atlas } from '#content/atlas/atlas.ts';
import { stateCount } from '#src/atlas/kit/chart.ts';
import { HydrationMarker } from '#src/hydration/hydrated.tsx';
import { EmptyState } from '#src/ui/data/empty-state.tsx';
import type { ListAddress } from './address';
import { ListLink, MachineLink } from './links';
import { Aside, Rows } from './machine-list.styles';
import { Top } from './machine-page.styles';
import { RouteList } from './route-list';
import { HitList } from './search/hit-list';
import { moveByArrows, SearchForm } from './search/search-form';
import { findMachines, type Found } from './search/search-index';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns the number of machines and, of a search, of their parts that match. */
function countText(results: readonly Found[], isSearch: boolean): string {
  const machines = counted(results.length, 'machine');
  if (!isSearch) return machines;
  const parts = results.reduce((sum, { hits }) => sum + hits.length, 0);
  return parts === 0 ? `${machines} found` : `${machines} and ${counted(parts, 'part')} found`;
}

const nothing: ListAddress = {};

/**
 * Lists all machines with purpose, pages and size, or those that a search finds with
 * their matching parts.
 */
export function MachineList({ search: requested }: { search: ListAddress }) {
  const router = useRouter();
  // The page is prerendered without a query.
  const search = useHydrated() ? requested : nothing;
  const { q = '', page } = search;
  const results = findMachines({ text: q, page });
  const isFiltered = q.trim() !== '' || page !== undefined;

  const searchFor = (next: ListAddress) => {
    const { href } = router.buildLocation({ to: atlas.path, search: next } as never);
    void router.navigate({ href, replace: true, resetScroll: false });
  };
  return (
    // Arrow keys move focus from the field to the results, which also work individually.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={moveByArrows}>
      <Top>
        <h1>{atlas.title}</h1>
        <p>{atlas.lead}</p>
      </Top>
      <SearchForm search={search} count={countText(results, isFiltered)} onSearch={searchFor} />
      {results.length === 0 ? (
        <EmptyState action={<ListLink>Show all machines</ListLink>}>
          No machine matches this search.
        </EmptyState>
      ) : (
        <Rows id="results" role="list" aria-label="Machines">
          {results.map(({ entry, chart, hits }) => (
            <li key={entry.id}>
              <div>
                <h2>
                  <MachineLink id={entry.id}>{entry.title}</MachineLink>
                </h2>
                <p>{entry.purpose}</p>
              </div>
              <Aside area="where">
                {entry.where.view} <br />
                <RouteList routes={entry.where.routes} />
              </Aside>
              <Aside area="size">
                {counted(stateCount(chart), 'state')},{' '}
                {counted(chart.transitions.length, 'transition')}
              </Aside>
              {hits.length > 0 ? (
                <HitList isOnlyMachine={results.length === 1} {...{ entry, hits }} />
              ) : null}
            </li>
          ))}
        </Rows>
      )}
      <HydrationMarker />
    </div>
  );
}
