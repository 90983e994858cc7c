import { numberText } from '#content/number-text.ts';
import type { MachineEntry } from '#machines/model.ts';
import type { MachineFacts } from '../machine-facts';
import type { JourneyEvent } from '../simulator/journey-steps';
import { RunButton } from '../simulator/RunButton';
import { PartPanel, Paths } from './part-panel';
import { layers } from './read-coverage';

type Path = { name: string; events: readonly JourneyEvent[] };
type PathListProps = { entry: MachineEntry; title: string; paths: readonly Path[] };

/** Paths that the simulator runs. */
export const PathList = ({ entry, title, paths }: PathListProps) => (
  <div>
    <p>{title}</p>
    {paths.length > 0 ? (
      <ul>
        {paths.map(({ name, events }) => (
          <li key={name}>
            <RunButton {...{ entry, events }} label={`Run this: ${name}`} />
            {name}
          </li>
        ))}
      </ul>
    ) : null}
  </div>
);

/** The journeys, generated paths and test files that cover the selected state or transition. */
export function PartCoverage({ facts, at }: { facts: MachineFacts; at: string }) {
  const { entry, chart, unvisited, modelCheck } = facts;
  const kind = chart.states.some(({ id }) => id === at) ? 'state' : 'transition';
  const paths = modelCheck.byPart.get(at);
  const count = paths?.count ?? 0;
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
      {at === chart.id ? null : (
        <ul>
          {layers.map(({ label, file, hasVisitor }) => (
            <li key={label}>
              <b>{label}:</b> {(hasVisitor ? unvisited[at] : undefined) ?? 'covered'},{' '}
              <code>{file}</code>
            </li>
          ))}
        </ul>
      )}
      <Paths>
        <PathList
          {...{ entry }}
          paths={ofJourneys}
          title={ofJourneys.length > 0 ? 'Journeys' : 'No handwritten journey passes it'}
        />
        <PathList
          {...{ entry }}
          paths={generated}
          title={
            count > 0
              ? `Shortest of the ${numberText(count)} generated steps that ${lead} it`
              : 'No generated path passes it'
          }
        />
      </Paths>
    </PartPanel>
  );
}
