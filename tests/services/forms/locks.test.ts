import { expect, it, vi } from 'vitest';
import { underLock } from '#src/services/forms/locks.ts';
import { fakeLocks } from '../fake-locks';

it('contracts §4: work under a lock is done one after the other', async () => {
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

it('contracts §5: work that is to be done only if the lock is free is left to its holder', async () => {
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
])('contracts §4: where locks are %s, work is done once without', async (_, locks) => {
  const work = vi.fn();
  await underLock(locks, 'k', work);
  expect(work).toHaveBeenCalledTimes(1);
});

it('contracts §4: work that fails under a lock is not done a second time', async () => {
  const work = vi.fn(() => Promise.reject(new Error('no')));
  await expect(underLock(fakeLocks(), 'k', work)).rejects.toThrow('no');
  expect(work).toHaveBeenCalledTimes(1);
});
