import { useRouterState } from '@tanstack/react-router';
import { Button } from '#src/ui/form/button.tsx';
import { readMachineAddress } from '../address';
import { stopAt } from './stop-at';
import { partText } from './step-text';
import type { useReplay } from './use-replay';
import type { SimulationView } from './use-simulation';

type ReplayToSelectionProps = { shown: SimulationView; replay: ReturnType<typeof useReplay> };

/** Replays until a step enters the state or takes the transition that the URL selects. */
export function ReplayToSelection({ shown, replay }: ReplayToSelectionProps) {
  const at = useRouterState({ select: ({ location }) => readMachineAddress(location.search).at });
  const end = at === undefined ? null : stopAt(shown, at, replay.from);
  if (at === undefined || end === null || replay.isPlaying) return null;
  return (
    <Button kind="secondary" size="dense" onClick={() => replay.play(end)}>
      {`Replay to ${partText(shown.chart, at)}`}
    </Button>
  );
}
