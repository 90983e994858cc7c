import { integrations } from '#content/site/integrations.ts';
import { styled } from '#src/design/stitches.config.ts';
import { from } from '#src/design/tokens.ts';
import { Tag } from '#src/ui/data/sample-tag.tsx';
import { Container } from '#src/ui/layout/layout.ts';
import { Section } from '#src/ui/layout/section.ts';
import { SpanRow } from '#src/ui/illustrations/span-row.tsx';
import { Wordmark } from '#src/ui/illustrations/wordmark.tsx';
import { Trust } from '../trust';
import { Access, Note } from './home.styles';

const Heading = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3 $6',
  marginBottom: '$6',
  '& h2': { text: 'h3' },
});

/** One group per span; each list starts below a pole. */
const Groups = styled('ul', {
  listStyle: 'none',
  display: 'grid',
  [`@media ${from(320)}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  rowGap: '$7',
  margin: '$6 0 $7',
  '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& > li': { paddingRight: '$5' },
  '& h3': { text: 'small', fontWeight: 500, color: '$inkSubtle' },
  '& p': { marginTop: '$4', text: 'small', color: '$inkMuted' },
});

const Marks = styled('ul', {
  listStyle: 'none',
  display: 'grid',
  justifyItems: 'start',
  gap: '$4',
  marginTop: '$4',
});

/** Renders the systems the agents connect to, as wordmarks by category, and their access. */
export function HomeIntegrations() {
  return (
    <Section>
      <Container>
        <Heading>
          <h2>{integrations.heading}</h2>
          <Tag>{integrations.note}</Tag>
        </Heading>
        <SpanRow spans={4} pole={24} />
        <Groups role="list">
          {integrations.groups.map(({ label, over, marks }) => (
            <li key={label}>
              <h3>{label}</h3>
              <Marks role="list">
                {marks.map((mark) => (
                  <li key={mark.name}>
                    <Wordmark {...mark} />
                  </li>
                ))}
              </Marks>
              <p>{over}</p>
            </li>
          ))}
        </Groups>
        <SpanRow spans={4} pole={24} />
        <Note>
          {integrations.unlisted} <a href={integrations.ask.href}>{integrations.ask.label}</a>
        </Note>
        <Trust Layout={Access} />
      </Container>
    </Section>
  );
}
