import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { bookDemo } from '#content/site/book-demo.ts';
import { faq, questionsWith } from '#content/site/faq.ts';
import { brand } from '#content/brand.ts';
import { Logo } from '#src/ui/layout/logo.tsx';
import { Tag } from '#src/ui/data/sample-tag.tsx';
import { BelowFold } from '#src/hydration/below-fold.tsx';
import { QuestionList } from '#src/ui/layout/question-list.tsx';
import { onDemand } from '#src/hydration/on-demand.tsx';
import { region } from '#src/hydration/region.tsx';
import { hasDemoText } from '../demo-form/has-demo-text';
import {
  Aside,
  Lead,
  Main,
  Pinned,
  Promise,
  Questions,
  Quote,
  Scheduler,
  Split,
  Step,
  StepLine,
  StepList,
  Steps,
} from './book-demo.styles';

const DemoForm = region(
  import.meta.glob<ComponentType>('../demo-form/DemoForm.tsx', { import: 'DemoForm' }),
  'The form',
  hasDemoText,
);
const Confetti = onDemand(
  import.meta.glob<ComponentType>('../thank-you/Confetti.tsx', { import: 'Confetti' }),
  () => null,
);

const { next, quote } = bookDemo;
const schedulingUrl = import.meta.env.VITE_SCHEDULING_URL || brand.schedulingUrl;

export function BookDemo() {
  return (
    <Split>
      <Aside aria-label={next.heading}>
        <Pinned>
          <Link to="/" aria-label={`${brand.name} home`}>
            <Logo name={brand.name} />
          </Link>
          <Promise>{next.steps[0].title}.</Promise>
          <Steps>
            <p>{next.heading}</p>
            <StepList role="list">
              {next.steps.map(({ title, text }, index) => (
                <Step key={title}>
                  <StepLine lit={index === 0} aria-hidden="true">
                    {index < next.steps.length - 1 ? <line x1="9" x2="9" y1="9" y2="100%" /> : null}
                    <circle cx="9" cy="9" r="7" />
                  </StepLine>
                  <strong>{title}</strong>
                  <p>{text}</p>
                </Step>
              ))}
            </StepList>
          </Steps>
          <Quote>
            <blockquote>“{quote.text}”</blockquote>
            <figcaption>
              {quote.from} <Tag>{quote.note}</Tag>
            </figcaption>
          </Quote>
          <Scheduler>
            {bookDemo.scheduler}{' '}
            <a href={schedulingUrl} target="_blank" rel="noopener noreferrer">
              {bookDemo.schedulerLink}
            </a>
          </Scheduler>
        </Pinned>
      </Aside>
      <Main id="main" tabIndex={-1}>
        <div>
          <h1>{bookDemo.heading}</h1>
          <Lead>{bookDemo.lead}</Lead>
          <BelowFold>
            <DemoForm />
            <Questions id="faq">
              <h2>{faq.heading}</h2>
              <QuestionList questions={questionsWith()} />
              <p>
                {faq.ask} <a href={faq.mail.href}>{faq.mail.label}</a>
              </p>
            </Questions>
          </BelowFold>
        </div>
      </Main>
      <BelowFold placeholder={null}>
        <Confetti />
      </BelowFold>
    </Split>
  );
}
