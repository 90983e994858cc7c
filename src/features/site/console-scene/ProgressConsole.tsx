import { Reading, Row, Rows } from './agent-console.styles';
import { Next, Plan, Step, Steps } from './progress-console.styles';
import { SceneConsole, type ConsoleProps } from './SceneConsole';

const width = 640;
const gap = 6;

/** Renders completed steps of the total, one row per person or part of a plan. */
export function ProgressConsole({ agent, console }: ConsoleProps<'progress'>) {
  const { rows } = console;
  return (
    <SceneConsole agent={agent} console={console}>
      {(settlingOf) => (
        <Rows>
          {rows.map(({ label, done, total, next }, index) => (
            <Row key={label} state={settlingOf(index, rows.length)}>
              <Plan>
                <strong>{label}</strong>
                <Reading>
                  {done} of {total}
                </Reading>
              </Plan>
              <Steps viewBox={`0 0 ${width} 8`} preserveAspectRatio="none" aria-hidden="true">
                {Array.from({ length: total }, (_, step) => (
                  <Step
                    key={step}
                    done={step < done}
                    x={(step * (width + gap)) / total}
                    width={(width + gap) / total - gap}
                    height={8}
                  />
                ))}
              </Steps>
              <Next ready={done === total}>{next}</Next>
            </Row>
          ))}
        </Rows>
      )}
    </SceneConsole>
  );
}
