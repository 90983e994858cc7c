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

function CellText({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
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
          <Cell span={7}>
            <CellText {...agenticWorkflows} />
            <Detail>
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
            </Detail>
          </Cell>
          <Cell span={5}>
            <CellText {...ossBssIntegrations} />
            <Detail>
              <WiringDiagram />
            </Detail>
          </Cell>
          <Cell span={4}>
            <CellText {...outageDetection} />
            <Detail>
              <Readings>
                {outageDetection.readings.map(({ label, value, state }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd data-state={state}>{value}</dd>
                  </div>
                ))}
              </Readings>
            </Detail>
          </Cell>
          <Cell span={4}>
            <CellText {...voiceAi} />
            <Detail>
              <Talk>
                {voiceAi.transcript.map(({ from, text: line }) => (
                  <div key={from}>
                    <dt>{from}</dt>
                    <dd>{line}</dd>
                  </div>
                ))}
              </Talk>
            </Detail>
          </Cell>
          <Cell span={4}>
            <CellText {...documentIntelligence} />
            <Detail>
              <Answer>
                <p>{question}</p>
                <p>{text}</p>
                <figcaption>{source}</figcaption>
              </Answer>
            </Detail>
          </Cell>
        </Grid>
      </Container>
    </Section>
  );
}
