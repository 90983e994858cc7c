import { valueLeaves } from './value-leaves';
import { DataTable } from '#src/ui/data/data-table.ts';
import type { MachineEntry } from '#machines/model.ts';
import { leavesOf } from '#src/atlas/kit/pure-step.ts';
import type { SimulationStep } from '#src/atlas/kit/simulate.ts';
import { shortened } from './step-text';
import type { SimulationView } from './use-simulation';
import { Now } from './simulator.styles';

/** Shows the active states and the context after the shown step. */
export function CurrentStep({ view }: { view: SimulationView }) {
  const { entry, chart, simStep, current } = view;
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
  const was = valueLeaves(before.snapshot.context);
  const now = valueLeaves(after.snapshot.context);
  const paths = new Set([...now.keys(), ...was.keys()]);
  if (paths.size === 0) return <p>This machine has no context.</p>;
  const codeOf = (text: string | undefined) => <code>{text ? shortened(text) : '–'}</code>;
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
        {[...paths].map((path) => {
          const [old, value] = [was.get(path), now.get(path)];
          return (
            <tr key={path}>
              <th scope="row">{path}</th>
              <td>{codeOf(value)}</td>
              <td>{old === value ? 'unchanged' : <b>was {codeOf(old)}</b>}</td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}
