import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { useHydrated, useRouter } from '@tanstack/react-router';
import { stateCount } from '#src/atlas/kit/chart.ts';
import { readMachineAddress, type MachineAddress } from './address';
import { HydrationMarker } from '#src/ui/layout/hydration.tsx';
import { hrefOf } from './address-link';
import { ChartFigure } from './chart/chart-figure';
import { DescriptionPane } from './chart/description-pane';
import { CoverageSection } from './coverage/coverage-section';
import { markOf } from './coverage/coverage-text';
import { PartCoverage } from './coverage/part-coverage';
import type { MachineFacts } from './machine-facts';
import { Beside, Facts, Jumps, Top } from './machine-page.styles';
import { activeParts } from './simulator/active-parts';
import { SimulatorSection } from './simulator/SimulatorSection';
import { PartSource } from './source/part-source';
import { SourceSection } from './source/source-section';
import { RouteList } from './route-list';
import { Checks } from './sections/checks';
import { EventTable } from './sections/event-table';
import { Files } from './sections/files';
import { Journeys } from './sections/journeys';
import { Invariants } from './sections/invariants';
import { Notation } from './sections/notation';
import { TriggerTable } from './sections/trigger-table';

type MachinePageProps = { facts: MachineFacts; search: MachineAddress };

const jumps = [
  ['chart', 'Chart'],
  ['run', 'Simulator'],
  ['events', 'Events'],
  ['checks', 'Checks'],
  ['invariants', 'Invariants'],
  ['journeys', 'Journeys'],
  ['tests', 'Tests'],
  ['files', 'Files'],
  ['source', 'Source'],
  ['notation', 'Legend'],
] as const;

type SectionsProps = { facts: MachineFacts; search: MachineAddress };

/** The sections below the simulator, which a step of a run does not change. */
const Sections = memo(function Sections({ facts, search }: SectionsProps) {
  const { entry } = facts;
  return (
    <>
      <EventTable facts={facts} search={search} />
      <TriggerTable facts={facts} search={search} />
      <Checks facts={facts} search={search} />
      <Invariants facts={facts} search={search} />
      <Journeys facts={facts} search={search} />
      <CoverageSection facts={facts} search={search} />
      <Files entry={entry} />
      {facts.source ? <SourceSection source={facts.source} /> : null}
      <Notation />
    </>
  );
});

const Figure = memo(ChartFigure);
const Description = memo(DescriptionPane);
const PartLines = memo(PartSource);
const PartTests = memo(PartCoverage);

/** The title of the page, the machine's facts and the links to the sections. */
const Intro = memo(function Intro({ facts: { chart, entry, source } }: { facts: MachineFacts }) {
  return (
    <>
      <Top>
        <h1>{entry.title}</h1>
        <p>{entry.purpose}</p>
        <Facts>
          <div>
            <dt>States</dt>
            <dd>{stateCount(chart)}</dd>
          </div>
          <div>
            <dt>Transitions</dt>
            <dd>{chart.transitions.length}</dd>
          </div>
          <div>
            <dt>View</dt>
            <dd>{entry.where.view}</dd>
          </div>
          <div>
            <dt>Pages</dt>
            <dd>
              <RouteList routes={entry.where.routes} />
            </dd>
          </div>
        </Facts>
      </Top>
      <Jumps aria-label="On this page">
        {jumps.map(([id, label]) =>
          id !== 'source' || source ? (
            <a key={id} href={`#${id}`}>
              {label}
            </a>
          ) : null,
        )}
      </Jumps>
    </>
  );
});

/** The page of one machine: chart, description, simulator, events, invariants, journeys, tests, files. */
export function MachinePage({ facts, search: requested }: MachinePageProps) {
  const router = useRouter();
  // The page is prerendered without search params.
  const isHydrated = useHydrated();
  const search = isHydrated ? requested : {};
  const { chart, entry, drawing, coverage } = facts;
  const { at, layer = 'actor' } = search;
  const select = useCallback(
    (part: string, replace = false) => {
      const open = readMachineAddress(router.state.location.search);
      const href = hrefOf(entry.id, { ...open, at: part });
      void router.navigate({ href, replace, resetScroll: false });
    },
    [router, entry.id],
  );
  // Back does not retrace every arrow key.
  const replaceSelection = useCallback((part: string) => select(part, true), [select]);
  const inLayer = useMemo(() => ({ layer: search.layer }), [search.layer]);
  const known = [...chart.states, ...chart.transitions].some(({ id }) => id === at);
  const { run, step } = search;
  // The simulator answers a step first, and the chart a selection.
  const parts = useDeferredValue(
    useMemo(() => (run === undefined ? null : activeParts(entry, run, step)), [entry, run, step]),
  );
  const described = useDeferredValue(known ? at : undefined);
  const marks = useCallback(
    (part: string) => {
      const isActive = parts?.states.includes(part) || parts?.taken.includes(part);
      return [markOf(coverage, layer, part), isActive ? 'active' : ''].join(' ').trim();
    },
    [coverage, layer, parts],
  );
  return (
    <>
      <Intro facts={facts} />
      <section id="chart" aria-label="Chart and description">
        <Beside>
          {drawing ? (
            <Figure {...{ facts, drawing, marks }} at={known ? at : undefined} onSelect={select} />
          ) : null}
          <Description facts={facts} search={inLayer} at={described} onSelect={replaceSelection} />
        </Beside>
        {described === undefined ? null : (
          <>
            <PartLines facts={facts} at={described} />
            <PartTests facts={facts} search={inLayer} at={described} />
          </>
        )}
      </section>
      <SimulatorSection {...{ entry, drawing, run, step }} />
      <Sections facts={facts} search={inLayer} />
      <HydrationMarker />
    </>
  );
}
