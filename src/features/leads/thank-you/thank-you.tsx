import { Fragment } from 'react';
import { bookDemo, thankYou } from '#content/site/book-demo.ts';
import { brand } from '#content/brand.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { SilentBoundary } from '#src/ui/layout/error-boundaries.tsx';
import { Confetti } from './Confetti';
import { ClosedSpan, Fallback, Lead, Main, Steps } from './thank-you.styles';

export function ThankYou() {
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
        <Lead>{thankYou.lead}</Lead>
        <Steps role="list" aria-label={bookDemo.next.heading}>
          {bookDemo.next.steps.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </Steps>
        <Fallback>
          {thankYou.mailFallback} <a href={`mailto:${brand.mail.info}`}>{brand.mail.info}</a>.
        </Fallback>
        <ButtonLink to="/" kind="secondary">
          Back to the home page
        </ButtonLink>
      </Main>
      <SilentBoundary>
        <Confetti />
      </SilentBoundary>
    </>
  );
}
