import { stateNames } from '#src/atlas/drawings/state-names.ts';
import { structureFindings, type Finding } from '#src/atlas/kit/structure-checks.ts';
import { PartLink } from '../chart/part-link';
import type { MachineFacts } from '../machine-facts';
import { descriptionOf } from '../part-description';
import { Label, Rows } from './rows';
import { Section } from './section';

/** Returns the findings about a machine, and those that its model declares with a reason, by text. */
export function findingsOf({
  chart,
  entry,
}: Pick<MachineFacts, 'chart' | 'entry'>): Map<string, Finding[]> {
  const findings = structureFindings(chart);
  const declared = Object.keys(entry.model.sinks ?? {})
    .filter(
      (part) =>
        !findings.some(({ part: found, text }) => found === part && text.startsWith('Dead end')),
    )
    .map((part): Finding => ({ part, kind: 'note', text: 'Dead end: no run leaves this state.' }));
  // The tests know that their guards can hold together.
  const ordered = Object.keys(entry.model.ordered ?? {}).map((trigger): Finding => {
    const part = `${trigger} 0`;
    return {
      part,
      kind: 'note',
      text: 'Non-deterministic: several guards can hold, the first wins.',
    };
  });
  const byText = new Map<string, Finding[]>();
  for (const finding of [...findings, ...declared, ...ordered])
    byText.set(finding.text, [...(byText.get(finding.text) ?? []), finding]);
  return byText;
}

/** The findings about the structure of a machine: dead ends, unreachable parts, loops. */
export function Checks({ facts }: { facts: MachineFacts }) {
  const { chart, entry, sentences } = facts;
  const byText = findingsOf(facts);
  const names = stateNames(chart);
  const { sinks = {}, ordered = {} } = entry.model;
  const reasonOf = (part: string) => sinks[part] ?? ordered[part.replace(/ 0$/, '')];
  return (
    <Section
      id="checks"
      title="Checks"
      lead={
        byText.size === 0
          ? 'Every state can be entered, and every state that is not final can be left. No two guards hold together.'
          : 'Read from the structure alone. A fault is a mistake; a note can be intended.'
      }
    >
      {byText.size === 0 ? null : (
        <Rows role="list" aria-labelledby="checks-title">
          {[...byText].map(([text, findings]) => (
            <li key={text}>
              <Label tone={findings[0]?.kind === 'fault' ? 'bad' : 'note'}>
                {findings[0]?.kind === 'fault' ? 'Fault' : 'Note'}
              </Label>
              <div>
                <p>{text}</p>
                <ul>
                  {findings.map(({ part }) => (
                    <li key={part}>
                      <PartLink machine={entry.id} part={part}>
                        {names.get(part) ?? descriptionOf(sentences, part)}
                      </PartLink>
                      {reasonOf(part) === undefined ? null : <p>{reasonOf(part)}</p>}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </Rows>
      )}
    </Section>
  );
}
