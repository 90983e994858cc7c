import { useRouter } from '@tanstack/react-router';
import type { MachineEntry } from '../../../machines/model';
import type { MachineAddress } from '../address';
import { machinePath } from '../links';
import { RunPanel } from './RunPanel';

type RunSectionProps = { entry: MachineEntry; search: MachineAddress };

/** The run of a machine's page: it stands in the address. */
export function RunSection({ entry, search }: RunSectionProps) {
  const router = useRouter();
  return (
    <RunPanel
      entry={entry}
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
