import { assign, setup } from 'xstate';
import { menuDelays } from '#content/constants.ts';

const menus = ['solutions', 'customers', 'company'] as const;
export type HeaderMenu = (typeof menus)[number];

type HeaderDropdownEvent =
  | { type: 'pointer.entered'; menu: HeaderMenu }
  | { type: 'trigger.pressed'; menu: HeaderMenu }
  | { type: 'pointer.exited' | 'panel.dismissed' | 'focus.exited' | 'item.picked' };

const isFor = (menu: HeaderMenu) => ({ type: 'isFor' as const, params: { menu } });

const pressed = (menu: HeaderMenu) => ({
  guard: isFor(menu),
  target: `#header-dropdown.${menu}.pinned` as const,
  description: 'Visitor presses the button of a menu: it opens, or stays open.',
});

const dropdown = setup({
  types: { context: {} as { aimed: HeaderMenu }, events: {} as HeaderDropdownEvent },
  actions: { takeAim: assign({ aimed: (_, { menu }: { menu: HeaderMenu }) => menu }) },
  guards: {
    isFor: ({ event }, { menu }: { menu: HeaderMenu }) => 'menu' in event && event.menu === menu,
    isAimedAt: ({ context }, { menu }: { menu: HeaderMenu }) => context.aimed === menu,
  },
  delays: { openDelay: menuDelays.openMs, closeDelay: menuDelays.closeMs },
});

const exited = { target: 'leaving', description: 'Pointer leaves the menu.' } as const;

/** One open menu. The three differ only in their names. */
function openMenu(menu: HeaderMenu) {
  const others = menus.filter((other) => other !== menu);
  const pressedAgain = {
    guard: isFor(menu),
    target: '#header-dropdown.none',
    description: 'Visitor presses the button of the open menu.',
  } as const;
  return dropdown.createStateConfig({
    description: 'Its panel is shown.',
    initial: 'peeking',
    on: {
      'pointer.entered': others.map((other) => ({
        guard: isFor(other),
        target: other,
        description: 'Pointer moves on to another menu.',
      })),
      'trigger.pressed': others.map(pressed),
      'panel.dismissed': { target: 'none', description: 'Visitor presses Escape or elsewhere.' },
      'focus.exited': { target: 'none', description: 'Focus leaves the header’s menus.' },
      'item.picked': { target: 'none', description: 'Visitor follows a link in the panel.' },
    },
    states: {
      peeking: {
        description: 'Opened by the pointer.',
        on: { 'pointer.exited': exited, 'trigger.pressed': pressed(menu) },
      },
      pinned: {
        description: 'Opened or confirmed by a press.',
        on: { 'pointer.exited': exited, 'trigger.pressed': pressedAgain },
      },
      leaving: {
        description: 'Waits a moment for the pointer to come back.',
        after: {
          closeDelay: { target: '#header-dropdown.none', description: 'Pointer stays away.' },
        },
        on: {
          'pointer.entered': {
            guard: isFor(menu),
            target: 'pinned',
            description: 'Pointer comes back in time.',
          },
          'trigger.pressed': pressedAgain,
        },
      },
    },
  });
}

/** The header's three menus, of which one at most is open (specification §2 and §4). */
export const headerDropdownMachine = dropdown.createMachine({
  id: 'header-dropdown',
  description: 'Which of the header’s menus is open: one at most.',
  context: { aimed: 'solutions' },
  initial: 'none',
  states: {
    none: {
      description: 'No panel is shown.',
      initial: 'resting',
      on: { 'trigger.pressed': menus.map(pressed) },
      states: {
        resting: {
          description: 'The pointer is elsewhere.',
          on: {
            'pointer.entered': {
              target: 'aiming',
              actions: { type: 'takeAim', params: ({ event }) => ({ menu: event.menu }) },
              description: 'Pointer comes to a menu.',
            },
          },
        },
        aiming: {
          description: 'The pointer rests on a menu; it may only be passing by.',
          after: {
            openDelay: menus.map((menu) => ({
              guard: { type: 'isAimedAt' as const, params: { menu } },
              target: `#header-dropdown.${menu}`,
              description: 'Pointer stays.',
            })),
          },
          on: { 'pointer.exited': { target: 'resting', description: 'Pointer passes by.' } },
        },
      },
    },
    solutions: openMenu('solutions'),
    customers: openMenu('customers'),
    company: openMenu('company'),
  },
});
