import fc from 'fast-check';
import { expect, it } from 'vitest';
import { uploadLimits } from '#content/workspace/document-uploads.ts';
import { shownFileName } from '#src/features/workspace/chatbot/document-uploads/file-name.ts';
import { fileSize } from '#src/features/workspace/chatbot/document-uploads/file-size.ts';

it.each([
  ['guide.pdf', 'guide.pdf'],
  ['C:\\fakepath\\guide.pdf', 'guide.pdf'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['map\u202Efdp.exe', 'mapfdp.exe'],
  ['a\u0000b\nc\t.txt', 'abc.txt'],
  ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
  ['cafe\u0301.pdf', 'caf\u00e9.pdf'],
  ['\u200B/', 'unnamed'],
  ['', 'unnamed'],
])('§2.104 uploads: the name %j shows as %j', (name, displayName) => {
  expect(shownFileName(name, 200)).toBe(displayName);
});

it('§2.104 uploads: a long name keeps its start and its extension', () => {
  expect(shownFileName(`${'x'.repeat(300)}-final.docx`, 40)).toBe(`${'x'.repeat(27)}…x-final.docx`);
  expect(shownFileName('x'.repeat(40), 40)).toBe('x'.repeat(40));
});

it('§2.104 uploads: the longest name of a file system is shown whole', () => {
  const [first, second] = ['1', '2'].map(
    (digit) => `${'x'.repeat(200)}${digit}${'y'.repeat(50)}.txt`,
  );
  expect(shownFileName(first!, uploadLimits.name)).toBe(first);
  expect(shownFileName(second!, uploadLimits.name)).toBe(second);
});

it('§2.104 uploads: any name shows on one line, not empty, without hidden characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const displayName = shownFileName(name, 200);
      expect(displayName).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\]/u);
      expect(Array.from(displayName).length).toBeLessThanOrEqual(200);
      expect(displayName.trim()).toBe(displayName);
      expect(displayName).not.toBe('');
      expect(shownFileName(displayName, 200)).toBe(displayName);
    }),
  );
});

it.each([
  [1, '1 byte'],
  [12, '12 bytes'],
  [999, '999 bytes'],
  [1000, '1 KB'],
  [1024, '1 KB'],
  [412_338, '402.7 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('§2.104 uploads: %i bytes read %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

it('§2.104 uploads: a size never reads 0 or more than 1,023 of a unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 * 1024 * 1024 }), (bytes) => {
      const value = Number.parseFloat(fileSize(bytes).replaceAll(',', ''));
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(1024);
    }),
  );
});
