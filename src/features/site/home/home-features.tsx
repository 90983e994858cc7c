import type { ReactNode } from 'react';
import {
  agenticWorkflows,
  documentIntelligence,
  featuresSection,
  ossBssIntegrations,
  outageDetection,
  voiceAi,
} from '#content/site/home-features.ts';
import { Container } from '#src/ui/layout/layout.ts';
import { Section, SectionHead, SectionLead, SectionTitle } from '#src/ui/layout/section.ts';
import { Answer, Cell, Detail, Grid, Readings, Talk, Trace } from './home-features.styles';
import { WiringDiagram } from './wiring-diagram';

type FeatureProps = { span: 7 | 5 | 4; title: string; text: string; children: ReactNode };

function Feature({ span, title, text, children }: FeatureProps) {
  return (
    <Cell span={span}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <Detail>{children}</Detail>
    </Cell>
  );
}

/** Renders features of the agents inside the operator's existing systems. */
export function HomeFeatures() {
  const { question, text, source } = documentIntelligence.answer;
  return (
    <Section>
      <Container>
        <SectionHead>
          <SectionTitle>{featuresSection.heading}</SectionTitle>
          <SectionLead>{featuresSection.lead}</SectionLead>
        </SectionHead>
        <Grid role="list">
          <Feature span={7} {...agenticWorkflows}>
            <Trace role="list" aria-label={agenticWorkflows.traceLabel}>
              {agenticWorkflows.trace.map(({ time, call, input, result }) => (
                <li key={time}>
                  <time>{time}</time>
                  <span>
                    {call} <i>{input}</i>
                  </span>
                  <b>{result}</b>
                </li>
              ))}
            </Trace>
          </Feature>
          <Feature span={5} {...ossBssIntegrations}>
            <WiringDiagram />
          </Feature>
          <Feature span={4} {...outageDetection}>
            <Readings>
              {outageDetection.readings.map(({ label, value, state }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd data-state={state}>{value}</dd>
                </div>
              ))}
            </Readings>
          </Feature>
          <Feature span={4} {...voiceAi}>
            <Talk>
              {voiceAi.transcript.map(({ from, text: line }) => (
                <div key={from}>
                  <dt>{from}</dt>
                  <dd>{line}</dd>
                </div>
              ))}
            </Talk>
          </Feature>
          <Feature span={4} {...documentIntelligence}>
            <Answer>
              <p>{question}</p>
              <p>{text}</p>
              <figcaption>{source}</figcaption>
            </Answer>
          </Feature>
        </Grid>
      </Container>
    </Section>
  );
}
