import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useMachine } from '../../binding/use-machine';
import type { MenuId } from '../../../content/navigation';
import { headerDropdownMachine } from '../../../machines/header-dropdown/header-dropdown.machine';

const arrowSteps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Binds the header's menus: pointer intent, presses, keys and focus become events. */
export function useHeaderDropdown(menuIds: MenuId[]) {
  const [snapshot, send] = useMachine(headerDropdownMachine);
  const nav = useRef<HTMLElement>(null);
  const openMenu = menuIds.find((id) => snapshot.matches(id)) ?? null;

  useEffect(() => {
    if (!openMenu) return;
    const onPointerDown = (event: Event) => {
      if (!nav.current?.contains(event.target as Node)) send({ type: 'outside.pressed' });
    };
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const panel = document.getElementById(`menu-${openMenu}`);
      if (panel?.contains(document.activeElement)) triggerOf(nav.current, openMenu)?.focus();
      send({ type: 'escape.pressed' });
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [openMenu, send]);

  return {
    openMenu,
    pick: () => send({ type: 'item.picked' }),
    navProps: {
      ref: nav,
      onBlur: (event: FocusEvent) => {
        if (openMenu && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
          send({ type: 'focus.left' });
        }
      },
    },
    itemProps: (menu: MenuId) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') send({ type: 'pointer.entered', menu });
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') send({ type: 'pointer.left' });
      },
    }),
    triggerProps: (menu: MenuId) => ({
      'data-trigger': menu,
      'aria-expanded': openMenu === menu,
      'aria-controls': `menu-${menu}`,
      onClick: () => send({ type: 'trigger.pressed', menu }),
      onKeyDown: (event: KeyboardEvent) => {
        const step = arrowSteps[event.key];
        if (step) {
          const next = menuIds[(menuIds.indexOf(menu) + step + menuIds.length) % menuIds.length];
          if (next) triggerOf(nav.current, next)?.focus();
        } else if (event.key === 'ArrowDown' && openMenu === menu) {
          document.querySelector<HTMLElement>(`#menu-${menu} a`)?.focus();
        } else return;
        event.preventDefault();
      },
    }),
  };
}

function triggerOf(nav: HTMLElement | null, menu: MenuId) {
  return nav?.querySelector<HTMLElement>(`[data-trigger="${menu}"]`);
}
