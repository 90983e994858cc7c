import { completenessOf, transitionsFor } from '#src/atlas/kit/completeness.ts';
import { namedText } from '#src/atlas/drawings/layout/part-text.ts';
import { PartLink } from '../chart/part-link';
import type { MachineFacts } from '../machine-facts';
import { stateNames } from '#src/atlas/drawings/state-names.ts';
import { RunButton } from '../simulator/RunButton';
import { Section } from './section';
import { Events, Wide } from './event-table.styles';

type EventTableProps = { facts: MachineFacts };

/** The handling of each event in each state, with a reason for each ignored event. */
export function EventTable({ facts }: EventTableProps) {
  const { chart, entry, modelCheck } = facts;
  const cells = completenessOf(entry.machine);
  const names = stateNames(chart);
  const nameOf = (id: string) => names.get(id) ?? id;
  const leaves = [...new Set(cells.map(({ state }) => state))];
  const reasons: Partial<Record<string, string>> = entry.model.ignored ?? {};

  const targetText = (targets: readonly string[]) =>
    targets.length > 0 ? `→ ${targets.map(nameOf).join(' and ')}` : 'stays';

  const runButton = (state: string, event: string, result: string) => {
    const events = modelCheck.paths.get(`${state} ${result}`);
    const label = `Run ${event} in ${nameOf(state)}`;
    return events ? <RunButton {...{ entry, events, label }} /> : null;
  };

  return (
    <Section
      id="events"
      title="Event handling"
      lead={
        chart.events.length === 0
          ? 'This machine has no external events: only delays and actors trigger transitions.'
          : 'Every event in every state: the target, or the reason it is ignored. “Other region” marks an event that a parallel region handles.'
      }
    >
      <Wide tabIndex={0} role="region" aria-label="Events by state">
        <Events>
          <thead>
            <tr>
              <th scope="col">Event</th>
              {leaves.map((state) => (
                <th key={state} scope="col">
                  {nameOf(state)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.events.map((event) => {
              const row = cells.filter((cell) => cell.event === event);
              const isIgnored = row.some(({ answer }) => answer === 'ignored');
              return (
                <tr key={event}>
                  <th scope="row">
                    <code>{event}</code>
                    {isIgnored ? (
                      <p>
                        {reasons[event]
                          ? `Ignored: ${reasons[event]}`
                          : 'Ignored without a reason.'}
                      </p>
                    ) : null}
                  </th>
                  {row.map(({ state, answer }) => (
                    <td key={state} data-label={nameOf(state)}>
                      {answer === 'handled' ? (
                        <div>
                          {transitionsFor(chart, state, event).map((transition) => (
                            <div key={transition.id}>
                              <PartLink machine={entry.id} part={transition.id}>
                                {targetText(transition.targets)}
                              </PartLink>
                              {transition.guard ? ` when ${namedText(transition.guard)}` : ''}{' '}
                              {runButton(state, event, transition.id)}
                            </div>
                          ))}
                        </div>
                      ) : (
                        <span className="ignored">
                          {answer === 'ignored' ? 'ignored' : 'other region'}{' '}
                          {answer === 'ignored' ? runButton(state, event, event) : null}
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </Events>
      </Wide>
    </Section>
  );
}
