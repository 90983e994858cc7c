import { useEffect, useEffectEvent } from 'react';
import { useRouter } from '@tanstack/react-router';
import { sidebar } from '#content/workspace/workspace.ts';
import { goKeys } from '#content/workspace/workspace-keys.ts';
import { useMachine } from '#src/binding/use-machine.ts';
import { searchListMachine } from '#machines/search-list/search-list.machine.ts';
import { workspaceKeysMachine } from '#machines/workspace-keys/workspace-keys.machine.ts';
import { useThemeActor } from '#src/features/theme/theme-context.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { onKeyPress, plainKey, shortcutKey } from '#src/services/browser/key-presses.ts';
import { usesCommandKey } from '#src/services/browser/platform.ts';
import type { RunCommand } from '../../palette/run-command';
import { keyHub } from './key-hub';

const fields = 'input:not([type="radio"]), textarea, select, [contenteditable="true"], dialog';
const modifiers = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock)$/;
const [loadRun] = Object.values(
  import.meta.glob<RunCommand>('../../palette/run-command.ts', { import: 'runCommand' }),
);

/** Command K, or Control K: on Apple's systems, that edits text. */
const isPaletteKey = (event: KeyboardEvent) =>
  shortcutKey(event) === 'k' &&
  !event.altKey &&
  !event.isComposing &&
  event.metaKey !== event.ctrlKey &&
  (event.metaKey || !usesCommandKey());

/** Binds the workspace's keys, and the command palette that one of them opens. */
export function useWorkspaceKeys() {
  const router = useRouter();
  const theme = useThemeActor();
  const areOn = useWorkspace((all) => all.shortcuts);
  const [snapshot, send, keys] = useMachine(
    workspaceKeysMachine.provide({
      actions: {
        openPage: (_, { path }) => {
          if (router.state.location.href === path) window.scrollTo(0, 0);
          else void router.navigate({ to: path });
        },
      },
    }),
  );
  const [list, sendList, palette] = useMachine(
    searchListMachine.provide({
      actions: {
        runOption: (_, { value }) =>
          void loadRun?.().then((run) =>
            run(value, {
              router,
              openHelp: () => keyHub.openHelp(),
              chooseTheme: (chosen) => theme.send({ type: 'theme.chosen', theme: chosen }),
            }),
          ),
      },
    }),
  );
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return false;
    if (isPaletteKey(event)) {
      if (event.repeat) return true;
      if (palette.getSnapshot().matches('open')) sendList({ type: 'list.closed' });
      else if (document.querySelector('dialog[open]')) return false;
      else sendList({ type: 'list.opened' });
      return true;
    }
    if (modifiers.test(event.key)) return false;
    const isTyped = event.target instanceof Element && event.target.closest(fields) !== null;
    const key = isTyped ? null : plainKey(event);
    if (keys.getSnapshot().matches('going')) {
      const page = sidebar.find(({ path }) => goKeys[path] === key);
      send(page ? { type: 'page.chosen', path: page.path } : { type: 'other.pressed' });
      return page !== undefined;
    }
    if (isTyped) return false;
    if (areOn && key === 'g') send({ type: 'go.pressed' });
    else if (areOn && key === '?') send({ type: 'help.opened' });
    else return keyHub.pressPageKey(event, areOn);
    return true;
  });
  useEffect(() => {
    keyHub.openPalette = () => sendList({ type: 'list.opened' });
    keyHub.openHelp = () => send({ type: 'help.opened' });
    return onKeyPress((event) => press(event));
  }, [send, sendList]);

  return {
    list: { ...list.context, isOpen: list.matches('open'), send: sendList },
    help: {
      isOpen: snapshot.matches('help'),
      areOn,
      close: () => send({ type: 'help.closed' }),
      switchKeys: () => workspaceStore.update((all) => ({ ...all, shortcuts: !all.shortcuts })),
    },
  };
}
