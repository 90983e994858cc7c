import { Reading } from './agent-console.styles';
import { Next, Plan, Step, Steps } from './progress-console.styles';
import type { ConsoleOf } from './SceneConsole';

const width = 640;
const gap = 6;

/** Renders completed steps of the total, and the next step. */
export function PlanProgress({ label, done, total, next }: ConsoleOf<'progress'>['rows'][number]) {
  return (
    <>
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
    </>
  );
}
