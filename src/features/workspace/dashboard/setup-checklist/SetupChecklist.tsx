import type { ComponentType } from 'react';
import { volumes } from '#content/sample/volumes.ts';
import { setupWords } from '#content/workspace/setup-checklist.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { Card } from '#src/ui/layout/card.ts';
import { onDemand } from '#src/hydration/on-demand.tsx';

const SetupSteps = onDemand(
  import.meta.glob<ComponentType>('./SetupSteps.tsx', { import: 'SetupSteps' }),
  () => <Card role="alert">{setupWords.failed}</Card>,
);

/** Renders the steps of the setup in a workspace without conversations, or with the first one. */
export function SetupChecklist() {
  const volume = useWorkspace((all) => all.volume);
  return volumes[volume].conversations > 1 ? null : <SetupSteps />;
}
