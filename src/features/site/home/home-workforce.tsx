import { solutions } from '#content/site/home.ts';
import { dailySeries, sampleTotals } from '#content/sample/daily-conversations.ts';
import { styled } from '#src/design/stitches.config.ts';
import { below } from '#src/design/tokens.ts';
import { LineChart } from '#src/ui/data/line-chart.tsx';
import { MetricStrip } from '#src/ui/data/metric-strip.tsx';

const Frame = styled('div', {
  display: 'grid',
  gap: '$5',
  padding: '$5',
  border: '1px solid $line',
  borderRadius: '$panel',
  background: '$sunken',
  '@sm': { padding: '$6' },
  // Two columns for three figures: the first spans both.
  [`@media ${below(434)}`]: { '& dl > :first-child': { gridColumn: '1 / -1' } },
});

const Card = styled('div', {
  padding: '$5',
  border: '1px solid $line',
  borderRadius: '$card',
  background: '$surface',
  '& p': { marginBottom: '$4', text: 'ui', fontWeight: 600 },
  // Phones scale the drawing to half its size, so its text is twice as large.
  '& svg': {
    '@belowSm': {
      fontSize: 22,
      '& > text': { transform: 'translateY(10px)' },
    },
  },
});

const values = dailySeries()
  .slice(-sampleTotals.days)
  .map(({ conversations }) => conversations);

/** Renders the workspace's figures and chart with sample data. */
export function WorkforceDashboard() {
  return (
    <Frame>
      <MetricStrip
        chosen="Total conversations"
        metrics={[
          {
            label: 'Total conversations',
            value: sampleTotals.conversations.toLocaleString('en-US'),
          },
          { label: 'Satisfaction', value: `${sampleTotals.satisfaction}/5` },
          { label: 'Avg. response', value: `${sampleTotals.responseSeconds} sec` },
        ]}
      />
      <Card>
        <p>Conversations per day, sample data</p>
        <LineChart
          values={values}
          label={solutions.tabs.workforce.mediaAlternative}
          times={[
            { index: 0, text: '30 days ago' },
            { index: values.length - 1, text: 'Today' },
          ]}
        />
      </Card>
    </Frame>
  );
}
