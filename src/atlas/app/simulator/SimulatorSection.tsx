import { useRouter } from '@tanstack/react-router';
import type { MachineEntry } from '#machines/model.ts';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import type { MachineAddress } from '../address';
import { hrefOf } from '../address-link';
import { SimulatorPanel } from './SimulatorPanel';

type SimulatorSectionProps = {
  entry: MachineEntry;
  drawing: Drawing | null;
  search: MachineAddress;
};

/** The simulator of a machine's page, bound to the URL. */
export function SimulatorSection({ entry, drawing, search }: SimulatorSectionProps) {
  const router = useRouter();
  return (
    <SimulatorPanel
      entry={entry}
      drawing={drawing}
      run={search.run}
      step={search.step}
      onChange={(run, step, how = 'push') => {
        const href = hrefOf(entry.id, { ...search, run, step });
        void router.navigate({ href, replace: how === 'replace', resetScroll: false });
      }}
    />
  );
}
