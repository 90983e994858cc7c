import { expect, it, vi } from 'vitest';
import { underLock } from '#src/services/forms/locks.ts';
import { fakeLocks } from '../fake-locks';

it('§14.28: work under a lock runs in sequence', async () => {
  const locks = fakeLocks();
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
  };
  await Promise.all([underLock(locks, 'k', work('a')), underLock(locks, 'k', work('b'))]);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('§15.26: work that needs a free lock is skipped if the lock is held', async () => {
  const locks = fakeLocks();
  const work = vi.fn();
  await underLock(locks, 'k', () => underLock(locks, 'k', work, { ifFree: true }));
  expect(work).not.toHaveBeenCalled();
  await underLock(locks, 'k', work, { ifFree: true });
  expect(work).toHaveBeenCalledTimes(1);
});

it.each([
  ['absent', undefined],
  ['denied', { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) }],
])('§14.24: with %s locks, work runs once without a lock', async (_, locks) => {
  const work = vi.fn();
  await underLock(locks, 'k', work);
  expect(work).toHaveBeenCalledTimes(1);
});

it('§14.28: failed work under a lock is not repeated', async () => {
  const work = vi.fn(() => Promise.reject(new Error('no')));
  await expect(underLock(fakeLocks(), 'k', work)).rejects.toThrow('no');
  expect(work).toHaveBeenCalledTimes(1);
});
