import { styled } from '#src/design/stitches.config.ts';
import { Section } from '../sections/section';
import { stateCount } from '#src/atlas/kit/chart.ts';
import type { MachineFacts } from '../machine-facts';
import { layers } from './read-coverage';

/** The text next to it is equivalent. */
const Bar = styled('svg', {
  display: 'block',
  width: '100%',
  height: 8,
  marginTop: '$2',
  '& .track': { fill: '$sunken' },
  '& .share': { fill: '$live' },
});

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
              <Bar viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect className="track" width="100" height="8" rx="1" />
                <rect className="share" width={(seen / of) * 100} height="8" rx="1" />
              </Bar>
            </li>
          );
        })}
      </Layers>
    </Section>
  );
}
