import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { documentKinds } from '#content/sample/workspace.ts';
import { isOfKind } from '#src/features/workspace/chatbot/document-uploads/file-kind.ts';

const text = (value: string) => new TextEncoder().encode(value);
const bytes = (...values: number[]) => Uint8Array.from(values);
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** Builds one entry of a zip file with some content. */
function zipEntry(name: string, content = text('…')): Uint8Array {
  const header = bytes(
    0x50,
    0x4b,
    3,
    4,
    ...Array<number>(22).fill(0),
    name.length & 255,
    name.length >> 8,
    0,
    0,
  );
  return joined(header, text(name), content);
}

const samples = {
  '.pdf': text('%PDF-1.7\n%âãÏÓ'),
  '.doc': bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0),
  '.docx': joined(zipEntry('_rels/.rels'), zipEntry('word/document.xml')),
  '.txt': text('Light levels, 14 dBm\r\n'),
};

describe('§2 uploads: document kinds', () => {
  for (const kind of documentKinds) {
    it(`${kind} differs from the other kinds`, () => {
      for (const [otherKind, content] of Object.entries(samples)) {
        // A PDF file may consist of text alone.
        const isTextToo = kind === '.txt' && otherKind === '.pdf';
        expect([otherKind, isOfKind(kind, content)]).toEqual([
          otherKind,
          kind === otherKind || isTextToo,
        ]);
      }
    });

    it(`${kind} is never empty`, () => {
      expect(isOfKind(kind, bytes())).toBe(false);
    });
  }

  it.each([
    ['the list of contents first', zipEntry('[Content_Types].xml'), true],
    ['a folder of pictures first', joined(zipEntry('word/media/a.png'), text('PK')), true],
    ['a sheet', joined(zipEntry('[Content_Types].xml'), zipEntry('xl/workbook.xml')), false],
    ['slides', joined(zipEntry('[Content_Types].xml'), zipEntry('ppt/slides.xml')), false],
    ['any other archive', zipEntry('photos/word/a.jpg'), false],
    ['an archive behind something else', joined(text('MZ'), zipEntry('word/document.xml')), false],
    [
      'a long name before it',
      joined(zipEntry('a'.repeat(258)), zipEntry('word/document.xml')),
      true,
    ],
    ['a long name of its own', zipEntry(`word/${'a'.repeat(400)}.xml`), true],
    ['a long name that is cut off', zipEntry(`word/${'a'.repeat(400)}`).subarray(0, 200), false],
    ['a header that is cut off', zipEntry('word/document.xml').subarray(0, 34), false],
  ])('a package with %s', (_, content, expected) => {
    expect(isOfKind('.docx', content)).toBe(expected);
  });

  it.each([
    ['UTF-8 with a byte order mark', joined(bytes(0xef, 0xbb, 0xbf), text('é')), true],
    ['UTF-16, little end first', bytes(0xff, 0xfe, 0x41, 0), true],
    ['UTF-16, big end first', bytes(0xfe, 0xff, 0, 0x41), true],
    ['UTF-16 without a mark', bytes(0x41, 0, 0x42, 0), false],
    ['a NUL', text('a\0b'), false],
    ['another encoding', bytes(0x63, 0x61, 0x66, 0xe9, 0x20), false],
    ['a program', bytes(0x4d, 0x5a, 0x90, 0, 3, 0), false],
  ])('text with %s', (_, content, expected) => {
    expect(isOfKind('.txt', content)).toBe(expected);
  });
});

test('§2 uploads: any text is text, and so is any prefix of it', () => {
  const anyText = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((value) => !value.includes('\0'));
  fc.assert(
    fc.property(anyText, fc.nat(), (value, cut) => {
      const content = text(value);
      const beginning = content.subarray(0, 1 + (cut % content.length));
      expect(isOfKind('.txt', beginning)).toBe(true);
    }),
  );
});

test('§2 uploads: the signature alone decides the kind', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.nat(4), fc.integer({ min: 1, max: 255 }), (rest, at, flip) => {
      for (const kind of ['.pdf', '.doc'] as const) {
        const content = joined(samples[kind], rest);
        expect(isOfKind(kind, content)).toBe(true);
        content[at] = (content[at] ?? 0) ^ flip;
        expect(isOfKind(kind, content)).toBe(false);
      }
    }),
  );
});

test('§2 uploads: the check never throws, and random content is rarely a document', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (content) => {
      for (const kind of ['.pdf', '.doc', '.docx'] as const)
        expect(isOfKind(kind, content)).toBe(false);
      isOfKind('.txt', content);
    }),
  );
});
