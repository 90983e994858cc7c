import { valueChanges, valueLeaves } from './value-changes';
import { DataTable } from '#src/ui/data/data-table.ts';
import type { MachineEntry } from '#machines/model.ts';
import { leavesOf } from '#src/atlas/kit/pure-step.ts';
import type { SimulationStep } from '#src/atlas/kit/simulate.ts';
import { shortened } from './step-text';
import type { SimulationView } from './use-simulation';
import { Mark, Now } from './simulator.styles';

/** Shows the active states and the context after the shown step. */
export function CurrentStep({ shown }: { shown: SimulationView }) {
  const { entry, chart, simStep, current } = shown;
  const address = entry.model.open?.(simStep.snapshot) ?? null;
  const leaves = leavesOf(simStep.snapshot);
  const described = chart.states.filter(
    ({ id, description }) => leaves.includes(id) && description,
  );
  return (
    <Now aria-labelledby="run-values">
      <h3 id="run-values">Current state</h3>
      {described.map(({ id, description }) => (
        <p key={id}>{description}</p>
      ))}
      {address === null ? null : (
        <p>
          <a href={address}>Open the page in this state</a>
        </p>
      )}
      <ContextTable entry={entry} before={current?.before ?? simStep} after={simStep} />
    </Now>
  );
}

type ContextTableProps = { entry: MachineEntry; before: SimulationStep; after: SimulationStep };

function ContextTable({ entry, before, after }: ContextTableProps) {
  const context: unknown = after.snapshot.context;
  const all = valueChanges(before.snapshot.context, context);
  const changes = new Map(all.map((change) => [change.path, change]));
  const leaves = valueLeaves(context);
  const removed = [...changes.values()].filter(
    ({ path, kind }) => kind === 'removed' && !leaves.some((leaf) => leaf.path === path),
  );
  const rows = [...leaves, ...removed.map(({ path }) => ({ path, text: '' }))];
  if (rows.length === 0) return <p>This machine has no context.</p>;
  return (
    <DataTable aria-label={`Context of ${entry.title}`}>
      <thead>
        <tr>
          <th scope="col">Context</th>
          <th scope="col">Value</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, text }) => {
          const change = changes.get(path);
          return (
            <tr key={path}>
              <th scope="row">{path}</th>
              <td>
                <code>{text === '' ? '–' : shortened(text)}</code>
              </td>
              <td>
                {change ? (
                  <Mark kind={change.kind}>
                    {change.kind +
                      (change.before === null ? '' : ` from ${shortened(change.before)}`)}
                  </Mark>
                ) : (
                  'unchanged'
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}
