import { assign, setup } from 'xstate';
import { menuDelays } from '#content/constants.ts';

const menus = ['solutions', 'customers', 'company'] as const;
export type HeaderMenu = (typeof menus)[number];

type HeaderDropdownEvent =
  | { type: 'pointer.entered'; menu: HeaderMenu }
  | { type: 'trigger.pressed'; menu: HeaderMenu }
  | { type: 'pointer.exited' | 'panel.dismissed' | 'focus.exited' | 'item.selected' };

const isFor = (menu: HeaderMenu) => ({ type: 'isFor' as const, params: { menu } });

const pressed = (menu: HeaderMenu) => ({
  guard: isFor(menu),
  target: `#header-dropdown.${menu}.pinned` as const,
  description: 'Visitor presses a menu’s button; the menu opens or stays open.',
});

const dropdown = setup({
  types: { context: {} as { hovered: HeaderMenu }, events: {} as HeaderDropdownEvent },
  actions: { setHovered: assign({ hovered: (_, { menu }: { menu: HeaderMenu }) => menu }) },
  guards: {
    isFor: ({ event }, { menu }: { menu: HeaderMenu }) => 'menu' in event && event.menu === menu,
    isHovered: ({ context }, { menu }: { menu: HeaderMenu }) => context.hovered === menu,
  },
  delays: { openDelay: menuDelays.openMs, closeDelay: menuDelays.closeMs },
});

const exited = { target: 'closing', description: 'Pointer leaves the menu.' } as const;

/** Returns the state of one open menu. */
function openMenu(menu: HeaderMenu) {
  const others = menus.filter((id) => id !== menu);
  const pressedAgain = {
    guard: isFor(menu),
    target: '#header-dropdown.none',
    description: 'Visitor presses the button of the open menu.',
  } as const;
  return dropdown.createStateConfig({
    description: 'The menu’s panel is visible.',
    initial: 'hovered',
    on: {
      'pointer.entered': others.map((id) => ({
        guard: isFor(id),
        target: id,
        description: 'Pointer moves to another menu.',
      })),
      'trigger.pressed': others.map(pressed),
      'panel.dismissed': { target: 'none', description: 'Visitor presses Escape or outside.' },
      'focus.exited': { target: 'none', description: 'Focus leaves the header’s menus.' },
      'item.selected': { target: 'none', description: 'Visitor selects a link in the panel.' },
    },
    states: {
      hovered: {
        description: 'The pointer opened the menu.',
        on: { 'pointer.exited': exited, 'trigger.pressed': pressed(menu) },
      },
      pinned: {
        description: 'A press opened or confirmed the menu.',
        on: { 'pointer.exited': exited, 'trigger.pressed': pressedAgain },
      },
      closing: {
        description: 'Waits for the pointer to return.',
        after: {
          closeDelay: { target: '#header-dropdown.none', description: 'Pointer stays away.' },
        },
        on: {
          'pointer.entered': {
            guard: isFor(menu),
            target: 'pinned',
            description: 'Pointer returns in time.',
          },
          'trigger.pressed': pressedAgain,
        },
      },
    },
  });
}

/** The header's three menus; at most one is open (specification §4.4). */
export const headerDropdownMachine = dropdown.createMachine({
  id: 'header-dropdown',
  description: 'Opens at most one of the header’s three menus.',
  context: { hovered: 'solutions' },
  initial: 'none',
  states: {
    none: {
      description: 'No panel is visible.',
      initial: 'idle',
      on: { 'trigger.pressed': menus.map(pressed) },
      states: {
        idle: {
          description: 'The pointer is outside the menus.',
          on: {
            'pointer.entered': {
              target: 'opening',
              actions: { type: 'setHovered', params: ({ event }) => ({ menu: event.menu }) },
              description: 'Pointer enters a menu.',
            },
          },
        },
        opening: {
          description: 'Waits until the pointer stays on a menu.',
          after: {
            openDelay: menus.map((menu) => ({
              guard: { type: 'isHovered' as const, params: { menu } },
              target: `#header-dropdown.${menu}`,
              description: 'Pointer stays on the menu.',
            })),
          },
          on: { 'pointer.exited': { target: 'idle', description: 'Pointer leaves too soon.' } },
        },
      },
    },
    solutions: openMenu('solutions'),
    customers: openMenu('customers'),
    company: openMenu('company'),
  },
});
