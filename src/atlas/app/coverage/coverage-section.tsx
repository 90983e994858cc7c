import { layers, type MachineAddress } from '../address';
import { PartLink } from '../chart/part-link';
import type { MachineFacts } from '../machine-facts';
import { wordsOf } from '../part-words';
import { Section } from '../sections/section';
import { Lists, Meters } from './coverage-section.styles';
import {
  columnLabels,
  faultOf,
  layerLabels,
  partNamed,
  shareOf,
  targetWords,
} from './coverage-words';
import { LayerSwitch } from './layer-switch';
import { Meter } from './meter';
import { columns } from './read-coverage';

type CoverageProps = { facts: MachineFacts; search: MachineAddress };

/** What the tests have seen of a machine in one layer, what not, and what they have let through. */
export function CoverageSection({ facts, search }: CoverageProps) {
  const { coverage, chart, entry, sentences } = facts;
  const layer = search.layer ?? 'actor';
  const shown = coverage?.[layer];
  const isPart = (id: string) =>
    [...chart.states, ...chart.transitions].some((one) => one.id === id);
  const place = (target: string) => {
    const part = partNamed(target);
    // A guard's two outcomes are parts of one transition: which of them is meant is said first.
    const outcome = /^(grant|refusal) /.test(target)
      ? `${targetWords(target).split(':')[0]}: `
      : '';
    return isPart(part) ? (
      <PartLink machine={entry.id} part={part} search={search}>
        {outcome}
        {wordsOf(sentences, part)}
      </PartLink>
    ) : (
      <code>{targetWords(target)}</code>
    );
  };
  if (!coverage)
    return (
      <Section
        id="tests"
        title="What is tested"
        lead="No test report came with this build. The machine’s tests are in the repository all the same."
      />
    );
  const counts = Object.entries(shown?.counts ?? {});
  const missing = counts.flatMap(([, count]) => count.missing);
  const excluded = counts.flatMap(([, count]) => count.excluded);
  const mutants = layer === 'actor' ? coverage.mutants : undefined;
  return (
    <Section
      id="tests"
      title="What is tested"
      lead="Tests walk through the machine alone, through its view, and through the built page. What a layer did not see is hatched in the chart, where it lets a planted fault pass is dotted, and what it leaves out is dashed. All of it is listed here."
    >
      <LayerSwitch
        machine={entry.id}
        search={search}
        layers={layers.filter((one) => coverage[one])}
      />
      {shown ? (
        <>
          <Meters role="list" aria-label={`Seen in the layer ${layerLabels[layer].label}`}>
            {columns.map((column) => {
              const count = shown.counts[column];
              return count ? (
                <li key={column}>
                  <p>
                    <span>{columnLabels[column]}</span>
                    <span>{`${count.seen} of ${count.of}`}</span>
                  </p>
                  <Meter share={shareOf(count)} />
                </li>
              ) : null;
            })}
            {mutants ? (
              <li>
                <p>
                  <span>Planted faults noticed</span>
                  <span>{`${mutants.killed} of ${mutants.of}`}</span>
                </p>
                <Meter share={mutants.of === 0 ? 1 : mutants.killed / mutants.of} />
              </li>
            ) : null}
          </Meters>
          <Lists>
            <div>
              <h3>{`Not seen: ${missing.length === 0 ? 'nothing' : missing.length}`}</h3>
              {missing.length > 0 ? (
                <ul>
                  {missing.map((one) => (
                    <li key={one}>{place(one)}</li>
                  ))}
                </ul>
              ) : null}
            </div>
            {mutants && mutants.survivors.length > 0 ? (
              <details>
                <summary>{`Planted faults that this layer lets pass: ${mutants.survivors.length}`}</summary>
                <ul>
                  {mutants.survivors.map((one) => {
                    const { part, fault } = faultOf(one);
                    return (
                      <li key={one}>
                        {place(part)} <code>{fault}</code>
                      </li>
                    );
                  })}
                </ul>
              </details>
            ) : null}
            {excluded.length > 0 ? (
              <details>
                <summary>{`Left out, each for a reason: ${excluded.length}`}</summary>
                <ul>
                  {excluded.map(({ what, because }) => (
                    <li key={what}>
                      {place(what)} {because}
                    </li>
                  ))}
                </ul>
              </details>
            ) : null}
          </Lists>
        </>
      ) : (
        <p>This layer has not looked at the machine.</p>
      )}
    </Section>
  );
}
