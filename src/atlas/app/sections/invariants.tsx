import { numberText } from '#content/number-text.ts';
import type { MachineFacts } from '../machine-facts';
import { RunButton } from '../simulator/RunButton';
import { Label, Rows } from './rows';
import { Section } from './section';

const sentence = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}.`;

/** The invariants and step assertions of a machine with the results of the model check. */
export function Invariants({ facts: { entry, modelCheck } }: { facts: MachineFacts }) {
  const { states, steps, isExhausted } = modelCheck;
  const scope = isExhausted
    ? 'The search is complete for the sample inputs of the tests.'
    : 'The search stops there; more snapshots exist.';
  return (
    <Section
      id="invariants"
      title="Invariants"
      lead={`Checked when this page opened, in ${numberText(states)} snapshots of state and context, by ${numberText(steps)} steps. ${scope}`}
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
                  <RunButton entry={entry} events={violatedBy} label="Run this" />
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
