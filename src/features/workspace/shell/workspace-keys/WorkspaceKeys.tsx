import { Palette } from '#src/features/workspace/palette/Palette.tsx';
import type { KeyRequest } from './key-hub';
import { ShortcutHelp } from './ShortcutHelp';
import { useWorkspaceKeys } from './use-workspace-keys';

/** Handles the workspace's keys; renders the command palette and the help. */
export function WorkspaceKeys({ early }: { early: KeyRequest[] }) {
  const { list, help } = useWorkspaceKeys(early);
  return (
    <>
      {list.isOpen ? <Palette list={list} /> : null}
      {help.isOpen ? <ShortcutHelp {...help} /> : null}
    </>
  );
}
