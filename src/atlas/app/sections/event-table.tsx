import { completenessOf } from '#src/atlas/kit/completeness.ts';
import type { MachineAddress } from '../address';
import { PartLink } from '../chart/part-link';
import type { MachineFacts } from '../machine-facts';
import { stateNames } from '#src/atlas/drawings/state-names.ts';
import { Section } from './section';
import { Events, Wide } from './event-table.styles';

type EventTableProps = { facts: MachineFacts; search: MachineAddress };

const isIn = (id: string, ancestor: string) => id === ancestor || id.startsWith(`${ancestor}.`);

/** What becomes of each event in each state, with a reason for every silence. */
export function EventTable({ facts, search }: EventTableProps) {
  const { chart, entry } = facts;
  const cells = completenessOf(entry.machine);
  const names = stateNames(chart);
  const nameOf = (id: string) => names.get(id) ?? id;
  const leaves = [...new Set(cells.map(({ state }) => state))];
  const reasons: Partial<Record<string, string>> = entry.model.ignored ?? {};
  const ways = (state: string, event: string) =>
    chart.transitions.filter((one) => one.eventType === event && isIn(state, one.source));
  const goalOf = (targets: readonly string[]) =>
    targets.length > 0 ? `→ ${targets.map(nameOf).join(' and ')}` : 'stays';

  if (chart.events.length === 0)
    return (
      <Section
        id="events"
        title="What becomes of each event"
        lead="Nothing outside sends this machine an event: only delays and actors move it."
      />
    );
  return (
    <Section
      id="events"
      title="What becomes of each event"
      lead="Every event in every state: where it leads, or why it is ignored. Where other parts of the machine answer an event, it is no business of this state."
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
              const isSilent = row.some(({ answer }) => answer === 'ignored');
              return (
                <tr key={event}>
                  <th scope="row">
                    <code>{event}</code>
                    {isSilent ? (
                      <p>
                        {reasons[event]
                          ? `Ignored: ${reasons[event]}`
                          : 'Ignored: no reason is written down.'}
                      </p>
                    ) : null}
                  </th>
                  {row.map(({ state, answer }) => (
                    <td key={state} data-label={nameOf(state)}>
                      {answer === 'handled' ? (
                        <div>
                          {ways(state, event).map(({ id, targets, guard }) => (
                            <div key={id}>
                              <PartLink machine={entry.id} part={id} search={search}>
                                {goalOf(targets)}
                              </PartLink>
                              {guard ? ` if ${guard.name}` : ''}
                            </div>
                          ))}
                        </div>
                      ) : (
                        <span className="silent">
                          {answer === 'ignored' ? 'ignored' : 'elsewhere'}
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
