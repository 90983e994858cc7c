import { useEffect, type ComponentType } from 'react';
import { paletteLabel } from '#content/workspace/workspace-keys.ts';
import { savesData } from '#src/services/browser/connection.ts';
import { Input } from '#src/ui/form/field.styles.ts';
import { onDemand } from '#src/ui/layout/on-demand.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import type { SearchListControls } from '../../search-list/SearchList';
import type { ShortcutHelpProps } from './ShortcutHelp';
import { useWorkspaceKeys } from './use-workspace-keys';

type PaletteProps = { list: SearchListControls };

const palettes = import.meta.glob<ComponentType<PaletteProps>>('../../palette/Palette.tsx', {
  import: 'Palette',
});
const loadPalette = () => void Promise.allSettled(Object.values(palettes).map((load) => load()));

/** Takes the first letters of a query while the palette loads. */
function EarlyPalette({ list: { query, send } }: PaletteProps) {
  return (
    <Dialog
      isOpen
      size="palette"
      title={paletteLabel}
      onDismiss={() => send({ type: 'list.closed' })}
    >
      <Input
        type="text"
        aria-label={paletteLabel}
        placeholder={paletteLabel}
        autoComplete="off"
        value={query}
        onChange={({ currentTarget }) =>
          send({ type: 'query.changed', query: currentTarget.value })
        }
      />
    </Dialog>
  );
}

const Palette = onDemand(
  palettes,
  ({ list }) => (
    <Dialog
      isOpen
      title="The search did not load."
      onDismiss={() => list.send({ type: 'list.closed' })}
    >
      <button type="button" onClick={() => list.send({ type: 'list.closed' })}>
        Close
      </button>
    </Dialog>
  ),
  EarlyPalette,
);

const ShortcutHelp = onDemand(
  import.meta.glob<ComponentType<ShortcutHelpProps>>('./ShortcutHelp.tsx', {
    import: 'ShortcutHelp',
  }),
  ({ close }) => (
    <p role="alert">
      The help did not load.{' '}
      <button type="button" onClick={close}>
        Close
      </button>
    </p>
  ),
);

/** Listens to the workspace's keys; renders the command palette and the help. */
export function WorkspaceKeys() {
  const { list, help } = useWorkspaceKeys();
  useEffect(() => {
    if (!savesData() && 'requestIdleCallback' in window) requestIdleCallback(loadPalette);
  }, []);
  return (
    <>
      {list.isOpen ? <Palette list={list} /> : null}
      {help.isOpen ? <ShortcutHelp {...help} /> : null}
    </>
  );
}
