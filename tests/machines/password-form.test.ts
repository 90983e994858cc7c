import { expect, test } from 'vitest';
import { passwordProblems } from '../../machines/password-form/password-form.machine';
import { passwordFacts } from '../../src/lib/password-facts';

const next = 'four dry poles at dawn';
const ready = passwordFacts({ current: 'old one', next, confirm: next }, 'dana@ridge.example');
const nothing = { current: false, next: null, confirm: false };

test.each([
  [{}, nothing],
  [{ hasCurrent: false }, { ...nothing, current: true }],
  [{ isLong: false }, { ...nothing, next: 'long' }],
  [{ isUnguessable: false }, { ...nothing, next: 'unguessable' }],
  [{ isFresh: false }, { ...nothing, next: 'fresh' }],
  [{ isNameless: false }, { ...nothing, next: 'nameless' }],
  [{ isConfirmed: false }, { ...nothing, confirm: true }],
  [
    { isFresh: false, isLong: false },
    { ...nothing, next: 'long' },
  ],
])('§3 security: with %j, what keeps the password is %j', (change, problems) => {
  expect(passwordProblems({ ...ready, ...change })).toEqual(problems);
});
