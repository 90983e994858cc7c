import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { useHydrated, useRouter } from '@tanstack/react-router';
import { stateCount } from '#src/atlas/kit/chart.ts';
import { readMachineAddress, type MachineAddress } from './address';
import { HydrationMarker } from '#src/hydration/hydrated.tsx';
import { hrefOf } from './links';
import { ChartFigure } from './chart/chart-figure';
import { DescriptionPane } from './chart/description-pane';
import { CoverageSection } from './coverage/coverage-section';
import { PartCoverage } from './coverage/part-coverage';
import type { MachineFacts } from './machine-facts';
import { Beside, Facts, Jumps, Top } from './machine-page.styles';
import { activeParts } from './simulator/active-parts';
import { SimulatorPanel } from './simulator/SimulatorPanel';
import { TellApart } from './simulator/TellApart';
import { PartSource } from './source/part-source';
import { SourceSection } from './source/source-section';
import { RouteList } from './route-list';
import { Checks } from './sections/checks';
import { EventTable } from './sections/event-table';
import { Files } from './sections/files';
import { Invariants } from './sections/invariants';

const jumps = [
  ['chart', 'Chart'],
  ['run', 'Simulator'],
  ['events', 'Events'],
  ['checks', 'Checks'],
  ['invariants', 'Invariants'],
  ['tests', 'Tests'],
  ['files', 'Files'],
  ['source', 'Source'],
] as const;

/** The sections below the simulator, which a step of a run does not change. */
const Sections = memo(function Sections({ facts }: { facts: MachineFacts }) {
  const { entry } = facts;
  return (
    <>
      <EventTable facts={facts} />
      <Checks facts={facts} />
      <Invariants facts={facts} />
      <CoverageSection facts={facts} />
      <Files entry={entry} />
      {facts.source ? <SourceSection source={facts.source} /> : null}
    </>
  );
});

const Figure = memo(ChartFigure);
const Description = memo(DescriptionPane);
const PartLines = memo(PartSource);
const PartTests = memo(PartCoverage);
const Apart = memo(TellApart);

/** The title of the page, the machine's facts and the links to the sections. */
const Intro = memo(function Intro({ facts: { chart, entry, source } }: { facts: MachineFacts }) {
  const { routes, view } = entry.where;
  const facts = [
    ['States', stateCount(chart)],
    ['Transitions', chart.transitions.length],
    ['View', view],
    ['Pages', <RouteList key="pages" routes={routes} />],
  ] as const;
  return (
    <>
      <Top>
        <h1>{entry.title}</h1>
        <p>{entry.purpose}</p>
        <Facts>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
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

/** The page of one machine: chart, description, simulator, events, checks, tests, files. */
export function MachinePage(props: { facts: MachineFacts; search: MachineAddress }) {
  const { facts } = props;
  const { chart, entry, drawing } = facts;
  const router = useRouter();
  // The page is prerendered without search params.
  const { at, apart, run, step }: MachineAddress = useHydrated() ? props.search : {};
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
  const hasPart = [...chart.states, ...chart.transitions].some(({ id }) => id === at);
  // The simulator answers a step first, and the chart a selection.
  const parts = useDeferredValue(
    useMemo(() => (run === undefined ? null : activeParts(entry, run, step)), [entry, run, step]),
  );
  const described = useDeferredValue(hasPart ? at : undefined);
  const marks = useCallback(
    (part: string) =>
      parts?.states.includes(part) || parts?.transitions.includes(part) ? 'active' : '',
    [parts],
  );
  return (
    <>
      <Intro facts={facts} />
      <section id="chart" aria-label="Chart and description">
        <Beside>
          {drawing ? (
            <Figure
              {...{ facts, drawing, marks }}
              at={hasPart ? at : undefined}
              onSelect={select}
            />
          ) : null}
          <Description facts={facts} at={described} onSelect={replaceSelection} />
        </Beside>
        {described === undefined ? null : (
          <>
            <PartLines facts={facts} at={described} />
            <PartTests facts={facts} at={described} />
            <Apart facts={facts} at={described} apart={apart} />
          </>
        )}
      </section>
      <SimulatorPanel {...{ entry, drawing, run, step }} />
      <Sections facts={facts} />
      <HydrationMarker />
    </>
  );
}
