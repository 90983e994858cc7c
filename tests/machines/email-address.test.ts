import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatEffectInputs } from '#machines/chat-widget/chat-steps.ts';
import { asciiEmail, emailProblem } from '#machines/shared/email-address.ts';

test.each(['', '   '])('§5.10 hero form: an email is required (%j)', (email) => {
  expect(emailProblem(email)).toBe('missing');
});

test.each([
  'ana',
  'ana@',
  '@example.net',
  'ana ruiz@example.net',
  'ana@example..net',
  `ana@${'a'.repeat(64)}.net`,
  `${'a'.repeat(243)}@example.net`,
])('§5.1 hero form: an email that browsers reject is malformed (%s)', (email) => {
  expect(emailProblem(email)).toBe('malformed');
});

test.each([
  'ana@example.net',
  ' ana@example.net ',
  'ana@localhost',
  `ana@${'a'.repeat(63)}.net`,
  `${'a'.repeat(242)}@example.net`,
])('§5.1 hero form: an email that browsers accept is valid and unchanged (%s)', (email) => {
  expect(emailProblem(email)).toBeNull();
  expect(asciiEmail(email)).toBe(email.trim());
});

test.each([
  ['ada@münchen.example', 'ada@xn--mnchen-3ya.example'],
  ['ada@mu\u0308nchen.example', 'ada@xn--mnchen-3ya.example'],
  ['ada@straße.example', 'ada@xn--strae-oqa.example'],
  ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['\u202aada@example.net\u202c\u200e', 'ada@example.net'],
  ['zoë@köln.example', 'zoë@xn--kln-sna.example'],
  ['zoe\u0308@example.net', 'zoë@example.net'],
])('§5.2 international address: %s is sent as %s', (typed, sent) => {
  expect(asciiEmail(typed)).toBe(sent);
  expect(emailProblem(typed)).toBeNull();
  expect(asciiEmail(sent)).toBe(sent);
});

test.each([
  ['an IPv4 address', 'ada@１２７.０.０.１'],
  ['an encoded character', 'ada@mü%6Echen.example'],
  ['a letter that contains a slash', 'ada@℀.example'],
  ['a line break', 'ada@mün\nchen.example'],
  ['a space', 'ada@mün chen.example'],
  ['a final dot', 'ada@münchen.example.'],
  ['a bidirectional override', 'ada@mün\u202echen.example'],
  ['letters of two directions', 'ada@\u05d01a.example'],
  ['a lone surrogate', 'ada@\ud800.example'],
  ['a label that is too long', `ada@${'ü'.repeat(60)}.example`],
  ['too many characters in ASCII form', `${'a'.repeat(235)}@münchen.example`],
  ['no mailbox', 'münchen.example'],
])('§5.4 international address: a domain with %s is malformed', (_, email) => {
  expect(emailProblem(email)).toBe('malformed');
});

test.each([
  ['a space', 'zoë ruiz@example.net'],
  ['a line break', 'zoë\nruiz@example.net'],
  ['a bidirectional override', 'zoë\u202e@example.net'],
  ['a curly quotation mark', '“zoë@example.net'],
  ['a lone surrogate', 'zoë\ud800@example.net'],
])('§5.4 international address: a mailbox name with %s is malformed', (_, email) => {
  expect(emailProblem(email)).toBe('malformed');
});

test('§5.2 international address: an accepted address is sent with a plain ASCII domain, once', () => {
  const text = fc.string({ unit: 'grapheme' });
  const alphabet = fc.string({
    unit: fc.constantFrom(...Array.from('aZ9-._@:/%üßé例。．１ي\u0308\u00ad\u200d \t')),
  });
  const typed = fc.oneof(
    fc.tuple(text, text).map((parts) => parts.join('@')),
    fc.tuple(fc.constantFrom('ada', 'zoë'), alphabet).map((parts) => parts.join('@')),
  );
  fc.assert(
    fc.property(typed, (email) => {
      const sent = asciiEmail(email);
      if (emailProblem(email)) return;
      expect(sent).toMatch(/^[^\s@\p{C}]+@[a-z\d.-]+$/iu);
      expect(sent.length).toBeLessThanOrEqual(254);
      expect(asciiEmail(sent)).toBe(sent);
      expect(emailProblem(sent)).toBeNull();
    }),
  );
});

test('§5.2 international address: the chat hands over the ASCII form', () => {
  const event = { type: 'email.submitted', email: ' ada@münchen.example ' };
  const handedOver = chatEffectInputs.handOver({
    context: { messages: [], suggestions: [] },
    event,
  });
  expect(handedOver.email).toBe('ada@xn--mnchen-3ya.example');
});
