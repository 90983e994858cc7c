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

type RunButtonProps = { entry: MachineEntry; events: readonly JourneyEvent[]; label: string };

/**
 * A button that loads a path into the simulator and moves there; Back undoes it. Writes the run only
 * when pressed.
 */
export function RunButton({ entry, events, label }: RunButtonProps) {
  const router = useRouter();
  const load = async () => {
    const run = runOf(entry, events);
    if (run === undefined) return;
    const search = router.state.location.search as Readonly<Record<string, unknown>>;
    const { at, apart } = readMachineAddress(search);
    const href = `${hrefOf(entry.id, { at, apart, run })}#run`;
    await router.navigate({ href, resetScroll: false });
    const panel = document.getElementById('run');
    panel?.scrollIntoView();
    panel?.querySelector<HTMLElement>('h3[tabindex]')?.focus({ preventScroll: true });
  };
  return (
    <Button type="button" aria-label={label} title={label} onClick={() => void load()}>
      <Icon as={Play} size={14} />
    </Button>
  );
}
