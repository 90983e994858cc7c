import { styled } from '../design/stitches.config';

const Strip = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  overflow: 'hidden',
  border: '1px solid $line',
  borderRadius: '$card',
  background: '$surface',
});

const Cell = styled('div', {
  padding: '$5',
  boxShadow: '1px 0 0 $colors$line, 0 1px 0 $colors$line',
  '& dt': { text: 'small', color: '$inkMuted' },
  '& dd': {
    margin: '$2 0 0',
    fontSize: '1.625rem',
    lineHeight: 1.15,
    fontWeight: 600,
    letterSpacing: '-.02em',
    fontVariantNumeric: 'tabular-nums',
  },
});

type MetricStripProps = { metrics: readonly { label: string; value: string }[] };

/** Figures side by side in one card, hairlines between. */
export function MetricStrip({ metrics }: MetricStripProps) {
  return (
    <Strip>
      {metrics.map(({ label, value }) => (
        <Cell key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Cell>
      ))}
    </Strip>
  );
}
