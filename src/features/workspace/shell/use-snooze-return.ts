import { useEffect } from 'react';
import { useWorkspace } from '../sample/use-workspace';
import type { returnSnoozed } from '../sample/return-snoozed';

const [load] = Object.values(
  import.meta.glob<typeof returnSnoozed>('../sample/return-snoozed.ts', {
    import: 'returnSnoozed',
  }),
);

/** Returns snoozed conversations to the queue; the code loads with the first of them. */
export function useSnoozeReturn(): void {
  const hasSnoozed = useWorkspace(({ triage }) =>
    Object.values(triage).some(({ snooze }) => snooze),
  );
  useEffect(() => {
    if (!hasSnoozed) return;
    const started = load?.().then(
      (start) => start(),
      () => undefined,
    );
    return () => void started?.then((stop) => stop?.());
  }, [hasSnoozed]);
}
