import { industries } from '#content/summaries.built.ts';
import { figureOf, claims } from '#content/claims.ts';
import { questionsWith } from '#content/site/faq.ts';
import { industryPage as words } from '#content/site/industry-page.ts';
import type { IndustryPage, IndustrySummary } from '#content/schema.ts';
import { Figure, FigureLabel, HowMeasured } from '#src/ui/data/stat.tsx';
import { ErrorBoundary } from '#src/hydration/error-boundary.tsx';
import { Container } from '#src/ui/layout/layout.ts';
import { NoBreak } from '#src/ui/layout/no-break.tsx';
import { Section, SectionHead, SectionLead, SectionTitle } from '#src/ui/layout/section.ts';
import { Estimate } from '../estimate/Estimate';
import { Faq } from '../faq';
import { NextPages } from '../next-pages';
import { IndustryNight } from './industry-night';
import { IndustrySolutions } from './industry-solutions';
import { Challenge, Challenges, Columns, Prose, Results, Split } from './industry.styles';

const linkTo = ({ shortName, slug, line }: IndustrySummary) => ({
  label: shortName,
  href: `/customers/${slug}`,
  line,
});

/** Renders the industry and its challenges: text without controls. */
export function IndustrySituation({ page }: { page: IndustryPage }) {
  return (
    <Container>
      <Section>
        <Split>
          <SectionTitle>
            <NoBreak>{page.line}</NoBreak>
          </SectionTitle>
          <Prose>
            {page.overview.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Split>
      </Section>
      <Section aria-labelledby="challenges">
        <Split>
          <SectionTitle id="challenges">{words.challenges}</SectionTitle>
          <Challenges role="list">
            {page.challenges.map(({ title, description }, index) => (
              <Challenge key={title}>
                <span>{String(index + 1).padStart(2, '0')}</span>
                <div>
                  <h3>{title}</h3>
                  <p>{description}</p>
                </div>
              </Challenge>
            ))}
          </Challenges>
        </Split>
      </Section>
    </Container>
  );
}

/** Renders the page from the solutions to its end. */
export function IndustryRest({ page }: { page: IndustryPage }) {
  const pageIndex = industries.findIndex(({ slug }) => slug === page.slug);
  const [next, ...others] = [
    ...industries.slice(pageIndex + 1),
    ...industries.slice(0, pageIndex),
  ].map(linkTo);
  return (
    <Container>
      <Columns>
        <IndustrySolutions
          id="operations"
          heading={words.operations}
          solutions={page.solutions}
          wide
        />
        <IndustrySolutions
          id="workforce"
          heading={words.workforce}
          solutions={page.workforceSolutions}
        />
      </Columns>
      <IndustryNight night={page.night} />
      <Section aria-labelledby="results">
        <SectionHead kind="thirds">
          <SectionTitle id="results">{words.results}</SectionTitle>
          <SectionLead>{words.resultsLead}</SectionLead>
        </SectionHead>
        <Results role="list">
          {page.results.map((result) => (
            <li key={result.description}>
              <Figure>{figureOf(result)}</Figure>
              <FigureLabel>{result.description}</FigureLabel>
              {result.claim ? (
                <HowMeasured
                  label={words.howLabel}
                  figure={result.description}
                  how={claims[result.claim].how}
                />
              ) : null}
            </li>
          ))}
        </Results>
      </Section>
      <ErrorBoundary name="The estimate">
        <Estimate page={page.slug} />
      </ErrorBoundary>
      <Faq questions={questionsWith(page.question)} />
      {next ? <NextPages next={next} groups={[{ heading: words.others, pages: others }]} /> : null}
    </Container>
  );
}
