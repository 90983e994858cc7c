import { expect, test } from 'vitest';
import { emailProblem } from '#machines/shared/email-address.ts';

test.each(['', '   '])('§5 hero form: an email is required (%j)', (email) => {
  expect(emailProblem(email)).toBe('missing');
});

test.each([
  'ana',
  'ana@',
  '@example.net',
  'ana ruiz@example.net',
  'ana@example..net',
  'ana@-example.net',
  'ana@example.net.',
  'ana@example_net',
  'ana@one@example.net',
  `ana@${'a'.repeat(64)}.net`,
])('§5 hero form: an email that browsers reject is malformed (%s)', (email) => {
  expect(emailProblem(email)).toBe('malformed');
});

test.each([
  'ana@example.net',
  ' ana@example.net ',
  'ANA@EXAMPLE.NET',
  'ana.ruiz+demo@noc.example.co.uk',
  "o'brien@example.net",
  'ana@localhost',
  `ana@${'a'.repeat(63)}.net`,
])('§5 hero form: an email that browsers accept is valid (%s)', (email) => {
  expect(emailProblem(email)).toBeNull();
});
