import type { About, Model } from '../model';
import type { headerDropdownMachine } from './header-dropdown.machine';

const everyMenu = [{ menu: 'solutions' }, { menu: 'customers' }, { menu: 'company' }] as const;

export const about: About = {
  title: 'Header dropdown',
  purpose: 'Opens the menu under a resting pointer or a press, one at a time.',
  where: { routes: ['site pages'], view: 'The three menus of the header' },
};

export const model: Model<typeof headerDropdownMachine> = {
  events: {
    'pointer.entered': everyMenu,
    'pointer.exited': [{}],
    'trigger.pressed': everyMenu,
    'panel.dismissed': [{}],
    'focus.exited': [{}],
    'item.selected': [{}],
    'xstate.after.openDelay.header-dropdown.none.opening': [{}],
    'xstate.after.closeDelay.header-dropdown.solutions.closing': [{}],
    'xstate.after.closeDelay.header-dropdown.customers.closing': [{}],
    'xstate.after.closeDelay.header-dropdown.company.closing': [{}],
  },
  invariants: {
    'at most one of the three menus is open': ({ value }) =>
      ['none', 'solutions', 'customers', 'company'].includes(Object.keys(value).join()),
  },
  steps: {
    'a passing pointer opens no menu': ({ before, event, after }) =>
      event.type !== 'pointer.entered' ||
      Object.keys(before.value).join() !== 'none' ||
      Object.keys(after.value).join() === 'none',
    'a press opens the pressed menu': ({ event, after }) =>
      event.type !== 'trigger.pressed' ||
      ['none', event.menu].includes(Object.keys(after.value).join()),
    'Escape, a selected link, a press outside and lost focus close every menu': ({
      event,
      after,
    }) =>
      !['panel.dismissed', 'item.selected', 'focus.exited'].includes(event.type) ||
      Object.keys(after.value).join() === 'none',
  },
  ignored: {
    'panel.dismissed': 'No menu is open.',
    'focus.exited': 'No menu is open.',
    'item.selected': 'No menu is open.',
    'pointer.exited': 'The pointer is already outside the menus.',
    'pointer.entered': 'The pointer leaves one menu before it enters another.',
  },
  journeys: [
    {
      title: '§4.4 header: a menu opens on hover',
      events: [
        { type: 'pointer.entered', menu: 'customers' },
        { type: 'xstate.after.openDelay.header-dropdown.none.opening' },
      ],
      end: { customers: 'hovered' },
    },
    {
      title: '§4.33 header: selecting an item closes the menu',
      events: [
        { type: 'pointer.entered', menu: 'solutions' },
        { type: 'xstate.after.openDelay.header-dropdown.none.opening' },
        { type: 'item.selected' },
      ],
      end: { none: 'idle' },
    },
    {
      title: '§4.34 header: a passing pointer opens the menu where it stops',
      events: [
        { type: 'pointer.entered', menu: 'solutions' },
        { type: 'pointer.exited' },
        { type: 'pointer.entered', menu: 'customers' },
        { type: 'pointer.exited' },
        { type: 'pointer.entered', menu: 'company' },
        { type: 'xstate.after.openDelay.header-dropdown.none.opening' },
      ],
      end: { company: 'hovered' },
    },
    {
      title: '§4.32 header: a press pins a hovered menu, and a second press closes it',
      events: [
        { type: 'pointer.entered', menu: 'company' },
        { type: 'xstate.after.openDelay.header-dropdown.none.opening' },
        { type: 'trigger.pressed', menu: 'company' },
        { type: 'trigger.pressed', menu: 'company' },
      ],
      end: { none: 'idle' },
    },
    {
      title: '§4.33 header: a menu closes shortly after the pointer leaves',
      events: [
        { type: 'trigger.pressed', menu: 'solutions' },
        { type: 'pointer.exited' },
        { type: 'xstate.after.closeDelay.header-dropdown.solutions.closing' },
      ],
      end: { none: 'idle' },
    },
  ],
};
