import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ToggleEvent,
} from 'react';
import { useMachine } from '#src/binding/use-machine.ts';
import type { MenuId } from '#content/navigation.ts';
import { headerDropdownMachine } from '#machines/header-dropdown/header-dropdown.machine.ts';

const arrowSteps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Binds the header's popovers: the browser opens them until hydration, then the machine does. */
export function useHeaderDropdown(menuIds: MenuId[]) {
  const [snapshot, send, actor] = useMachine(headerDropdownMachine);
  const triggers = useRef(new Map<MenuId, HTMLButtonElement | null>());
  const firstLinks = useRef(new Map<MenuId, HTMLElement | null>());
  const panels = useRef(new Map<MenuId, HTMLElement | null>());
  /** Menu whose panel closed last, or is closing. */
  const closed = useRef<MenuId>(undefined);
  const openMenu = menuIds.find((id) => snapshot.matches(id)) ?? null;

  useEffect(() => {
    // A press before hydration has opened it.
    for (const [menu, panel] of panels.current)
      if (panel?.matches(':popover-open')) send({ type: 'trigger.pressed', menu });
  }, [send]);

  useEffect(() => {
    const panel = openMenu && panels.current.get(openMenu);
    panel?.showPopover();
    return () => {
      if (closed.current !== openMenu) panel?.hidePopover();
    };
  }, [openMenu]);

  return {
    navProps: {
      onBlur: (event: FocusEvent) => {
        if (openMenu && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
          send({ type: 'focus.exited' });
        }
      },
    },
    itemProps: (menu: MenuId) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') send({ type: 'pointer.entered', menu });
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') send({ type: 'pointer.exited' });
      },
    }),
    triggerProps: (menu: MenuId) => ({
      ref: (button: HTMLButtonElement | null) => void triggers.current.set(menu, button),
      popoverTarget: `menu-${menu}`,
      'aria-expanded': openMenu === menu,
      'aria-controls': `menu-${menu}`,
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        send({ type: 'trigger.pressed', menu });
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const step = arrowSteps[event.key];
        if (step) {
          const next = menuIds.at((menuIds.indexOf(menu) + step) % menuIds.length);
          if (next) triggers.current.get(next)?.focus();
        } else if (event.key === 'ArrowDown' && openMenu === menu) {
          firstLinks.current.get(menu)?.focus();
        } else return;
        event.preventDefault();
      },
    }),
    listProps: (menu: MenuId, group: number) => ({
      onPick: () => send({ type: 'item.selected' }),
      ref: (link: HTMLElement | null) => void (group === 0 && firstLinks.current.set(menu, link)),
    }),
    panelProps: (menu: MenuId) => ({
      ref: (panel: HTMLElement | null) => void panels.current.set(menu, panel),
      id: `menu-${menu}`,
      popover: 'auto' as const,
      // Not `toggle`: it comes a task later, and a key pressed in between would find the menu open.
      onBeforeToggle: ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
        closed.current = newState === 'closed' ? menu : undefined;
        if (newState === 'open') return;
        // For a panel opened by hover, the browser doesn't know where to return focus.
        if (currentTarget.contains(document.activeElement)) triggers.current.get(menu)?.focus();
        if (actor.getSnapshot().matches(menu)) send({ type: 'panel.dismissed' });
      },
    }),
  };
}
