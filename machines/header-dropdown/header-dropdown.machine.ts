import { assign, setup } from 'xstate';
import { menuDelays } from '../../content/constants';

export type HeaderMenu = 'solutions' | 'customers' | 'company';

type HeaderDropdownEvent =
  | { type: 'pointer.entered'; menu: HeaderMenu }
  | { type: 'pointer.left' }
  | { type: 'trigger.pressed'; menu: HeaderMenu }
  | { type: 'escape.pressed' }
  | { type: 'focus.left' }
  | { type: 'outside.pressed' }
  | { type: 'item.picked' };

const menus = ['solutions', 'customers', 'company'] as const;

const isFor = (menu: HeaderMenu) => ({ type: 'isFor' as const, params: { menu } });

const dropdownSetup = setup({
  types: { context: {} as { aimed: HeaderMenu }, events: {} as HeaderDropdownEvent },
  actions: {
    takeAim: assign({ aimed: (_, { menu }: { menu: HeaderMenu }) => menu }),
  },
  guards: {
    isFor: ({ event }, { menu }: { menu: HeaderMenu }) => 'menu' in event && event.menu === menu,
    isAimedAt: ({ context }, { menu }: { menu: HeaderMenu }) => context.aimed === menu,
  },
  delays: { openDelay: menuDelays.openMs, closeDelay: menuDelays.closeMs },
});

/** One open menu. The three differ only in their names. */
function openMenu(menu: HeaderMenu) {
  const others = menus.filter((other) => other !== menu);
  return dropdownSetup.createStateConfig({
    description: 'Its panel is shown.',
    initial: 'peeking',
    on: {
      'pointer.entered': others.map((other) => ({
        guard: isFor(other),
        target: other,
        description: 'The pointer moves on to another menu.',
      })),
      'trigger.pressed': others.map((other) => ({
        guard: isFor(other),
        target: `#header-dropdown.${other}.pinned`,
        description: 'Another menu is pressed.',
      })),
      'escape.pressed': { target: 'none', description: 'Escape.' },
      'focus.left': { target: 'none', description: 'Focus has left the header’s menus.' },
      'outside.pressed': { target: 'none', description: 'Something else is pressed.' },
      'item.picked': { target: 'none', description: 'A link in the panel is followed.' },
    },
    states: {
      peeking: {
        description: 'Opened by the pointer.',
        on: {
          'pointer.left': { target: 'leaving', description: 'The pointer leaves.' },
          'trigger.pressed': {
            guard: isFor(menu),
            target: 'pinned',
            description: 'A press on what the pointer has just opened keeps it open.',
          },
        },
      },
      pinned: {
        description: 'Opened or confirmed by a press.',
        on: {
          'pointer.left': { target: 'leaving', description: 'The pointer leaves.' },
          'trigger.pressed': {
            guard: isFor(menu),
            target: '#header-dropdown.none',
            description: 'A second press closes it.',
          },
        },
      },
      leaving: {
        description: 'The pointer is gone; a moment is left to come back.',
        after: {
          closeDelay: {
            target: '#header-dropdown.none',
            description: 'The pointer has not come back.',
          },
        },
        on: {
          'pointer.entered': {
            guard: isFor(menu),
            target: 'pinned',
            description: 'The pointer is back in time.',
          },
          'trigger.pressed': {
            guard: isFor(menu),
            target: '#header-dropdown.none',
            description: 'A press closes it at once.',
          },
        },
      },
    },
  });
}

/** The header's three menus, of which one at most is open (specification §2 and §4). */
export const headerDropdownMachine = dropdownSetup.createMachine({
  id: 'header-dropdown',
  description: 'Which of the header’s menus is open: one at most.',
  context: { aimed: 'solutions' },
  initial: 'none',
  states: {
    none: {
      description: 'No panel is shown.',
      initial: 'resting',
      on: {
        'trigger.pressed': menus.map((menu) => ({
          guard: isFor(menu),
          target: `#header-dropdown.${menu}.pinned`,
          description: 'A press opens at once.',
        })),
      },
      states: {
        resting: {
          description: 'The pointer is elsewhere.',
          on: {
            'pointer.entered': {
              target: 'aiming',
              actions: { type: 'takeAim', params: ({ event }) => ({ menu: event.menu }) },
              description: 'The pointer comes to a menu.',
            },
          },
        },
        aiming: {
          description: 'The pointer rests on a menu; it may only be passing by.',
          after: {
            openDelay: menus.map((menu) => ({
              guard: { type: 'isAimedAt' as const, params: { menu } },
              target: `#header-dropdown.${menu}`,
              description: 'The pointer has stayed.',
            })),
          },
          on: {
            'pointer.left': { target: 'resting', description: 'The pointer was passing by.' },
          },
        },
      },
    },
    solutions: openMenu('solutions'),
    customers: openMenu('customers'),
    company: openMenu('company'),
  },
});
