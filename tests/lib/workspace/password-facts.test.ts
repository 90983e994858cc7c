import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordFacts, passwordStrength } from '#src/features/workspace/account/password-facts.ts';

const email = 'dana.whitlock@ridge.example';
const good = 'four dry poles at dawn';
const facts = (next: string, { current = 'old one', confirm = next } = {}) =>
  passwordFacts({ current, next, confirm }, email);

test('§3 security: a password of a few words meets every rule', () => {
  expect(facts(good)).toEqual({
    hasCurrent: true,
    met: { long: true, unguessable: true, fresh: true, nameless: true, confirmed: true },
    strength: 4,
  });
});

test('§3 security: 12 characters are enough, whichever they are, 11 are not', () => {
  expect(facts('kwzrtmbqhxpf').met.long).toBe(true);
  expect(facts('kwzrtmbqhxp').met.long).toBe(false);
  expect(facts('🌲🚒🧵🪝🛰🎣🧭🪜🔦🧰⛏🪵').met.long).toBe(true);
});

test('§3 security: the current password and the name in the address are refused', () => {
  expect(facts(good, { current: good }).met.fresh).toBe(false);
  expect(facts('my Dana.Whitlock here').met.nameless).toBe(false);
  expect(passwordFacts({ current: '', next: good, confirm: '' }, '@').met.nameless).toBe(true);
});

test('§3 security: both fields have to hold the same, however an accent is written', () => {
  expect(facts(good, { confirm: `${good} ` }).met.confirmed).toBe(false);
  expect(facts('câbles d’été froids', { confirm: 'câbles d’été froids' }).met.confirmed).toBe(true);
});

test('§3 security: nothing typed meets no rule', () => {
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
])('§3 security: %s is easy to guess', (password) => {
  expect(passwordStrength(password)).toBe(1);
  expect(facts(password).met.unguessable).toBe(false);
});

test('art direction §12: every level of strength is reached, in order', () => {
  const typed = ['', 'splice', 'splice-tray', 'splice tray 7', 'splice tray on pole 118'];
  expect(typed.map(passwordStrength)).toEqual([0, 1, 2, 3, 4]);
});

test('art direction §12: typing on never makes a password weaker, but for well-known words', () => {
  const plain = fc.stringMatching(/^[b-dghjkmnvxz0-9 ]{0,24}$/);
  fc.assert(
    fc.property(plain, plain, (start, more) => {
      expect(passwordStrength(start + more)).toBeGreaterThanOrEqual(passwordStrength(start));
    }),
  );
});

test('§3 security: what is said of passwords holds no part of them', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (current, next, confirm) => {
      const { met, ...rest } = passwordFacts({ current, next, confirm }, email);
      const said = Object.values({ ...met, ...rest });
      expect(said.filter((fact) => ![true, false, 0, 1, 2, 3, 4].includes(fact))).toEqual([]);
      expect(said).toHaveLength(7);
    }),
  );
});
