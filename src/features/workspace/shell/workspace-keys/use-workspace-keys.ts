import { useEffect, useEffectEvent } from 'react';
import { useRouter } from '@tanstack/react-router';
import { sidebar } from '#content/workspace/workspace.ts';
import { goKeys } from '#content/workspace/workspace-keys.ts';
import { useMachine } from '#src/binding/use-machine.ts';
import { workspaceKeysMachine } from '#machines/workspace-keys/workspace-keys.machine.ts';
import { storeTheme } from '#src/features/theme/theme-store.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { plainKey, shortcutKey } from '#src/services/browser/key-presses.ts';
import { usesCommandKey } from '#src/services/browser/platform.ts';
import { pressControl, runCommand } from '#src/features/workspace/palette/run-command.ts';
import { useSearchList } from '#src/features/workspace/search-list/use-search-list.ts';
import { keyHub, takesKeys, type KeyRequest } from './key-hub';

const modifiers = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock)$/;

/** Command K, or Control K: on Apple's systems, that edits text. */
const isPaletteKey = (event: KeyboardEvent) =>
  shortcutKey(event) === 'k' &&
  !event.altKey &&
  !event.isComposing &&
  event.metaKey !== event.ctrlKey &&
  (event.metaKey || !usesCommandKey());

/**
 * Binds the workspace's keys, and the command palette that one of them opens. `early` holds the
 * requests of the time before this code was loaded.
 */
export function useWorkspaceKeys(early: KeyRequest[]) {
  const router = useRouter();
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
  const palette = useSearchList(
    (value) =>
      void runCommand(value, {
        router,
        openHelp: () => send({ type: 'help.opened' }),
        chooseTheme: storeTheme,
      }),
  );
  const press = (event: KeyboardEvent) => {
    if (isPaletteKey(event)) {
      if (event.repeat) return true;
      if (palette.read()) palette.close();
      else if (event.target instanceof Element && event.target.closest('dialog')) return false;
      else palette.open();
      return true;
    }
    if (modifiers.test(event.key)) return false;
    const key = takesKeys(event.target) ? null : plainKey(event);
    if (keys.getSnapshot().matches('going')) {
      const page = sidebar.find(({ path }) => goKeys[path] === key);
      send(page ? { type: 'page.chosen', path: page.path } : { type: 'other.pressed' });
      return page !== undefined;
    }
    if (takesKeys(event.target)) return false;
    if (areOn && key === 'g') send({ type: 'go.pressed' });
    else if (areOn && key === '?') send({ type: 'help.opened' });
    else
      return (
        keyHub.pressPageKey(event, areOn) ||
        (areOn && !event.repeat && key !== null && pressControl(key))
      );
    return true;
  };
  const take = useEffectEvent((request: KeyRequest) => {
    if (request === 'palette') palette.open();
    else if (request === 'help') send({ type: 'help.opened' });
    else return !request.defaultPrevented && press(request);
    return true;
  });
  const replay = useEffectEvent((request: KeyRequest) => {
    const search = palette.read();
    if (typeof request === 'string') take(request);
    else if (search) {
      if (plainKey(request)?.length === 1) palette.search(search.query + request.key);
    }
    // An earlier key may have focused the field that this one was meant for.
    else if (document.activeElement === request.target || !takesKeys(document.activeElement))
      press(request);
  });
  useEffect(() => {
    keyHub.take = (request) => take(request);
    for (const request of early.splice(0)) replay(request);
  }, [early]);

  return {
    list: palette,
    help: {
      isOpen: snapshot.matches('help'),
      areOn,
      close: () => send({ type: 'help.closed' }),
      switchKeys: () => workspaceStore.update((all) => ({ ...all, shortcuts: !all.shortcuts })),
    },
  };
}
