import { Suspense, use, useEffect, useMemo, useRef } from 'react';
import { useRouter } from '@tanstack/react-router';
import { comparePage } from '#content/atlas/compare.ts';
import type { MachineEntry } from '#machines/model.ts';
import { chartOf, type Chart } from '#src/atlas/kit/chart.ts';
import { ChartParts } from '#src/atlas/drawings/chart-picture.tsx';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import { marksOf, unionChart } from '#src/atlas/drawings/diff/chart-diff.ts';
import { comparisonOf } from '#src/atlas/drawings/diff/diff-report.ts';
import type { CompareAddress } from '../address';
import { ListLink } from '../links';
import { Pieces } from '../pieces';
import { readableSearch } from '../readable-search';
import { SimulatorPanel } from '../simulator/SimulatorPanel';
import { Changes, Kind, Picture, Result, Versions } from './compare.styles';
import { layOut } from './lay-out';
import { runOfDifference } from './difference-run';

type Entries = Record<'before' | 'after', MachineEntry>;
type ComparisonProps = { entries: Entries; search: CompareAddress };

function UnionPicture({
  chart,
  drawing: loading,
  marks,
}: {
  chart: Chart;
  drawing: Promise<Drawing | null>;
  marks: ReadonlyMap<string, string>;
}) {
  const drawing = use(loading);
  if (!drawing) return <p>This chart could not be drawn.</p>;
  const { width, height } = drawing;
  return (
    <Picture tabIndex={0} role="group" aria-label="Both versions on one chart">
      <svg
        aria-hidden="true"
        width={width + 10}
        height={height + 10}
        viewBox={`-5 -5 ${width + 10} ${height + 10}`}
      >
        <ChartParts {...{ chart, drawing }} marksOf={(id) => marks.get(id)} />
      </svg>
    </Picture>
  );
}

type SimulatorProps = {
  entry: MachineEntry;
  drawing: Promise<Drawing | null>;
  search: CompareAddress;
  onChange: (search: CompareAddress, how: 'push' | 'replace') => void;
};

function Simulator({ entry, drawing, search, onChange }: SimulatorProps) {
  return (
    <SimulatorPanel
      entry={entry}
      drawing={use(drawing)}
      run={search.run}
      step={search.step}
      onChange={(run, step, how = 'push') => onChange({ ...search, run, step }, how)}
    />
  );
}

/** Returns the result of a comparison without Markdown, and with the guards that an event needs. */
const plainText = (result: string) =>
  result
    .replace(/ \{"holds":\[([^\]]*)\]\}/g, (_, guards: string) =>
      guards === '' ? '' : ` when ${guards.replaceAll('"', '').replaceAll(',', ' and ')}`,
    )
    .replace(/[*`]/g, '');

/** The differences of two versions: as text, on one chart, and as a run. */
export function Comparison({ entries, search }: ComparisonProps) {
  const router = useRouter();
  const { before, after } = entries;
  const heading = useRef<HTMLHeadingElement>(null);
  const comparison = useMemo(() => comparisonOf(before, after), [before, after]);
  const { changes, delays, difference, result, isEqual } = comparison;
  const pictures = useMemo(() => {
    const charts = [chartOf(before.machine), chartOf(after.machine)] as const;
    const union = unionChart(...charts);
    const [was, now] = charts;
    return {
      union,
      marks: marksOf(...charts),
      drawings: { union: layOut(union), before: layOut(was), after: layOut(now) },
    };
  }, [before, after]);
  const side = search.side ?? 'after';
  const go = (next: CompareAddress, how: 'push' | 'replace') => {
    const href = `${comparePage.path}${readableSearch({ ...next })}`;
    void router.navigate({ href, replace: how === 'replace', resetScroll: false });
  };

  useEffect(() => heading.current?.focus(), []);

  return (
    <Result aria-labelledby="differences">
      <h2 id="differences" ref={heading} tabIndex={-1}>
        {isEqual ? 'No differences' : `Differences: ${changes.length + delays.length}`}
      </h2>
      {isEqual ? (
        <p>{comparePage.equal}</p>
      ) : (
        <>
          <Changes role="list">
            {changes.map(({ id, change, pieces, says }) => (
              <li key={`${change} ${id}`}>
                <Kind change={change}>{change}</Kind>
                <div>
                  <Pieces pieces={pieces} />
                  {says.map((line) => (
                    <small key={line}>{line}</small>
                  ))}
                </div>
              </li>
            ))}
            {delays.map((line) => (
              <li key={line}>
                <Kind change="changed">changed</Kind>
                <div>{line}</div>
              </li>
            ))}
          </Changes>
          <h3>Both versions on one chart</h3>
          <Suspense fallback={<p role="status">Drawing the chart …</p>}>
            <UnionPicture
              chart={pictures.union}
              marks={pictures.marks}
              drawing={pictures.drawings.union}
            />
          </Suspense>
          <h3>{difference ? 'Shortest run with different results' : 'Results'}</h3>
          <p>{plainText(result)}</p>
        </>
      )}
      {difference ? (
        <>
          <Versions aria-label="Run the difference">
            {(['before', 'after'] as const).map((version) => {
              const run = runOfDifference(entries[version], difference);
              const next: CompareAddress = {
                of: search.of,
                side: version === 'before' ? version : undefined,
                run,
              };
              return (
                <a
                  key={version}
                  href={`${comparePage.path}${readableSearch({ ...next })}`}
                  aria-current={side === version && search.run === run ? 'true' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    go(next, 'push');
                  }}
                >
                  {`Run it in ${comparePage.labels[version]}`}
                </a>
              );
            })}
          </Versions>
          <Suspense>
            <Simulator
              key={side}
              entry={entries[side]}
              drawing={pictures.drawings[side]}
              search={search}
              onChange={go}
            />
          </Suspense>
        </>
      ) : null}
      <p>
        <ListLink>See all state machines</ListLink>
      </p>
    </Result>
  );
}
