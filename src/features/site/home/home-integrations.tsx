import { integrations } from '#content/site/integrations.ts';
import { styled } from '#src/design/stitches.config.ts';
import { Tag } from '#src/ui/data/sample-tag.tsx';
import { Container } from '#src/ui/layout/layout.ts';
import { Section } from '#src/ui/layout/section.tsx';
import { SpanRow } from '#src/ui/illustrations/span-row.tsx';
import { Wordmark } from '#src/ui/illustrations/wordmark.tsx';

const Heading = styled('h2', { text: 'h3', marginBottom: '$6' });

const Groups = styled('ul', {
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$7',
  margin: '$7 0',
  '@lg': { gridTemplateColumns: '2fr 2fr 6fr 4fr', gap: '$6' },
  '& h3': { text: 'small', fontWeight: 500, color: '$inkSubtle' },
  '& p': { marginTop: '$4', text: 'small', color: '$inkMuted' },
});

const Marks = styled('ul', {
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$5 $8',
  marginTop: '$5',
});

const Note = styled('p', { marginTop: '$5', text: 'small', color: '$inkSubtle' });

/** Renders the systems the agents connect to, as vendors' wordmarks by category. */
export function HomeIntegrations() {
  return (
    <Section>
      <Container>
        <Heading>{integrations.heading}</Heading>
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
          <Tag>{integrations.note}</Tag> {integrations.unlisted}{' '}
          <a href={integrations.ask.href}>{integrations.ask.label}</a>
        </Note>
      </Container>
    </Section>
  );
}
