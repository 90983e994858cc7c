import { valueChanges, valueLeaves } from './value-changes';
import { DataTable } from '#src/ui/data/data-table.ts';
import { leavesOf } from '#src/atlas/kit/pure-step.ts';
import type { Moment } from '#src/atlas/kit/simulate.ts';
import { placeWords, shortened, timeWords } from './step-words';
import type { ShownRun } from './use-run';
import { Mark, Now } from './run.styles';

/** Where the machine is after the step that is shown, and what it keeps. */
export function RunNow({ shown }: { shown: ShownRun }) {
  const { entry, chart, moment, current, now } = shown;
  const address = entry.model.open?.(moment.snapshot) ?? null;
  const leaves = leavesOf(moment.snapshot);
  const described = chart.states.filter(
    ({ id, description }) => leaves.includes(id) && description,
  );
  return (
    <Now>
      <h3 ref={now} tabIndex={-1}>
        {`Now: ${placeWords(chart, moment)}`}
      </h3>
      {described.map(({ id, description }) => (
        <p key={id}>{description}</p>
      ))}
      {moment.at > 0 ? <p>{`${timeWords(moment.at)} have passed since the start.`}</p> : null}
      {address === null ? null : (
        <p>
          <a href={address}>Open the page in this state</a>
        </p>
      )}
      <ContextTable title={entry.title} before={current?.before ?? moment} after={moment} />
    </Now>
  );
}

type ContextTableProps = { title: string; before: Moment; after: Moment };

function ContextTable({ title, before, after }: ContextTableProps) {
  const context: unknown = after.snapshot.context;
  const all = valueChanges(before.snapshot.context, context);
  const changes = new Map(all.map((change) => [change.path, change]));
  const kept = valueLeaves(context);
  const gone = [...changes.values()].filter(
    ({ path, kind }) => kind === 'removed' && !kept.some((leaf) => leaf.path === path),
  );
  const rows = [...kept, ...gone.map(({ path }) => ({ path, text: '' }))];
  if (rows.length === 0) return <p>This machine keeps nothing but its state.</p>;
  return (
    <DataTable aria-label={`What ${title} keeps`}>
      <thead>
        <tr>
          <th scope="col">It keeps</th>
          <th scope="col">Value</th>
          <th scope="col">In this step</th>
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
