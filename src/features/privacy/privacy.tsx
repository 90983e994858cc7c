import { Link } from '@tanstack/react-router';
import { privacy } from '#content/site/privacy.ts';
import { Container } from '#src/ui/layout/layout.ts';
import { PageHero, PageLead } from '#src/ui/layout/page-hero.ts';
import { Section, SectionLead, SectionTitle } from '#src/ui/layout/section.ts';
import { StoredData } from './StoredData';
import { Question, Rows } from './privacy.styles';

const { stored, leaves } = privacy;

export function Privacy() {
  return (
    <Container>
      <PageHero>
        <div>
          <h1>{privacy.title}</h1>
          <PageLead>{privacy.lead}</PageLead>
        </div>
        <section aria-labelledby="now">
          <StoredData id="now" />
        </section>
      </PageHero>
      <Section aria-labelledby="kept">
        <SectionTitle id="kept">{stored.heading}</SectionTitle>
        <SectionLead>{stored.lead}</SectionLead>
        <Rows>
          {stored.rows.map((row) => (
            <div key={row.name}>
              <dt>{row.name}</dt>
              <dd>{row.what}</dd>
              <dd>
                {row.howLong}
                {'link' in row ? <Link to={row.link.href}>{row.link.label}</Link> : null}
              </dd>
            </div>
          ))}
        </Rows>
      </Section>
      <Section aria-labelledby="leaves">
        <SectionTitle id="leaves">{leaves.heading}</SectionTitle>
        <Rows>
          {leaves.rows.map(({ name, what }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </Rows>
        <Question>
          {leaves.question} <a href={leaves.mail.href}>{leaves.mail.label}</a>.
        </Question>
      </Section>
    </Container>
  );
}
