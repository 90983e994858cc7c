import { about } from '#content/site/about.ts';
import { BelowFold } from '#src/hydration/below-fold.tsx';
import { Tag } from '#src/ui/data/sample-tag.tsx';
import { Figure, FigureLabel, FigureStrip } from '#src/ui/data/stat.tsx';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Container, VisuallyHidden } from '#src/ui/layout/layout.ts';
import { Actions } from '#src/ui/layout/message.ts';
import { PageHero, PageLead } from '#src/ui/layout/page-hero.ts';
import { Section, SectionHead, SectionTitle } from '#src/ui/layout/section.ts';
import { SpanCrossing } from '#src/ui/illustrations/span-crossing.tsx';
import { SpanRow } from '#src/ui/illustrations/span-row.tsx';
import { Wordmark } from '#src/ui/illustrations/wordmark.tsx';
import { aboutFacts } from './about-facts.built';
import { Closing, EmployerList, Employers, Mission, Team, ValueList, Values } from './about.styles';

const { hero, mission, team, values, closing } = about;

export function About() {
  return (
    <Container>
      <PageHero>
        <SectionHead>
          <h1>{hero.title}</h1>
          <PageLead>{hero.lead}</PageLead>
        </SectionHead>
        <SpanRow spans={4} />
      </PageHero>
      <VisuallyHidden as="h2" id="facts">
        {about.facts.heading}
      </VisuallyHidden>
      <FigureStrip role="list" aria-labelledby="facts">
        {aboutFacts.map(({ figure, label }) => (
          <li key={label}>
            <Figure>{figure}</Figure>
            <FigureLabel>{label}</FigureLabel>
          </li>
        ))}
      </FigureStrip>
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
              {team.employersHeading} <Tag>{team.employersNote}</Tag>
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
          <SectionHead kind="centered">
            <SectionTitle id="values">{about.valuesHeading}</SectionTitle>
          </SectionHead>
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
