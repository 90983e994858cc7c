import { ChevronLeft, ChevronRight, Play } from 'lucide';
import { useRouterState } from '@tanstack/react-router';
import { Button } from '#src/ui/form/button.tsx';
import { IconButton } from '#src/ui/form/icon-button.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { readMachineAddress } from '../address';
import { partText } from './step-text';
import { stopAt } from './active-parts';
import type { SimulationView } from './use-simulation';
import { Controls } from './simulator.styles';

/**
 * Moves to the next step that enters the state, or takes the transition, that the URL selects; from the
 * start again after the last step.
 */
function RunToSelection({ view }: { view: SimulationView }) {
  const at = useRouterState({ select: ({ location }) => readMachineAddress(location.search).at });
  if (at === undefined) return null;
  const step = stopAt(view, at, view.stepCount) ?? stopAt(view, at, 0);
  if (step === null || step === view.stepCount) return null;
  return (
    <Button kind="secondary" size="dense" onClick={() => view.show(step)}>
      <Icon as={Play} />
      <span>{`Run to ${partText(view.chart, at)}`}</span>
    </Button>
  );
}

/** Steps through a simulation. */
export function StepControls({ view }: { view: SimulationView }) {
  const { stepBy } = view;
  return (
    <Controls>
      <IconButton
        label="Step back"
        aria-disabled={view.stepCount === 0 || undefined}
        onClick={() => stepBy(-1)}
      >
        <Icon as={ChevronLeft} size={20} />
      </IconButton>
      <IconButton
        label="Step forward"
        aria-disabled={view.stepCount === view.simulation.steps.length || undefined}
        onClick={() => stepBy(1)}
      >
        <Icon as={ChevronRight} size={20} />
      </IconButton>
      <RunToSelection view={view} />
    </Controls>
  );
}
