import { stateNames } from '#src/atlas/drawings/state-names.ts';
import { structureFindings, type Finding } from '#src/atlas/kit/structure-checks.ts';
import type { MachineAddress } from '../address';
import { PartLink } from '../chart/part-link';
import type { MachineFacts } from '../machine-facts';
import { descriptionOf } from '../part-description';
import { Label, Rows } from './rows';
import { Section } from './section';

/** Returns the findings about a machine, and the dead ends that its model declares, by text. */
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
  const byText = new Map<string, Finding[]>();
  for (const finding of [...findings, ...declared])
    byText.set(finding.text, [...(byText.get(finding.text) ?? []), finding]);
  return byText;
}

/** The findings about the structure of a machine: dead ends, unreachable parts, loops. */
export function Checks({ facts, search }: { facts: MachineFacts; search: MachineAddress }) {
  const { chart, entry, sentences } = facts;
  const byText = findingsOf(facts);
  const names = stateNames(chart);
  const { sinks: reasons = {} } = entry.model;
  return (
    <Section
      id="checks"
      title="Checks"
      lead={
        byText.size === 0
          ? 'Every state can be entered and left, and some transition takes every trigger.'
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
                      <PartLink machine={entry.id} part={part} search={search}>
                        {names.get(part) ?? descriptionOf(sentences, part)}
                      </PartLink>
                      {reasons[part] === undefined ? null : <p>{reasons[part]}</p>}
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
