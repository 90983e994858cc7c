import { styled } from '#src/design/stitches.config.ts';
import { Section } from '../sections/section';
import { layerLabels, layers, partsCount, type MachineCoverage } from './read-coverage';

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
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

/** The share of a machine's states and transitions that each layer of the tests covers. */
export function CoverageSection({ coverage }: { coverage: MachineCoverage | null }) {
  return (
    <Section
      id="tests"
      title="Test coverage"
      lead={
        coverage
          ? 'States and transitions that the tests reach. Select one in the chart to see its tests.'
          : 'This build has no test report. The machine’s tests are in the repository.'
      }
    >
      <Layers role="list" aria-labelledby="tests-title">
        {layers.map((layer) => {
          const tested = coverage?.[layer];
          if (!tested) return null;
          const { seen, of } = partsCount(tested);
          const { label, says } = layerLabels[layer];
          return (
            <li key={layer}>
              <b>{label}:</b> {`${seen} of ${of}, ${says}`}
              <Bar viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect className="track" width="100" height="8" rx="1" />
                <rect className="share" width={(seen / (of || 1)) * 100} height="8" rx="1" />
              </Bar>
            </li>
          );
        })}
      </Layers>
    </Section>
  );
}
