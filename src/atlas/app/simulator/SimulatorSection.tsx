import { memo } from 'react';
import { useRouter } from '@tanstack/react-router';
import type { MachineEntry } from '#machines/model.ts';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import { readMachineAddress } from '../address';
import { hrefOf } from '../address-link';
import { SimulatorPanel } from './SimulatorPanel';

type SimulatorSectionProps = {
  entry: MachineEntry;
  drawing: Drawing | null;
  run: string | undefined;
  step: number | undefined;
};

/** The simulator of a machine's page, bound to the URL; a selection in the chart does not render it. */
export const SimulatorSection = memo(function SimulatorSection(props: SimulatorSectionProps) {
  const router = useRouter();
  return (
    <SimulatorPanel
      {...props}
      onChange={(run, step, how = 'push') => {
        const open = readMachineAddress(router.state.location.search);
        const href = hrefOf(props.entry.id, { ...open, run, step });
        void router.navigate({ href, replace: how === 'replace', resetScroll: false });
      }}
    />
  );
});
