import { expect, test } from 'vitest';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { machines } from '#machines/index.ts';
import { findMachines } from '#src/atlas/app/search/search-index.ts';

const idsOf = (text: string) => findMachines({ text }).map(({ entry }) => entry.id);
const firstHit = (text: string, machine: string) =>
  findMachines({ text }).find(({ entry }) => entry.id === machine)?.hits[0];

test.each([
  ['form.submitted', 'demo-form', 'Event', 'demo-form.editing form.submitted 0'],
  ['isComplete', 'demo-form', 'Guard', 'demo-form.editing form.submitted 0'],
  ['discardDraft', 'demo-form', 'Action', 'demo-form.submitting xstate.done.actor.sendRequest 0'],
  ['sendRequest', 'demo-form', 'Actor', 'demo-form.submitting'],
  ['rejected', 'demo-form', 'State', 'demo-form.editing.rejected'],
  [
    'openDelay',
    'header-dropdown',
    'Delay',
    'header-dropdown.none.opening xstate.after.openDelay.header-dropdown.none.opening 0',
  ],
  [
    '120 ms',
    'header-dropdown',
    'Delay',
    'header-dropdown.none.opening xstate.after.openDelay.header-dropdown.none.opening 0',
  ],
  [
    'form service accepts',
    'demo-form',
    'Description',
    'demo-form.submitting xstate.done.actor.sendRequest 0',
  ],
])('atlas search: %s finds its part', (text, machine, label, at) => {
  expect(firstHit(text, machine)).toMatchObject({ label, at });
});

test('§17.47 atlas search: every name and every part of every machine is found', () => {
  const lost = Object.values(machines).flatMap(({ id, machine }) =>
    Object.values(machine.implementations)
      .flatMap((kind: object) => Object.keys(kind))
      .concat(chartOf(machine).events.filter((type) => type !== '*'))
      .filter((name) => !idsOf(name).includes(id))
      .map((name) => `${id}: ${name}`),
  );
  expect(lost).toEqual([]);
});

test('atlas search: a page finds the machines declared for it, by wildcard or group too', () => {
  expect(idsOf('/customers/utilities')).toEqual(idsOf('/customers/*'));
  expect(idsOf('/customers/utilities')).toContain('clipboard');
  expect(idsOf('field.*')).toContain('demo-form');
  expect(idsOf('/solutions/network-os')).toEqual(
    expect.arrayContaining(['console-scene', 'demo-video', 'header-dropdown']),
  );
  expect(idsOf('/book-demo').sort()).toEqual(['confetti', 'demo-form', 'lead-outbox']);
  for (const pasted of ['/book-demo/', '/book-demo?sent=1#form', 'https://example.net/Book-demo'])
    expect(idsOf(pasted), pasted).toEqual(idsOf('/book-demo'));
  expect(idsOf('/nowhere')).toEqual([]);
  expect(findMachines({ text: 'tab.selected', page: '/dashboard' })).toEqual([]);
});

test('atlas search: words of the machine and of its part combine', () => {
  expect(idsOf('hero form submitted')).toEqual(['hero-form']);
  expect(findMachines({ text: '' })).toHaveLength(Object.keys(machines).length);
});
