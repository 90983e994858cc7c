import { about } from '../../content/about';
import { BelowFold } from '../ui/below-fold';
import { ButtonLink } from '../ui/button';
import { Container } from '../ui/layout';
import { Actions } from '../ui/message';
import { PageHero, PageLead } from '../ui/page-hero';
import { Section, SectionTitle } from '../ui/section';
import { SpanCrossing } from '../ui/span-crossing';
import { SpanRow } from '../ui/span-row';
import { Wordmark } from '../ui/wordmark';
import { Closing, EmployerList, Employers, Mission, Team, ValueList, Values } from './about.styles';

const { hero, mission, team, values, closing } = about;

export function About() {
  return (
    <Container>
      <PageHero>
        <div>
          <h1>{hero.title}</h1>
          <PageLead>{hero.lead}</PageLead>
        </div>
        <SpanRow spans={3} />
      </PageHero>
      <BelowFold>
        <Section aria-labelledby="mission">
          <Mission>
            <h2 id="mission">{mission.heading}</h2>
            <p>{mission.text}</p>
          </Mission>
        </Section>
        <Section aria-labelledby="team">
          <Team>
            <SectionTitle id="team">{team.heading}</SectionTitle>
            <div>
              {team.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Team>
          <Employers>
            <h3 id="employers">
              {team.employersHeading} <small>{team.employersNote}</small>
            </h3>
            <EmployerList role="list" aria-labelledby="employers">
              {team.employers.map((employer) => (
                <li key={employer.name}>
                  <Wordmark {...employer} />
                </li>
              ))}
            </EmployerList>
          </Employers>
        </Section>
        <Section aria-labelledby="values">
          <SectionTitle id="values">{about.valuesHeading}</SectionTitle>
          <Values>
            <SpanCrossing />
            <ValueList role="list" aria-labelledby="values">
              {values.map(({ title, description }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{description}</p>
                </li>
              ))}
            </ValueList>
          </Values>
        </Section>
        <Section>
          <Closing>
            <SectionTitle>{closing.heading}</SectionTitle>
            <Actions>
              <ButtonLink to={closing.demo.href}>{closing.demo.label}</ButtonLink>
              <ButtonLink to={closing.careers.href} kind="secondary">
                {closing.careers.label}
              </ButtonLink>
            </Actions>
          </Closing>
        </Section>
      </BelowFold>
    </Container>
  );
}
