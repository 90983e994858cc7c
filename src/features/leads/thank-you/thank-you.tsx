import { Fragment } from 'react';
import { Link } from '@tanstack/react-router';
import { bookDemo, thankYou } from '#content/site/book-demo.ts';
import { brand } from '#content/brand.ts';
import { StyledButtonLink } from '#src/ui/form/button.styles.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { ErrorBoundary } from '#src/hydration/error-boundary.tsx';
import { Confetti } from './Confetti';
import { Actions, ClosedSpan, Fallback, Main, Reading, Steps } from './thank-you.styles';
import { useIndustries } from './use-industries';

const schedulingUrl = import.meta.env.VITE_SCHEDULING_URL || brand.schedulingUrl;

/** Confirms a request and offers the next steps. */
export function ThankYou() {
  const industries = useIndustries();
  return (
    <>
      <Main id="main" tabIndex={-1}>
        <ClosedSpan viewBox="0 0 240 64" aria-hidden="true">
          <path d="M4 6v54M236 6v54M4 10C66.600 52.600 173.400 52.600 236 10" />
          <circle cx="120" cy="42" r="8" />
        </ClosedSpan>
        <h1>
          {thankYou.heading.split(/(?<=\.) /).map((sentence) => (
            <Fragment key={sentence}>
              <span>{sentence}</span>{' '}
            </Fragment>
          ))}
        </h1>
        <Steps role="list" aria-label={bookDemo.next.heading}>
          {bookDemo.next.steps.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </Steps>
        <Actions>
          <StyledButtonLink href={schedulingUrl} target="_blank" rel="noopener noreferrer">
            {thankYou.calendar}
          </StyledButtonLink>
          <ButtonLink to="/demo" kind="secondary">
            {thankYou.film}
          </ButtonLink>
        </Actions>
        <Reading aria-label={thankYou.reading}>
          <p>{thankYou.reading}</p>
          <ul>
            {industries.map(({ slug, shortName }) => (
              <li key={slug}>
                <Link to="/customers/$slug" params={{ slug }}>
                  {shortName}
                </Link>
              </li>
            ))}
          </ul>
        </Reading>
        <Fallback>
          {thankYou.mailFallback} <a href={`mailto:${brand.mail.info}`}>{brand.mail.info}</a>.{' '}
          <Link to="/">{thankYou.home}</Link>
        </Fallback>
      </Main>
      <ErrorBoundary>
        <Confetti />
      </ErrorBoundary>
    </>
  );
}
