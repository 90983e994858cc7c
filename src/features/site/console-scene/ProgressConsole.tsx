import { Row, Rows } from './agent-console.styles';
import { PlanProgress } from './plan-progress';
import { SceneConsole, type ConsoleProps } from './SceneConsole';

/** Renders completed steps of the total, one row per person or part of a plan. */
export function ProgressConsole({ agent, console }: ConsoleProps<'progress'>) {
  const { rows } = console;
  return (
    <SceneConsole agent={agent} console={console}>
      {(settlingOf) => (
        <Rows>
          {rows.map((row, index) => (
            <Row key={row.label} state={settlingOf(index, rows.length)}>
              <PlanProgress {...row} />
            </Row>
          ))}
        </Rows>
      )}
    </SceneConsole>
  );
}
