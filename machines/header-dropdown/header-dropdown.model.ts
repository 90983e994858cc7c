import type { About, Model } from '../model';
import type { headerDropdownMachine } from './header-dropdown.machine';

const everyMenu = [{ menu: 'solutions' }, { menu: 'customers' }, { menu: 'company' }] as const;

export const about: About = {
  title: 'Header dropdown',
  purpose: 'Opens the menu a visitor means, and none that the pointer only passes.',
  where: { routes: ['site pages'], view: 'The three menus of the header' },
};

export const model: Model<typeof headerDropdownMachine> = {
  events: {
    'pointer.entered': everyMenu,
    'pointer.exited': [{}],
    'trigger.pressed': everyMenu,
    'panel.dismissed': [{}],
    'focus.exited': [{}],
    'item.picked': [{}],
    'xstate.after.openDelay.header-dropdown.none.aiming': [{}],
    'xstate.after.closeDelay.header-dropdown.solutions.leaving': [{}],
    'xstate.after.closeDelay.header-dropdown.customers.leaving': [{}],
    'xstate.after.closeDelay.header-dropdown.company.leaving': [{}],
  },
  invariants: {
    'one menu at most is open, and it is one of the three': ({ value }) =>
      ['none', 'solutions', 'customers', 'company'].includes(Object.keys(value).join()),
  },
  steps: {
    'a pointer that passes by opens nothing': ({ before, event, after }) =>
      event.type !== 'pointer.entered' ||
      Object.keys(before.value).join() !== 'none' ||
      Object.keys(after.value).join() === 'none',
    'a menu that a press opens is the pressed one': ({ event, after }) =>
      event.type !== 'trigger.pressed' ||
      ['none', event.menu].includes(Object.keys(after.value).join()),
    'Escape, a picked link, a press elsewhere and a lost focus close every menu': ({
      event,
      after,
    }) =>
      !['panel.dismissed', 'item.picked', 'focus.exited'].includes(event.type) ||
      Object.keys(after.value).join() === 'none',
  },
  ignored: {
    'panel.dismissed': 'No menu is open.',
    'focus.exited': 'No menu is open.',
    'item.picked': 'No menu is open.',
    'pointer.exited': 'The pointer was elsewhere already.',
    'pointer.entered': 'A pointer leaves one menu before it comes to another.',
  },
  journeys: [
    {
      title: '§4 header: a menu opens on hover',
      events: [
        { type: 'pointer.entered', menu: 'customers' },
        { type: 'xstate.after.openDelay.header-dropdown.none.aiming' },
      ],
      end: { customers: 'peeking' },
    },
    {
      title: '§4 header: a menu closes on click of an item',
      events: [
        { type: 'pointer.entered', menu: 'solutions' },
        { type: 'xstate.after.openDelay.header-dropdown.none.aiming' },
        { type: 'item.picked' },
      ],
      end: { none: 'resting' },
    },
    {
      title: '§4 header: a pointer that passes by opens the menu it stops at',
      events: [
        { type: 'pointer.entered', menu: 'solutions' },
        { type: 'pointer.exited' },
        { type: 'pointer.entered', menu: 'customers' },
        { type: 'pointer.exited' },
        { type: 'pointer.entered', menu: 'company' },
        { type: 'xstate.after.openDelay.header-dropdown.none.aiming' },
      ],
      end: { company: 'peeking' },
    },
    {
      title:
        '§4 header: a press on what the pointer has just opened keeps it open, a second closes',
      events: [
        { type: 'pointer.entered', menu: 'company' },
        { type: 'xstate.after.openDelay.header-dropdown.none.aiming' },
        { type: 'trigger.pressed', menu: 'company' },
        { type: 'trigger.pressed', menu: 'company' },
      ],
      end: { none: 'resting' },
    },
    {
      title: '§4 header: a menu closes a moment after the pointer has left it',
      events: [
        { type: 'trigger.pressed', menu: 'solutions' },
        { type: 'pointer.exited' },
        { type: 'xstate.after.closeDelay.header-dropdown.solutions.leaving' },
      ],
      end: { none: 'resting' },
    },
  ],
};
