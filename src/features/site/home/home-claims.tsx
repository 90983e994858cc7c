import { claimStrip } from '#content/site/home.ts';
import { Container, VisuallyHidden } from '#src/ui/layout/layout.ts';
import { Figure, FigureLabel, FigureStrip, HowMeasured } from '#src/ui/data/stat.tsx';

/** Renders the four figures below the hero, each with its measurement. */
export function HomeClaims() {
  return (
    <Container as="section" aria-labelledby="claims">
      <VisuallyHidden as="h2" id="claims">
        {claimStrip.heading}
      </VisuallyHidden>
      <FigureStrip role="list">
        {claimStrip.items.map(({ figure, label, how }) => (
          <li key={label}>
            <Figure>{figure}</Figure>
            <FigureLabel>{label}</FigureLabel>
            <HowMeasured label={claimStrip.howLabel} figure={label} how={how} />
          </li>
        ))}
      </FigureStrip>
    </Container>
  );
}
