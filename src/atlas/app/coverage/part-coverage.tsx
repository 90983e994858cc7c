import type { MachineEntry } from '#machines/model.ts';
import { layers, type Layer, type MachineAddress } from '../address';
import type { MachineFacts } from '../machine-facts';
import type { JourneyEvent } from '../simulator/journey-steps';
import { RunButton } from '../simulator/run-controls';
import { layerLabels, partNamed } from './coverage-text';
import { PartPanel, Paths } from './part-panel';
import type { MachineCoverage } from './read-coverage';

/** Returns whether a layer’s generated paths cover a part, and why not if they need not. */
export function coverageOfPart(
  coverage: MachineCoverage,
  layer: Layer,
  part: string,
): { isCovered: boolean; because: string | null } {
  const counts = Object.values(coverage[layer]?.counts ?? {});
  const isPart = (target: string) =>
    /^(state|transition) /.test(target) && partNamed(target) === part;
  const exclusion = counts.flatMap(({ excluded }) => excluded).find(({ what }) => isPart(what));
  if (exclusion) return { isCovered: false, because: exclusion.because };
  return { isCovered: !counts.some(({ missing }) => missing.some(isPart)), because: null };
}

type Path = { name: string; events: readonly JourneyEvent[] };
type PathListProps = {
  entry: MachineEntry;
  search: MachineAddress;
  title: string;
  paths: readonly Path[];
};

/** Paths that the simulator runs. */
const PathList = ({ entry, search, title, paths }: PathListProps) => (
  <div>
    <p>{title}</p>
    {paths.length > 0 ? (
      <ul>
        {paths.map(({ name, events }) => (
          <li key={name}>
            <RunButton {...{ entry, search, events }} label={`Run this: ${name}`} />
            {name}
          </li>
        ))}
      </ul>
    ) : null}
  </div>
);

type PartCoverageProps = { facts: MachineFacts; search: MachineAddress; at: string };

/** The journeys, generated paths and test files that cover the selected state or transition. */
export function PartCoverage({ facts, search, at }: PartCoverageProps) {
  const { entry, chart, coverage, modelCheck } = facts;
  const kind = chart.states.some(({ id }) => id === at) ? 'state' : 'transition';
  const paths = modelCheck.byPart.get(at);
  const count = paths?.count ?? 0;
  const tested = coverage ? layers.filter((layer) => coverage[layer]) : [];
  const ofJourneys: Path[] = entry.model.journeys
    .filter(({ title }) => paths?.journeys.includes(title))
    .map(({ title, events }) => ({ name: title, events }));
  const generated: Path[] = [...(paths?.shortest ?? [])].map(([name, events]) => ({
    name,
    events: events as Path['events'],
  }));
  const lead = kind === 'state' ? 'lead to' : 'take';
  return (
    <PartPanel aria-labelledby="part-tests">
      <h2 id="part-tests">{`Tests of the selected ${kind}`}</h2>
      {coverage && at !== chart.id ? (
        <ul>
          {tested.map((layer) => {
            const { isCovered, because } = coverageOfPart(coverage, layer, at);
            const planned = coverage[layer]?.paths.toLocaleString('en-US');
            const says = isCovered ? `covered by its ${planned} paths` : (because ?? 'not covered');
            return (
              <li key={layer}>
                <b>{layerLabels[layer].label}:</b> {says}, <code>{layerLabels[layer].file}</code>
              </li>
            );
          })}
        </ul>
      ) : null}
      <Paths>
        <PathList
          {...{ entry, search }}
          paths={ofJourneys}
          title={ofJourneys.length > 0 ? 'Journeys' : 'No handwritten journey passes it'}
        />
        <PathList
          {...{ entry, search }}
          paths={generated}
          title={
            count > 0
              ? `Shortest of the ${count.toLocaleString('en-US')} generated steps that ${lead} it`
              : 'No generated path passes it'
          }
        />
      </Paths>
    </PartPanel>
  );
}
