import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  passwordFormMachine,
  passwordProblems,
} from '../../machines/password-form/password-form.machine';

const ready = {
  hasCurrent: true,
  isLong: true,
  isUnguessable: true,
  isFresh: true,
  isNameless: true,
  isConfirmed: true,
  strength: 4,
};

test.each([
  [{}, { current: false, next: null, confirm: false }],
  [{ hasCurrent: false }, { current: true, next: null, confirm: false }],
  [{ isLong: false }, { current: false, next: 'long', confirm: false }],
  [{ isUnguessable: false }, { current: false, next: 'unguessable', confirm: false }],
  [{ isFresh: false }, { current: false, next: 'fresh', confirm: false }],
  [{ isNameless: false }, { current: false, next: 'nameless', confirm: false }],
  [{ isConfirmed: false }, { current: false, next: null, confirm: true }],
  [
    { isFresh: false, isLong: false },
    { current: false, next: 'long', confirm: false },
  ],
])('§3 security: with %j, what keeps the password is %j', (change, problems) => {
  const facts = { ...ready, ...change };
  expect(passwordProblems(facts)).toEqual(problems);
  const actor = createActor(passwordFormMachine).start();
  actor.send({ type: 'passwords.changed', facts });
  actor.send({ type: 'form.submitted' });
  const isChanged = Object.keys(change).length === 0;
  expect(actor.getSnapshot().value.form).toBe(isChanged ? 'changed' : 'rejected');
});
