import { useRouter } from '@tanstack/react-router';
import type { MachineEntry } from '#machines/model.ts';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import type { MachineAddress } from '../address';
import { machinePath } from '../links';
import { RunPanel } from './RunPanel';

type RunSectionProps = { entry: MachineEntry; drawing: Drawing | null; search: MachineAddress };

/** The run of a machine's page: it stands in the address. */
export function RunSection({ entry, drawing, search }: RunSectionProps) {
  const router = useRouter();
  return (
    <RunPanel
      entry={entry}
      drawing={drawing}
      run={search.run}
      step={search.step}
      onChange={(run, step, how = 'push') => {
        const { href } = router.buildLocation({
          to: machinePath(entry.id),
          search: { ...search, run, step },
        } as never);
        void router.navigate({ href, replace: how === 'replace', resetScroll: false });
      }}
    />
  );
}
