import { expect, test } from 'vitest';
import {
  passwordProblems,
  type PasswordProblems,
} from '#machines/password-form/password-form.machine.ts';
import { passwordFacts } from '#src/features/workspace/account/password-facts.ts';

const next = 'four dry poles at dawn';
const ready = passwordFacts({ current: 'old one', next, confirm: next }, 'dana@ridge.example');
const nothing: PasswordProblems = { current: false, next: null, confirm: false };

type Change = { hasCurrent?: boolean } & Partial<typeof ready.met>;

test.each<[Change, PasswordProblems]>([
  [{}, nothing],
  [{ hasCurrent: false }, { ...nothing, current: true }],
  [{ long: false }, { ...nothing, next: 'long' }],
  [{ unguessable: false }, { ...nothing, next: 'unguessable' }],
  [{ fresh: false }, { ...nothing, next: 'fresh' }],
  [{ nameless: false }, { ...nothing, next: 'nameless' }],
  [{ confirmed: false }, { ...nothing, confirm: true }],
  [
    { fresh: false, long: false },
    { ...nothing, next: 'long' },
  ],
])('§5.23 security: with %j, the problems are %j', ({ hasCurrent = true, ...change }, problems) => {
  const met = { ...ready.met, ...change };
  expect(passwordProblems({ ...ready, hasCurrent, met })).toEqual(problems);
});
