import { claimStrip } from '#content/site/home.ts';
import { styled } from '#src/design/stitches.config.ts';
import { Container, VisuallyHidden } from '#src/ui/layout/layout.ts';
import { Figure, FigureLabel, HowMeasured } from '#src/ui/data/stat.tsx';

const Strip = styled('ul', {
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginTop: '$10',
  borderTop: '1px solid $line',
  borderBottom: '1px solid $line',
  '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', marginTop: '$11' },
  '& > li': {
    padding: '$6 $5 $6 0',
    '@sm': { padding: '$7 $6 $6 0' },
    '&:nth-child(even)': { paddingLeft: '$5', borderLeft: '1px solid $line' },
    '&:nth-child(n + 3)': { borderTop: '1px solid $line' },
    '@lg': {
      '&:nth-child(n + 2)': { paddingLeft: '$6', borderLeft: '1px solid $line', borderTop: 0 },
    },
  },
});

/** Renders the four figures below the hero, each with its measurement. */
export function HomeClaims() {
  return (
    <Container as="section" aria-labelledby="claims">
      <VisuallyHidden as="h2" id="claims">
        {claimStrip.heading}
      </VisuallyHidden>
      <Strip role="list">
        {claimStrip.items.map(({ figure, label, how }) => (
          <li key={label}>
            <Figure>{figure}</Figure>
            <FigureLabel>{label}</FigureLabel>
            <HowMeasured label={claimStrip.howLabel} figure={label} how={how} />
          </li>
        ))}
      </Strip>
    </Container>
  );
}
