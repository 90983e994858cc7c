import { Play } from 'lucide';
import { useRouter } from '@tanstack/react-router';
import type { MachineEntry } from '#machines/model.ts';
import { styled } from '#src/design/stitches.config.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import { readMachineAddress } from '../address';
import { hrefOf } from '../links';
import { runOf, type JourneyEvent } from './journey-steps';

const Button = styled('button', {
  display: 'inline-grid',
  placeItems: 'center',
  size: 24,
  borderRadius: '$control',
  verticalAlign: 'middle',
  color: '$inkSubtle',
  '&:hover': { background: '$sunken', color: '$ink' },
  '@noScript': { display: 'none' },
  '@media print': { display: 'none' },
});

interface RunProps {
  entry: MachineEntry;
  /** The path to run. */
  events: readonly JourneyEvent[];
}

/** Loads a run, with the selected part, and moves to the simulator; Back undoes it. */
async function load(router: ReturnType<typeof useRouter>, { entry, events }: RunProps) {
  const run = runOf(entry, events);
  if (run === undefined) return;
  const search = router.state.location.search as Readonly<Record<string, unknown>>;
  const { at, apart } = readMachineAddress(search);
  const href = `${hrefOf(entry.id, { at, apart, run })}#run`;
  await router.navigate({ href, resetScroll: false });
  const panel = document.getElementById('run');
  panel?.scrollIntoView();
  panel?.querySelector<HTMLElement>('h3[tabindex]')?.focus({ preventScroll: true });
}

/** A button that loads a path into the simulator; writes the run only when pressed. */
export function RunButton({ label, ...path }: RunProps & { label: string }) {
  const router = useRouter();
  return (
    <Button type="button" aria-label={label} title={label} onClick={() => void load(router, path)}>
      <Icon as={Play} size={14} />
    </Button>
  );
}
