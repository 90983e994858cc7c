import type { AnyEventObject } from 'xstate';
import { pureStart, pureStep } from '#src/atlas/kit/pure-step.ts';
import type { MachineEntry } from '#machines/model.ts';
import { styled } from '#src/design/stitches.config.ts';
import { layers, type Layer } from '../address';
import type { MachineFacts } from '../machine-facts';
import { layerLabels, partNamed } from './coverage-text';
import type { MachineCoverage } from './read-coverage';

const Panel = styled('section', {
  marginTop: '$5',
  text: 'small',
  color: '$inkMuted',
  '& h2': { text: 'small', fontWeight: 600, color: '$ink', marginBottom: '$2' },
  '& ul': { listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: '$2 $6' },
  '& p': { marginTop: '$2' },
  '& b': { fontWeight: 600 },
  '& a': { display: 'inline-block', minHeight: 24, color: '$brand' },
});

/** Returns the titles of the journeys that enter a state or take a transition. */
export function journeysThrough({ machine, model }: MachineEntry, part: string): string[] {
  return model.journeys.flatMap(({ title, events }) => {
    let step = pureStart(machine, model.input);
    const passes = () =>
      step.taken.includes(part) || step.after._nodes.some(({ id }) => id === part);
    const isThrough =
      passes() ||
      (events as readonly AnyEventObject[]).some((event) => {
        step = pureStep(machine, step.after, event);
        return passes();
      });
    return isThrough ? title : [];
  });
}

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

type PartCoverageProps = { facts: MachineFacts; at: string };

/** The test layers and journeys that cover the selected state or transition. */
export function PartCoverage({ facts: { entry, chart, coverage }, at }: PartCoverageProps) {
  const isState = chart.states.some(({ id }) => id === at);
  const journeys = journeysThrough(entry, at);
  const tested = coverage ? layers.filter((layer) => coverage[layer]) : [];
  return (
    <Panel aria-labelledby="part-tests">
      <h2 id="part-tests">{`Tests of the selected ${isState ? 'state' : 'transition'}`}</h2>
      {coverage && at !== chart.id ? (
        <ul>
          {tested.map((layer) => {
            const { isCovered, because } = coverageOfPart(coverage, layer, at);
            const paths = coverage[layer]?.paths.toLocaleString('en-US');
            const says = isCovered ? `covered by its ${paths} paths` : (because ?? 'not covered');
            return (
              <li key={layer}>
                <b>{layerLabels[layer].label}:</b> {says}
              </li>
            );
          })}
        </ul>
      ) : null}
      <p>
        {journeys.length === 0 ? (
          'No handwritten journey passes it.'
        ) : (
          <>
            <b>Journeys:</b> <a href="#journeys">{journeys.join(' · ')}</a>
          </>
        )}
      </p>
    </Panel>
  );
}
