import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailHeader } from '#src/services/forms/mail-header.ts';

it('§7.6 mail: a line break cannot start another header', () => {
  expect(mailHeader('Ada\r\nBcc: all@example.com', 80)).toBe('Ada Bcc: all@example.com');
});

it('§7.6 mail: any text becomes one header line of limited length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(200), (text, limit) => {
      const header = mailHeader(text, limit);
      expect(header).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(Array.from(header).length).toBeLessThanOrEqual(limit);
    }),
  );
});

it('§7.6 mail: a name in any script is unchanged and never cut inside a character', () => {
  expect(mailHeader('José 李 🎉', 80)).toBe('José 李 🎉');
  expect(mailHeader('🎉🎉🎉', 2)).toBe('🎉🎉');
});
