import { ArrowDown } from 'lucide';
import { careers } from '#content/site/careers.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { HollowSpan } from '#src/ui/illustrations/hollow-span.tsx';
import { Container } from '#src/ui/layout/layout.ts';
import { PageHero, PageLead } from '#src/ui/layout/page-hero.ts';
import { Section, SectionHead, SectionTitle } from '#src/ui/layout/section.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import { SleepingTown } from '#src/ui/illustrations/sleeping-town.tsx';
import { Jump, NoPositions, Reasons } from './careers.styles';

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
        <SectionHead>
          <SectionTitle id="reasons">{careers.reasonsHeading}</SectionTitle>
          <Jump href="#positions">
            {positions.heading}
            <Icon as={ArrowDown} size={20} />
          </Jump>
        </SectionHead>
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
