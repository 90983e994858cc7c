import { inMs } from '#src/atlas/drawings/sentences.ts';
import { namedText } from '#src/atlas/drawings/layout/part-text.ts';
import { stateNames } from '#src/atlas/drawings/state-names.ts';
import type { MachineAddress } from '../address';
import type { MachineFacts } from '../machine-facts';
import { Events, Wide } from './event-table.styles';
import { Section } from './section';
import { TargetLink } from './target-link';

type TriggerTableProps = { facts: MachineFacts; search: MachineAddress };
type Transition = MachineFacts['chart']['transitions'][number];

/** Returns a trigger as text, with the length of its delay; null for an external event. */
function triggerText({ trigger }: Transition, { facts }: MachineFacts): string | null {
  switch (trigger.kind) {
    case 'event':
      return null;
    case 'after': {
      const { delay } = trigger;
      const ms = facts.delays[delay] ?? null;
      if (/^\d+$/.test(delay)) return `after ${inMs(Number(delay))}`;
      return `after ${delay} (${ms === null ? 'computed' : inMs(ms)})`;
    }
    case 'always':
      return 'always';
    case 'stateDone':
      return 'done of its final state';
    case 'done':
    case 'error':
    case 'snapshot':
      return `${trigger.kind} of ${trigger.actor}`;
  }
}

/** The transitions that no external event triggers: by delays, actors and guards alone. */
export function TriggerTable({ facts, search }: TriggerTableProps) {
  const { chart } = facts;
  const names = stateNames(chart);
  const rows = chart.transitions.flatMap((transition) => {
    const trigger = triggerText(transition, facts);
    return trigger === null ? [] : [{ transition, trigger }];
  });
  if (rows.length === 0) return null;
  return (
    <Section
      id="triggers"
      title="Delays, actors and eventless transitions"
      lead="Every transition without an external event, in the order in which the machine tries them."
    >
      <Wide tabIndex={0} role="region" aria-label="Transitions without an event">
        <Events>
          <thead>
            <tr>
              {['Trigger', 'State', 'Guard', 'Target', 'Actions'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ transition, trigger }) => {
              const { id, source, guard, actions } = transition;
              return (
                <tr key={id}>
                  <th scope="row">
                    <code>{trigger}</code>
                  </th>
                  <td data-label="State">{names.get(source)}</td>
                  <td data-label="Guard">{guard ? <code>{namedText(guard)}</code> : '–'}</td>
                  <td data-label="Target">
                    <TargetLink {...{ facts, search, transition }} />
                  </td>
                  <td data-label="Actions">
                    {actions.length > 0 ? <code>{actions.map(namedText).join(', ')}</code> : '–'}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Events>
      </Wide>
    </Section>
  );
}
