import { styled } from '#src/design/stitches.config.ts';
import { Section } from '../sections/section';
import { stateCount } from '#src/atlas/kit/chart.ts';
import type { MachineFacts } from '../machine-facts';
import { layers } from './read-coverage';

const Layers = styled('ul', {
  listStyle: 'none',
  display: 'grid',
  gap: '$4 $8',
  text: 'small',
  fontVariantNumeric: 'tabular-nums',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** The share of a machine's states and transitions that each layer of the tests passes. */
export function CoverageSection({ facts: { chart, unvisited } }: { facts: MachineFacts }) {
  const of = stateCount(chart) + chart.transitions.length;
  return (
    <Section
      id="tests"
      title="Test coverage"
      lead="States and transitions that the tests reach. Select one in the chart to see its tests."
    >
      <Layers role="list" aria-labelledby="tests-title">
        {layers.map(({ label, says, hasVisitor }) => {
          const seen = of - (hasVisitor ? Object.keys(unvisited).length : 0);
          return (
            <li key={label}>
              <b>{label}:</b> {`${seen} of ${of}, ${says}`}
            </li>
          );
        })}
      </Layers>
    </Section>
  );
}
