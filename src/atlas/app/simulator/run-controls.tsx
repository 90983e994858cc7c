import { Play } from 'lucide';
import { useRouter } from '@tanstack/react-router';
import type { MachineEntry } from '#machines/model.ts';
import { styled } from '#src/design/stitches.config.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import { readMachineAddress, type MachineAddress } from '../address';
import { hrefOf, isPlainClick } from '../address-link';
import { runOf, type JourneyEvent } from './journey-steps';

const Link = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: 24,
  text: 'small',
  fontWeight: 600,
  '@coarse': { minHeight: 44 },
  '@media print': { display: 'none' },
});

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
  search: MachineAddress;
  /** The path to run. */
  events: readonly JourneyEvent[];
}

/** Returns the URL that loads a path into the simulator, or null if it has no run. */
function hrefOfRun({ entry, search, events }: RunProps): string | null {
  const run = runOf(entry, events);
  return run === undefined ? null : `${hrefOf(entry.id, { ...search, run, step: undefined })}#run`;
}

/** Loads a run, with the selected part, and moves to the simulator; Back undoes it. */
async function load(router: ReturnType<typeof useRouter>, path: RunProps) {
  const { at } = readMachineAddress(
    router.state.location.search as Readonly<Record<string, unknown>>,
  );
  const href = hrefOfRun({ ...path, search: { ...path.search, at } });
  if (href === null) return;
  await router.navigate({ href, resetScroll: false });
  const panel = document.getElementById('run');
  panel?.scrollIntoView();
  panel?.querySelector<HTMLElement>('h3[tabindex]')?.focus({ preventScroll: true });
}

/** A link that loads a path into the simulator. */
export function RunLink({ name, ...path }: RunProps & { /** Names the path. */ name: string }) {
  const router = useRouter();
  const href = hrefOfRun(path);
  if (href === null) return null;
  return (
    <Link
      href={href}
      aria-label={`Run this: ${name}`}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void load(router, path);
      }}
    >
      <Icon as={Play} size={16} />
      Run this
    </Link>
  );
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
