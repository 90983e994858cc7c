import { agents } from '#content/summaries.built.ts';
import { claims } from '#content/claims.ts';
import { industryPage } from '#content/site/industry-page.ts';
import type { Night } from '#content/schema.ts';
import { Tag } from '#src/ui/data/sample-tag.tsx';
import { Console, ConsoleBar, ConsoleClock } from '#src/ui/illustrations/console.ts';
import { Section, SectionLead, SectionTitle } from '#src/ui/layout/section.ts';
import { BeforeAfter, Head, Log, Pair, Step } from './industry-night.styles';

const words = industryPage.night;
const [, today, after] = words.comparison;
const isAgent = (who: string) => agents.some(({ name }) => name === who);

/** Renders one illustrative incident by the minute, and the same tasks today and with the agents. */
export function IndustryNight({ night }: { night: Night }) {
  const { incident, steps, comparison } = night;
  return (
    <Section aria-labelledby="night">
      <Head>
        <SectionTitle id="night">{words.heading}</SectionTitle>
        <div>
          <Tag>{words.note}</Tag>
          <SectionLead>{incident}</SectionLead>
        </div>
      </Head>
      <Pair>
        <Console as="div">
          <ConsoleBar as="div">
            {words.log}
            <ConsoleClock>{`${steps[0]?.time}–${steps.at(-1)?.time}`}</ConsoleClock>
          </ConsoleBar>
          <Log role="list">
            {steps.map(({ time, who, text }) => (
              <Step key={time} by={isAgent(who) ? 'agent' : 'person'}>
                <time>{time}</time>
                <p>
                  <strong>{who}</strong> {text}
                </p>
              </Step>
            ))}
          </Log>
        </Console>
        <BeforeAfter>
          <thead>
            <tr>
              {words.comparison.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison.map((row) => (
              <tr key={row.task}>
                <th scope="row">{row.task}</th>
                <td data-label={today}>{row.today}</td>
                <td data-label={after}>
                  {row.after}
                  <span>
                    <strong>{claims[row.claim].figure}</strong> {claims[row.claim].label}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </BeforeAfter>
      </Pair>
    </Section>
  );
}
