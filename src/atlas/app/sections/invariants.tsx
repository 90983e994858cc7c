import type { MachineAddress } from '../address';
import type { MachineFacts } from '../machine-facts';
import { RunLink } from '../simulator/run-controls';
import { Label, Rows } from './rows';
import { Section } from './section';

const sentence = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}.`;
const count = (number: number) => number.toLocaleString('en-US');

type InvariantsProps = { facts: MachineFacts; search: MachineAddress };

/** The invariants and step assertions of a machine with the results of the model check. */
export function Invariants({ facts: { entry, modelCheck }, search }: InvariantsProps) {
  const { ordered = {} } = entry.model;
  const { states, steps, isExhausted } = modelCheck;
  const scope = isExhausted
    ? 'The search is complete for the sample inputs of the tests.'
    : 'The search stops there; more snapshots exist.';
  return (
    <Section
      id="invariants"
      title="Invariants"
      lead={`Checked when this page opened, in ${count(states)} snapshots of state and context, by ${count(steps)} steps. ${scope}`}
    >
      <Rows role="list">
        {modelCheck.results.map(({ assertion, kind, violatedBy }) => (
          <li key={assertion}>
            <Label tone={violatedBy ? 'bad' : 'ok'}>{violatedBy ? '✕ Violated' : '✓ Holds'}</Label>
            <div>
              {sentence(assertion)}
              <p>{kind === 'invariant' ? 'In every state.' : 'In every step.'}</p>
              {violatedBy ? (
                <p>
                  Violated after{' '}
                  <code>
                    {violatedBy.map((event) => JSON.stringify(event)).join(' → ') || 'the start'}
                  </code>{' '}
                  <RunLink {...{ entry, search }} events={violatedBy} name={sentence(assertion)} />
                </p>
              ) : null}
            </div>
          </li>
        ))}
        {Object.entries(ordered).map(([stateAndEvent, reason]) => (
          <li key={stateAndEvent}>
            <Label tone="note">Order</Label>
            <div>
              Two guards of <code>{stateAndEvent}</code> can hold together; the first wins.
              <p>{reason}</p>
            </div>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
