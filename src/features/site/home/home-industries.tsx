import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide';
import { industries } from '#content/summaries.built.ts';
import { figureOf } from '#content/claims.ts';
import { industriesSection } from '#content/site/home.ts';
import { styled } from '#src/design/stitches.config.ts';
import { Container } from '#src/ui/layout/layout.ts';
import { IndustryScene } from '#src/ui/illustrations/scenes/industry-scene.tsx';
import { Section, SectionLead, SectionTitle } from '#src/ui/layout/section.ts';
import { Icon } from '#src/ui/layout/icon.tsx';

/** One street: the scenes stand side by side, with hairlines between them. */
const Grid = styled('ul', {
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  marginTop: '$8',
  border: '1px solid $line',
  borderRadius: '$card',
  overflow: 'hidden',
  background: '$line',
  '@sm': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@xl': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
});

const Card = styled('li', {
  position: 'relative',
  display: 'flex',
  gap: '$5',
  padding: '$5',
  background: '$surface',
  '&:hover': { background: '$sunken' },
  // On phones the scene is beside the text, with large text above it.
  '& > svg': { flex: 'none', width: 'min(96px, 25vw)', height: 'auto', strokeWidth: 1 },
  flexWrap: 'wrap',
  '& > div': { flex: '1 1 7em', minWidth: 0 },
  '@sm': {
    flexDirection: 'column',
    '& > svg': { width: '100%', strokeWidth: 1.5 },
    '& > div': { flex: 1 },
  },
  '& h3': { text: 'body', fontWeight: 600 },
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '$3',
    textDecoration: 'none',
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': {
      outline: 'none',
      '&::after': { outline: '2px solid $colors$focus', outlineOffset: -2 },
    },
  },
  '& p': { marginTop: '$2', text: 'small', textWrap: 'balance', color: '$inkMuted' },
  '& strong': { color: '$ink', fontWeight: 600 },
});

/** Renders a card for each industry: scene, name, one figure. */
export function HomeIndustries() {
  return (
    <Section>
      <Container>
        <SectionTitle>{industriesSection.heading}</SectionTitle>
        <SectionLead>{industriesSection.lead}</SectionLead>
        <Grid role="list">
          {industries.map(({ slug, shortName, scene, strand, headlineMetric }) => (
            <Card key={slug}>
              <IndustryScene scene={scene} strand={strand} />
              <div>
                <h3>
                  <Link to="/customers/$slug" params={{ slug }}>
                    {shortName}
                    <Icon as={ArrowRight} size={20} />
                  </Link>
                </h3>
                <p>
                  <strong>{figureOf(headlineMetric)}</strong> {headlineMetric.description}
                </p>
              </div>
            </Card>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
