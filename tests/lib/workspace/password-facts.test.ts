import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordFacts, passwordStrength } from '#src/features/workspace/account/password-facts.ts';

const email = 'dana.whitlock@ridge.example';
const good = 'four dry poles at dawn';
const facts = (next: string, { current = 'old one', confirm = next } = {}) =>
  passwordFacts({ current, next, confirm }, email);

test('§5.23 security: a password of a few words meets every rule', () => {
  expect(facts(good)).toEqual({
    hasCurrent: true,
    met: { long: true, unguessable: true, fresh: true, nameless: true, confirmed: true },
    strength: 4,
  });
});

test('§5.23 security: any 12 characters are enough, 11 are not', () => {
  expect(facts('kwzrtmbqhxpf').met.long).toBe(true);
  expect(facts('kwzrtmbqhxp').met.long).toBe(false);
  expect(facts('🌲🚒🧵🪝🛰🎣🧭🪜🔦🧰⛏🪵').met.long).toBe(true);
});

test('§5.23 security: the current password and the name in the address are rejected', () => {
  expect(facts(good, { current: good }).met.fresh).toBe(false);
  expect(facts('my Dana.Whitlock here').met.nameless).toBe(false);
  expect(passwordFacts({ current: '', next: good, confirm: '' }, 'fo@').met.nameless).toBe(true);
});

test('§5.23 security: the confirmation matches in any Unicode form', () => {
  expect(facts(good, { confirm: `${good} ` }).met.confirmed).toBe(false);
  expect(facts('câbles d’été froids', { confirm: 'câbles d’été froids' }).met.confirmed).toBe(true);
});

test('§5.23 security: an empty password meets no rule', () => {
  const { met, ...rest } = facts('', { current: '' });
  expect(Object.values({ ...met, ...rest }).some(Boolean)).toBe(false);
});

test.each([
  'aaaaaaaaaaaaaaaa',
  '121212121212',
  'abcdefghijklmnop',
  '123456789012',
  'passwordpassword',
  'PASSWORD1234',
  'qwertyqwerty',
])('§5.23 security: %s is easy to guess', (password) => {
  expect(passwordStrength(password)).toBe(1);
  expect(facts(password).met.unguessable).toBe(false);
});

test('§32.6: every strength level is reached, in order', () => {
  const typed = ['', 'splice', 'splice-tray', 'splice tray 7', 'splice tray on pole 118'];
  expect(typed.map(passwordStrength)).toEqual([0, 1, 2, 3, 4]);
});

test('§32.7: more characters never weaken a password, except for common words', () => {
  const plain = fc.stringMatching(/^[b-dghjkmnvxz0-9 ]{0,24}$/);
  fc.assert(
    fc.property(plain, plain, (start, more) => {
      expect(passwordStrength(start + more)).toBeGreaterThanOrEqual(passwordStrength(start));
    }),
  );
});

test('§3.1 security: the facts hold no part of the password', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (current, next, confirm) => {
      const { met, ...rest } = passwordFacts({ current, next, confirm }, email);
      const values = Object.values({ ...met, ...rest });
      expect(values.filter((fact) => ![true, false, 0, 1, 2, 3, 4].includes(fact))).toEqual([]);
      expect(values).toHaveLength(7);
    }),
  );
});
