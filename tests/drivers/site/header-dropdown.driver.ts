import { menus } from '#content/navigation.ts';
import type {
  headerDropdownMachine,
  HeaderMenu,
} from '#machines/header-dropdown/header-dropdown.machine.ts';
import type { Assertions, Find } from '#tests/models/driver.ts';
import type { Scene, MachineDriver } from '#tests/models/machine-driver.ts';

const outside: Find = { css: '[aria-label^="Switch theme"]' };
const labelOf = (menu: HeaderMenu) => menus.find(({ id }) => id === menu)?.label ?? '';
const trigger = (menu: HeaderMenu): Find => ({
  css: `nav[aria-label=Main] button[aria-controls=menu-${menu}]`,
  text: labelOf(menu),
});
const panel = (menu: HeaderMenu): Find => ({ css: `#menu-${menu}` });
const openMenu = ({ value }: { value: object }) =>
  menus.map(({ id }) => id).find((id) => id in value);
const left = { type: 'pointer.exited' } as const;
const exitFirst = ({ over }: Scene) => (over ? [left] : []);
const ifOpen = (_: unknown, before: { value: object }) =>
  openMenu(before) !== undefined || 'No menu is open.';

async function expectMenu(page: Assertions, { value }: { value: object }) {
  const open = openMenu({ value });
  const count = open ? 1 : 0;
  await page.expectCount({ css: 'nav[aria-label=Main] [aria-expanded=true]' }, count);
  await page.expectCount({ css: 'nav[aria-label=Main] [id^=menu-]' }, count);
  if (!open) return;
  await page.expectVisible(trigger(open), { expanded: true });
  await page.expectVisible(panel(open));
}

/** Returns the page that a menu's first item links to: on another page, focus would move to its heading. */
const pageOf = (menu: HeaderMenu) =>
  menu === 'company'
    ? '/newsroom'
    : (menus.find(({ id }) => id === menu)?.groups[0]?.items[0]?.href ?? '');

const onPageOf = (target: HeaderMenu): MachineDriver<typeof headerDropdownMachine> => ({
  path: pageOf(target),
  // Tracks the menu under the pointer, and whether focus is in the menus.
  scene: {
    start: { over: null, isFocused: false },
    next: (scene, { type, menu }) => {
      if (type === 'pointer.entered') return { ...scene, over: menu };
      if (type === 'pointer.exited') return { ...scene, over: null };
      if (type === 'trigger.pressed' || type === 'item.selected')
        return { ...scene, isFocused: true };
      return type === 'focus.exited' ? { ...scene, isFocused: false } : scene;
    },
  },
  events: {
    'pointer.entered': {
      can: ({ menu }, _, { over }) => over !== menu || 'The pointer is over that menu already.',
      act: (driver, { menu }) => driver.hover(trigger(menu)),
      sends: (event, _, scene) => [...exitFirst(scene), event],
    },
    'pointer.exited': {
      can: (_, __, { over }) => over !== null || 'The pointer is outside the menus.',
      act: (driver) => driver.unhover(),
    },
    'trigger.pressed': { act: (driver, { menu }) => driver.activate(trigger(menu)) },
    'panel.dismissed': { can: ifOpen, act: (driver) => driver.pressKey('Escape') },
    'focus.exited': {
      can: (event, before, { isFocused }) =>
        isFocused ? ifOpen(event, before) : 'Focus is outside the menus.',
      act: (driver) => driver.focus(outside),
    },
    'item.selected': {
      can: (_, before) => openMenu(before) === target || 'The item leads to another page.',
      act: async (driver) => {
        await driver.activate({ css: `a[href="${pageOf(target)}"]`, within: panel(target) });
        await driver.expectAddress(pageOf(target));
        await driver.focus(trigger(target));
      },
    },
  },
  stateAssertions: {
    'none.idle': expectMenu,
    'none.opening': expectMenu,
    'solutions.hovered': expectMenu,
    'solutions.pinned': expectMenu,
    'solutions.closing': expectMenu,
    'customers.hovered': expectMenu,
    'customers.pinned': expectMenu,
    'customers.closing': expectMenu,
    'company.hovered': expectMenu,
    'company.pinned': expectMenu,
    'company.closing': expectMenu,
  },
});

const onAbout = onPageOf('company');
const elsewhere = 'Covered on the newsroom page.';
const forItemsOf = (target: HeaderMenu): MachineDriver<typeof headerDropdownMachine> => {
  const driver = onPageOf(target);
  const ifThisMenu = ({ menu }: { menu: HeaderMenu }) => menu === target || elsewhere;
  const { 'pointer.entered': entered, 'trigger.pressed': pressed } = driver.events;
  return {
    ...driver,
    events: {
      ...driver.events,
      'pointer.entered': {
        ...(entered as object),
        can: (event, _, { over }) => (over === null ? ifThisMenu(event) : elsewhere),
      },
      'trigger.pressed': { ...(pressed as object), can: ifThisMenu },
      'panel.dismissed': elsewhere,
      'focus.exited': elsewhere,
    },
  };
};

export const machineDrivers = [onAbout, forItemsOf('solutions'), forItemsOf('customers')];
