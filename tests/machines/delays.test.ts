import { expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { machines } from '#machines/index.ts';
import { backoffMs } from '#machines/lead-outbox/lead-outbox.machine.ts';
import { pureStart, pureStep } from '#src/atlas/kit/pure-step.ts';

/** Returns the delays in ms that the last of the events starts. */
function delayAfter(id: string, events: AnyEventObject[]) {
  const { machine, model } = machines[id]!;
  const last = events.reduce(
    ({ after }, event) => pureStep(machine, after, event),
    pureStart(machine, model.input),
  );
  return [...last.delays.values()];
}

const left = (remaining: number) => ({
  type: 'xstate.done.actor.deliverPending',
  output: { remaining },
});
const waitOver = { type: 'xstate.after.backoff.lead-outbox.waiting' };

test('§9.9 header: a menu opens after the pointer rests for 120 ms', () => {
  const events = [{ type: 'pointer.entered', menu: 'company' }];
  expect(delayAfter('header-dropdown', events)).toEqual([120]);
});

test('§9.9 header: a menu stays open for 300 ms after the pointer exits', () => {
  const events = [{ type: 'trigger.pressed', menu: 'company' }, { type: 'pointer.exited' }];
  expect(delayAfter('header-dropdown', events)).toEqual([300]);
});

test('§9.3 confetti: it ends after 5 s', () => {
  const events = [{ type: 'page.entered', reducedMotion: false }];
  expect(delayAfter('confetti', events)).toEqual([5000]);
});

test('§9.4 carousel: a slide shows for 8 s', () => {
  expect(delayAfter('testimonial-carousel', [])).toEqual([8000]);
});

test('§4.3 carousel: no timer runs while rotation is paused or held', () => {
  expect(delayAfter('testimonial-carousel', [{ type: 'rotation.paused' }])).toEqual([]);
  expect(delayAfter('testimonial-carousel', [{ type: 'attention.gained' }])).toEqual([]);
});

test('console scene: a beat lasts 3 s', () => {
  expect(delayAfter('console-scene', [{ type: 'scene.started' }])).toEqual([3000]);
});

test('sample data: the reset notice shows for 8 s', () => {
  const events = [{ type: 'reset.requested' }, { type: 'reset.confirmed' }];
  expect(delayAfter('sample-reset', events)).toEqual([8000]);
});

test('§15.21 outbox: waits double from 5 s to 5 minutes', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 1000].map(backoffMs);
  expect(waits).toEqual([
    5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000, 300_000,
  ]);
});

test('§15.21 outbox: the first wait applies before any attempt', () => {
  expect(backoffMs(0)).toBe(5_000);
});

test('§15.21 outbox: each incomplete delivery lengthens the wait', () => {
  expect(delayAfter('lead-outbox', [left(1)])).toEqual([5_000]);
  expect(delayAfter('lead-outbox', [left(1), waitOver, left(1)])).toEqual([10_000]);
});

test('§15.21 outbox: a complete delivery resets the wait', () => {
  const events = [left(1), waitOver, left(1), waitOver, left(0), { type: 'record.stored' }];
  expect(delayAfter('lead-outbox', events)).toEqual([5_000]);
});
