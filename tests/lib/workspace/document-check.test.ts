import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { documentKinds } from '#content/sample/workspace.ts';
import { documentProblem } from '#src/features/workspace/chatbot/document-content/document-check.ts';
import {
  compoundFile,
  contentTypes,
  docx,
  encryptedPdf,
  latin,
  pdf,
  utf8,
  wordHead,
  zip,
} from './document-files';

const word = docx('<w:p><w:r><w:t>Light levels</w:t></w:r></w:p>');
const doc = compoundFile(['1Table', 'WordDocument'], wordHead());
const accepted = {
  '.pdf': pdf(['Light levels']),
  '.doc': doc,
  '.docx': word,
  '.txt': utf8('Light levels, 14 dBm\r\n'),
};

describe('§5.39 uploads: a document is accepted for its bytes', () => {
  it.each(documentKinds)('%s is accepted under its own name only', async (kind) => {
    for (const [extension, bytes] of Object.entries(accepted)) {
      // A PDF without pictures may consist of text alone.
      const isRight = kind === extension || (kind === '.txt' && extension === '.pdf');
      expect(await documentProblem(kind, bytes), extension).toBe(isRight ? null : 'content');
    }
  });

  it.each([
    ['.pdf', 'a byte order mark before its header', pdf(['a'], '\u00ef\u00bb\u00bf')],
    ['.pdf', 'its header at byte 1,019', pdf(['a'], ' '.repeat(1019))],
    ['.pdf', 'encryption that only restricts printing', encryptedPdf(true)],
    ['.docx', 'a main part named by SharePoint', docx('', 'word/document2.xml')],
    ['.docx', 'uncompressed parts', docx('', 'word/document.xml', { isStored: true })],
    ['.txt', 'UTF-8 with a byte order mark', utf8('\ufeffé')],
    ['.txt', 'UTF-16, little end first', latin('\xff\xfeA\0')],
    ['.txt', 'UTF-16 without a mark', latin('A\0B\0C\0')],
    ['.txt', 'Windows-1252', latin('Gr\xfc\xdfe \x96 5 \x80')],
    ['.txt', 'the name of a PDF header', utf8('A PDF begins with %PDF-1.7.')],
  ] as const)('%s with %s', async (kind, _, bytes) => {
    expect(await documentProblem(kind, bytes)).toBeNull();
  });
});

const confluence = `Date: Thu, 26 Nov 2026 09:00:00 +0000 (UTC)
Subject: Exported From Confluence
MIME-Version: 1.0
Content-Type: multipart/related; boundary="x"

--x`.replaceAll('\n', '\r\n');

describe('§5.40 uploads: a document of another kind, or with a password, is rejected', () => {
  it.each([
    ['.doc', latin(confluence), 'content'],
    ['.doc', latin('{\\rtf1\\ansi Gr\\u252?'), 'content'],
    ['.pdf', utf8('<html><head><title>Sign in</title>'), 'content'],
    ['.docx', compoundFile(['EncryptionInfo', 'EncryptedPackage'], latin('')), 'locked'],
    ['.doc', compoundFile(['WordDocument'], wordHead(true)), 'locked'],
    ['.pdf', encryptedPdf(false), 'locked'],
    ['.docx', zip({ '[Content_Types].xml': contentTypes('xl/a.xml'), 'xl/a.xml': '' }), 'content'],
    ['.doc', compoundFile(['Workbook'], latin('')), 'content'],
    ['.docx', zip({ mimetype: 'application/epub+zip' }, { isStored: true }), 'content'],
    ['.pdf', zip({ 'a.pdf': '%PDF-1.4' }, { isStored: true }), 'content'],
    ['.docx', zip({ 'word/document.xml': 'a' }), 'content'],
    ['.docx', docx('', 'word/document.xml', { isLocked: true }), 'locked'],
    ['.docx', word.subarray(0, word.length - 40), 'content'],
    ['.doc', doc.subarray(0, 700), 'content'],
    ['.pdf', latin('\x89PNG\r\n\x1a\n\0\0'), 'content'],
    ['.pdf', pdf(['a'], ' '.repeat(1025)), 'content'],
    ['.txt', latin('a\0b'), 'content'],
  ] as const)('%s %#', async (kind, bytes, problem) => {
    expect(await documentProblem(kind, bytes)).toBe(problem);
  });
});

test('§5.39 uploads: any text is text', async () => {
  const anyText = fc
    .string({ unit: 'grapheme', minLength: 1 })
    // oxlint-disable-next-line no-control-regex -- text has no other controls
    .filter((value) => !/[\0-\x08\x0b-\x1f\x7f-\x9f\ufffe\uffff]/.test(value));
  await fc.assert(
    fc.asyncProperty(anyText, async (value) => {
      expect(await documentProblem('.txt', utf8(value))).toBeNull();
    }),
  );
});

test('§5.39 uploads: the check of damaged documents never throws', async () => {
  const kind = fc.constantFrom(...documentKinds);
  const damaged = fc
    .tuple(fc.constantFrom(word, doc, accepted['.pdf']), fc.nat(), fc.nat(255), fc.nat())
    .map(([bytes, at, value, cut]) => {
      const copy = bytes.slice(0, 1 + (cut % bytes.length));
      copy[at % copy.length] = value;
      return copy;
    });
  await fc.assert(
    fc.asyncProperty(
      kind,
      fc.oneof(fc.uint8Array({ maxLength: 400 }), damaged),
      async (of, bytes) => {
        expect([null, 'content', 'locked']).toContain(await documentProblem(of, bytes));
      },
    ),
  );
});
