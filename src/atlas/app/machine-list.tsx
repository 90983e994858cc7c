import { useHydrated, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { atlas } from '#content/atlas/atlas.ts';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { machines } from '#machines/index.ts';
import type { MachineEntry } from '#machines/model.ts';
import { foldedText, searchTerms } from '#src/lib/text/folded-text.ts';
import { HydrationMarker } from '#src/ui/layout/hydration.tsx';
import { EmptyState } from '#src/ui/data/empty-state.tsx';
import { Input } from '#src/ui/form/field.styles.ts';
import { partsCount, shareOf } from './coverage/coverage-text';
import { Meter } from './coverage/meter';
import type { MachineCoverage } from './coverage/read-coverage';
import { ListLink, MachineLink } from './links';
import { Aside, ListTop, Rows, Search } from './machine-list.styles';
import { RouteList } from './route-list';

type MachineListProps = {
  q: string | undefined;
  coverage: Readonly<Partial<Record<string, MachineCoverage>>>;
};

const all = Object.values(machines).map((entry) => ({ entry, chart: chartOf(entry.machine) }));

/** Returns the folded search text of a machine. */
const textOf = ({ id, title, purpose, where }: MachineEntry) =>
  foldedText([id, title, purpose, where.view, ...where.routes].join(' '));

const machineCount = (count: number) => (count === 1 ? '1 machine' : `${count} machines`);

function Tested({ coverage }: { coverage: MachineCoverage | undefined }) {
  if (!coverage) return null;
  const count = partsCount(coverage);
  return (
    <>
      <p>{`Tests cover ${count.seen} of ${count.of} in three layers`}</p>
      <Meter share={shareOf(count)} />
    </>
  );
}

/** Lists all machines with purpose, pages, size and test coverage. */
export function MachineList({ q: query, coverage }: MachineListProps) {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  // The page is prerendered without a query.
  const q = (useHydrated() ? query : undefined) ?? '';
  const terms = searchTerms(q);
  const found = all.filter(({ entry }) => terms.every((term) => textOf(entry).includes(term)));

  // Back and Forward update the field; text being typed stays.
  useEffect(() => {
    const input = field.current;
    if (input && input.value.trim() !== q.trim()) input.value = q;
  }, [q]);

  const searchFor = (text: string) => {
    const search = text.trim() === '' ? '' : `?${new URLSearchParams({ q: text }).toString()}`;
    void router.navigate({ href: `${atlas.path}${search}`, replace: true, resetScroll: false });
  };
  return (
    <>
      <ListTop>
        <h1>{atlas.title}</h1>
        <p>{atlas.lead}</p>
      </ListTop>
      <Search role="search" onSubmit={(event) => event.preventDefault()}>
        <Input
          ref={field}
          type="search"
          size="dense"
          aria-label="Search machines"
          placeholder="Search machines"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          defaultValue=""
          onChange={({ currentTarget }) => searchFor(currentTarget.value)}
        />
        <p role="status">
          {terms.length > 0 ? `${machineCount(found.length)} found` : machineCount(all.length)}
        </p>
      </Search>
      {found.length === 0 ? (
        <EmptyState action={<ListLink>Show all machines</ListLink>}>
          No machine matches this search.
        </EmptyState>
      ) : (
        <Rows role="list" aria-label="Machines">
          {found.map(({ entry, chart }) => (
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
                <b>{chart.states.length - 1}</b> states, <b>{chart.transitions.length}</b>{' '}
                transitions
                <Tested coverage={coverage[entry.id]} />
              </Aside>
            </li>
          ))}
        </Rows>
      )}
      <HydrationMarker />
    </>
  );
}
