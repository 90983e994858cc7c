import { useMemo } from 'react';
import { useHydrated, useRouter } from '@tanstack/react-router';
import type { MachineAddress } from './address';
import { HydrationMarker } from '#src/ui/layout/hydration.tsx';
import { hrefOf } from './address-link';
import { ChartFigure } from './chart/chart-figure';
import { Words } from './chart/words-pane';
import { CoverageSection } from './coverage/coverage-section';
import { markOf } from './coverage/coverage-words';
import type { MachineFacts } from './machine-facts';
import { Beside, Facts, Jumps, Top } from './machine-page.styles';
import { activeParts } from './run/active-parts';
import { RunSection } from './run/RunSection';
import { RouteList } from './route-list';
import { EventTable } from './sections/event-table';
import { Journeys } from './sections/journeys';
import { Promises } from './sections/promises';

type MachinePageProps = { facts: MachineFacts; search: MachineAddress };

const jumps = [
  ['chart', 'Chart'],
  ['run', 'Run it'],
  ['events', 'Events'],
  ['promises', 'Promises'],
  ['journeys', 'Journeys'],
  ['tests', 'Tests'],
] as const;

/** Everything about one machine: drawn, told, and what is known of it. */
export function MachinePage({ facts, search: asked }: MachinePageProps) {
  const router = useRouter();
  // The page is prerendered once for whatever else stands in its address.
  const isHydrated = useHydrated();
  const search = isHydrated ? asked : {};
  const { chart, entry, drawing, coverage } = facts;
  const { at, layer = 'actor' } = search;
  const select = (part: string) => {
    const href = hrefOf(router, entry.id, { ...search, at: part });
    void router.navigate({ href, replace: true, resetScroll: false });
  };
  const known = [...chart.states, ...chart.transitions].some(({ id }) => id === at);
  const { run, step } = search;
  const parts = useMemo(
    () => (run === undefined ? null : activeParts(entry, run, step)),
    [entry, run, step],
  );
  const isActive = (part: string) => parts?.states.includes(part) || parts?.taken.includes(part);
  const marks = (part: string) =>
    [markOf(coverage, layer, part), isActive(part) ? 'active' : ''].join(' ').trim();
  return (
    <>
      <Top>
        <h1>{entry.title}</h1>
        <p>{entry.purpose}</p>
        <Facts>
          <div>
            <dt>States</dt>
            <dd>{chart.states.length - 1}</dd>
          </div>
          <div>
            <dt>Transitions</dt>
            <dd>{chart.transitions.length}</dd>
          </div>
          <div>
            <dt>Seen on the site</dt>
            <dd>{entry.where.view}</dd>
          </div>
          <div>
            <dt>Acts on</dt>
            <dd>
              <RouteList routes={entry.where.routes} />
            </dd>
          </div>
        </Facts>
      </Top>
      <Jumps aria-label="On this page">
        {jumps.map(([id, label]) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </Jumps>
      <section id="chart" aria-label="Chart and words">
        <Beside>
          {drawing ? (
            <ChartFigure
              {...{ facts, drawing, marks }}
              at={known ? at : undefined}
              onSelect={select}
            />
          ) : null}
          <Words facts={facts} search={search} onSelect={select} />
        </Beside>
      </section>
      <RunSection {...{ entry, drawing, search }} />
      <EventTable facts={facts} search={search} />
      <Promises facts={facts} />
      <Journeys facts={facts} />
      <CoverageSection facts={facts} search={search} />
      <HydrationMarker />
    </>
  );
}
