import { layers, type MachineAddress } from '../address';
import { PartLink } from '../chart/part-link';
import type { MachineFacts } from '../machine-facts';
import { descriptionOf } from '../part-description';
import { Section } from '../sections/section';
import { Lists, Meters } from './coverage-section.styles';
import {
  columnLabels,
  faultOf,
  layerLabels,
  partNamed,
  shareOf,
  targetText,
} from './coverage-text';
import { LayerSwitch } from './layer-switch';
import { Meter } from './meter';
import { DeepTests } from './deep-tests';
import { columns } from './read-coverage';

type CoverageProps = { facts: MachineFacts; search: MachineAddress };

/** The test coverage of a machine in one layer. */
export function CoverageSection({ facts, search }: CoverageProps) {
  const { coverage, chart, entry, sentences } = facts;
  const layer = search.layer ?? 'actor';
  const shown = coverage?.[layer];
  const isPart = (id: string) =>
    [...chart.states, ...chart.transitions].some((part) => part.id === id);
  const targetLink = (target: string) => {
    const part = partNamed(target);
    // Both results of a guard belong to one transition, so the text states which one.
    const guardResult = /^(grant|refusal) /.test(target)
      ? `${targetText(target).split(':')[0]}: `
      : '';
    return isPart(part) ? (
      <PartLink machine={entry.id} part={part} search={search}>
        {guardResult}
        {descriptionOf(sentences, part)}
      </PartLink>
    ) : (
      <code>{targetText(target)}</code>
    );
  };
  if (!coverage)
    return (
      <Section
        id="tests"
        title="Test coverage"
        lead="This build has no test report. The machine’s tests are in the repository."
      />
    );
  const counts = Object.entries(shown?.counts ?? {});
  const missing = counts.flatMap(([, count]) => count.missing);
  const excluded = counts.flatMap(([, count]) => count.excluded);
  const mutants = layer === 'actor' ? coverage.mutants : undefined;
  return (
    <Section
      id="tests"
      title="Test coverage"
      lead="Tests run the machine alone, in its view, and in the built page. In the chart, “!” marks parts that a layer does not cover, “…” parts with a surviving mutant, and dashes excluded parts."
    >
      <LayerSwitch
        machine={entry.id}
        search={search}
        layers={layers.filter((candidate) => coverage[candidate])}
      />
      {shown ? (
        <>
          <Meters role="list" aria-label={`Coverage of the layer ${layerLabels[layer].label}`}>
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
                  <span>Mutants killed</span>
                  <span>{`${mutants.killed} of ${mutants.of}`}</span>
                </p>
                <Meter share={mutants.of === 0 ? 1 : mutants.killed / mutants.of} />
              </li>
            ) : null}
          </Meters>
          <Lists>
            <div>
              <h3>{`Not covered: ${missing.length === 0 ? 'none' : missing.length}`}</h3>
              {missing.length > 0 ? (
                <ul>
                  {missing.map((target) => (
                    <li key={target}>{targetLink(target)}</li>
                  ))}
                </ul>
              ) : null}
            </div>
            {mutants && mutants.survivors.length > 0 ? (
              <details>
                <summary>{`Surviving mutants: ${mutants.survivors.length}`}</summary>
                <ul>
                  {mutants.survivors.map((mutant) => {
                    const { part, fault } = faultOf(mutant);
                    return (
                      <li key={mutant}>
                        {targetLink(part)} <code>{fault}</code>
                      </li>
                    );
                  })}
                </ul>
              </details>
            ) : null}
            {excluded.length > 0 ? (
              <details>
                <summary>{`Excluded, with reasons: ${excluded.length}`}</summary>
                <ul>
                  {excluded.map(({ what, because }) => (
                    <li key={what}>
                      {targetLink(what)} {because}
                    </li>
                  ))}
                </ul>
              </details>
            ) : null}
          </Lists>
        </>
      ) : (
        <p>This layer has no report for this machine.</p>
      )}
      <DeepTests coverage={coverage} />
    </Section>
  );
}
