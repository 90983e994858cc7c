import { menus } from '#content/navigation.ts';
import type {
  headerDropdownMachine,
  HeaderMenu,
} from '#machines/header-dropdown/header-dropdown.machine.ts';
import type { Assertions, Find } from '#tests/models/driver.ts';
import type { Scene, MachineDriver } from '#tests/models/machine-driver.ts';

const aside: Find = { css: '[aria-label="Switch theme"]' };
const labelOf = (menu: HeaderMenu) => menus.find(({ id }) => id === menu)?.label ?? '';
const trigger = (menu: HeaderMenu): Find => ({
  css: `nav[aria-label=Main] button[aria-controls=menu-${menu}]`,
  text: labelOf(menu),
});
const panel = (menu: HeaderMenu): Find => ({ css: `#menu-${menu}` });
const openMenu = ({ value }: { value: object }) =>
  menus.map(({ id }) => id).find((id) => id in value);
const left = { type: 'pointer.exited' } as const;
const leavesFirst = ({ over }: Scene) => (over ? [left] : []);
const onlyWhereOpen = (_: unknown, before: { value: object }) =>
  openMenu(before) !== undefined || 'No menu is open.';

async function shows(page: Assertions, { value }: { value: object }) {
  const open = openMenu({ value });
  const most = open ? 1 : 0;
  await page.expectCount({ css: 'nav[aria-label=Main] [aria-expanded=true]' }, most);
  await page.expectCount({ css: 'nav[aria-label=Main] [id^=menu-]' }, most);
  if (!open) return;
  await page.expectVisible(trigger(open), { expanded: true });
  await page.expectVisible(panel(open));
}

/** The pages that the items lead to which are picked: of another page the focus is the page's. */
const pageOf = (menu: HeaderMenu) =>
  menu === 'company'
    ? '/newsroom'
    : (menus.find(({ id }) => id === menu)?.groups[0]?.items[0]?.href ?? '');

const on = (here: HeaderMenu): MachineDriver<typeof headerDropdownMachine> => ({
  path: pageOf(here),
  // Which menu the pointer is over, and whether the focus is in the menus.
  scene: {
    start: { over: null, isFocused: false },
    next: (scene, { type, menu }) => {
      if (type === 'pointer.entered') return { ...scene, over: menu };
      if (type === 'pointer.exited') return { ...scene, over: null };
      if (type === 'trigger.pressed' || type === 'item.picked')
        return { ...scene, isFocused: true };
      return type === 'focus.exited' ? { ...scene, isFocused: false } : scene;
    },
  },
  events: {
    'pointer.entered': {
      can: ({ menu }, _, { over }) => over !== menu || 'The pointer is there already.',
      act: (driver, { menu }) => driver.hover(trigger(menu)),
      sends: (event, _, scene) => [...leavesFirst(scene), event],
    },
    'pointer.exited': {
      can: (_, __, { over }) => over !== null || 'The pointer is elsewhere.',
      act: (driver) => driver.unhover(),
    },
    'trigger.pressed': { act: (driver, { menu }) => driver.activate(trigger(menu)) },
    'panel.dismissed': { can: onlyWhereOpen, act: (driver) => driver.pressKey('Escape') },
    'focus.exited': {
      can: (event, before, { isFocused }) =>
        isFocused ? onlyWhereOpen(event, before) : 'The focus is elsewhere.',
      act: (driver) => driver.focus(aside),
    },
    'item.picked': {
      can: (_, before) => openMenu(before) === here || 'The item leads to another page.',
      act: async (driver) => {
        await driver.activate({ css: `a[href="${pageOf(here)}"]`, within: panel(here) });
        await driver.expectAddress(pageOf(here));
        await driver.focus(trigger(here));
      },
    },
  },
  stateAssertions: {
    'none.resting': shows,
    'none.aiming': shows,
    'solutions.peeking': shows,
    'solutions.pinned': shows,
    'solutions.leaving': shows,
    'customers.peeking': shows,
    'customers.pinned': shows,
    'customers.leaving': shows,
    'company.peeking': shows,
    'company.pinned': shows,
    'company.leaving': shows,
  },
});

const onAbout = on('company');
const elsewhere = 'It is looked at on a page of the company.';
const forItsItems = (here: HeaderMenu): MachineDriver<typeof headerDropdownMachine> => {
  const there = on(here);
  const ofThisMenu = ({ menu }: { menu: HeaderMenu }) => menu === here || elsewhere;
  const { 'pointer.entered': entered, 'trigger.pressed': pressed } = there.events;
  return {
    ...there,
    events: {
      ...there.events,
      'pointer.entered': {
        ...(entered as object),
        can: (event, _, { over }) => (over === null ? ofThisMenu(event) : elsewhere),
      },
      'trigger.pressed': { ...(pressed as object), can: ofThisMenu },
      'panel.dismissed': elsewhere,
      'focus.exited': elsewhere,
    },
  };
};

export const machineDrivers = [onAbout, forItsItems('solutions'), forItsItems('customers')];
