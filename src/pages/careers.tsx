import { careers } from '../../content/careers';
import { ButtonLink } from '../ui/button';
import { HollowSpan } from '../ui/hollow-span';
import { Container } from '../ui/layout';
import { PageHero, PageLead } from '../ui/page-hero';
import { Section, SectionTitle } from '../ui/section';
import { SleepingTown } from '../ui/sleeping-town';
import { NoPositions, Reasons } from './careers.styles';

const { positions } = careers;

export function Careers() {
  return (
    <Container>
      <PageHero>
        <div>
          <h1>{careers.title}</h1>
          <PageLead>{careers.lead}</PageLead>
        </div>
        <SleepingTown />
      </PageHero>
      <Section aria-labelledby="reasons">
        <SectionTitle id="reasons">{careers.reasonsHeading}</SectionTitle>
        <Reasons role="list" aria-labelledby="reasons">
          {careers.reasons.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </Reasons>
      </Section>
      <Section aria-labelledby="positions">
        <NoPositions>
          <SectionTitle id="positions">{positions.heading}</SectionTitle>
          <div>
            <HollowSpan />
            <strong>{positions.none}</strong>
            <p>{positions.text}</p>
            <div>
              <ButtonLink to={positions.about.href} kind="secondary">
                {positions.about.label}
              </ButtonLink>
              <a href={positions.mail.href}>{positions.mail.label}</a>
            </div>
          </div>
        </NoPositions>
      </Section>
    </Container>
  );
}
