import { stateNames } from '#src/atlas/drawings/state-names.ts';
import { structureFindings } from '#src/atlas/kit/structure-checks.ts';
import type { MachineAddress } from '../address';
import { PartLink } from '../chart/part-link';
import type { MachineFacts } from '../machine-facts';
import { descriptionOf } from '../part-description';
import { Label, Rows } from './rows';
import { Section } from './section';

/** The findings about the structure of a machine from elsewhere. */
export function Checks({ facts, search }: { facts: MachineFacts; search: MachineAddress }) {
  const { chart, entry, sentences } = facts;
  const findings = structureFindings(chart);
  const names = stateNames(chart);
  return (
    <Section
      id="checks"
      title="Checks"
      lead={
        findings.length === 0
          ? 'Every state can be entered and left, and some transition takes every trigger.'
          : 'Read from the structure alone. A fault is a mistake; a note can be intended.'
      }
    >
      {findings.length === 0 ? null : (
        <Rows role="list" aria-labelledby="checks-title">
          {findings.map(({ part, kind, text }) => (
            <li key={`${part} ${text}`}>
              <Label tone={kind === 'fault' ? 'bad' : 'note'}>
                {kind === 'fault' ? 'Fault' : 'Note'}
              </Label>
              <div>
                <PartLink machine={entry.id} part={part} search={search}>
                  {names.get(part) ?? descriptionOf(sentences, part)}
                </PartLink>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </Rows>
      )}
    </Section>
  );
}
