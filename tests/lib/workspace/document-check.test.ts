import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { documentKinds } from '#content/sample/workspace.ts';
import { adviceFor } from '#src/features/workspace/chatbot/document-content/document-check.ts';
import {
  compoundFile,
  contentTypes,
  docx,
  encryptedPdf,
  joined,
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

describe('§2 uploads: a document is accepted for its bytes', () => {
  it.each(documentKinds)('%s is accepted under its own name only', async (kind) => {
    for (const [extension, bytes] of Object.entries(accepted)) {
      // A PDF without pictures may consist of text alone.
      const isRight = kind === extension || (kind === '.txt' && extension === '.pdf');
      const advice = await adviceFor(kind, bytes);
      expect(advice, extension).toEqual(
        isRight ? null : expect.stringMatching(/^This \.\w+ file is/),
      );
    }
  });

  it.each([
    ['.pdf', 'a byte order mark before its header', pdf(['a'], '\u00ef\u00bb\u00bf')],
    ['.pdf', 'an HTTP header before its own', pdf(['a'], 'Content-Type: application/pdf\r\n\r\n')],
    ['.pdf', 'its header at byte 1,019', pdf(['a'], ' '.repeat(1019))],
    ['.pdf', 'encryption that only restricts printing', encryptedPdf(true)],
    ['.docx', 'a main part named by SharePoint', docx('', 'word/document2.xml')],
    ['.docx', 'uncompressed parts', docx('', 'word/document.xml', { isStored: true })],
    ['.docx', 'backslashes', docx('', 'word\\document.xml')],
    ['.docx', 'bytes after its end', joined(word, latin('\r\n'))],
    ['.doc', 'another stream first', compoundFile(['Data', 'WordDocument', '0Table'], wordHead())],
    ['.txt', 'UTF-8 with a byte order mark', utf8('\ufeffé')],
    ['.txt', 'UTF-16, little end first', latin('\xff\xfeA\0')],
    ['.txt', 'UTF-16, big end first', latin('\xfe\xff\0A')],
    ['.txt', 'UTF-16 without a mark', latin('A\0B\0C\0')],
    ['.txt', 'UTF-16 in Japanese without a mark', latin('\0NW\x16\0\n0\0\0?')],
    ['.txt', 'UTF-8 that was cut', utf8('Größe, Güte').subarray(0, -3)],
    ['.txt', 'Windows-1252', latin('Gr\xfc\xdfe \x96 5 \x80')],
    ['.txt', 'Shift-JIS', latin('\x8d\x82\x91\xac\x83l\x83b\x83g')],
    ['.txt', 'the name of a PDF header', utf8('A PDF begins with %PDF-1.7.')],
    ['.txt', 'the end mark of DOS', latin('ok\r\n\x1a')],
  ] as const)('%s with %s', async (kind, _, bytes) => {
    expect(await adviceFor(kind, bytes)).toBeNull();
  });
});

const confluence = `Date: Thu, 26 Nov 2026 09:00:00 +0000 (UTC)
Subject: Exported From Confluence
MIME-Version: 1.0
Content-Type: multipart/related; boundary="x"

--x`.replaceAll('\n', '\r\n');
const markup = 'is a web page, rich text (RTF) or XML. Open it in Word and save it as .docx.';

describe('§5 uploads: a rejection names the format and the remedy', () => {
  it.each([
    ['.doc', latin(confluence), markup],
    ['.doc', utf8('\ufeff\r\n<!DOCTYPE html><html><body>Ü'), markup],
    ['.doc', utf8('<span>Light levels</span>'), markup],
    ['.doc', latin('{\\rtf1\\ansi Gr\\u252?'), markup],
    ['.doc', utf8('<?xml version="1.0"?><?mso-application progid="Word.Document"?>'), markup],
    ['.pdf', utf8('<html><head><title>Sign in</title>'), markup],
    ['.doc', utf8('Only text'), 'is plain text. Rename it to end in .txt.'],
    ['.doc', word, 'is a Word document. Rename it to end in .docx.'],
    ['.docx', doc, 'is a Word 97–2003 document. Rename it to end in .doc.'],
    ['.docx', compoundFile(['EncryptionInfo', 'EncryptedPackage'], latin('')), 'by a password'],
    ['.doc', compoundFile(['WordDocument'], wordHead(true)), 'by a password. In Word, remove'],
    ['.pdf', encryptedPdf(false), 'opens only with a password. Save a copy without'],
    [
      '.docx',
      zip({ '[Content_Types].xml': contentTypes('xl/a.xml'), 'xl/a.xml': '' }),
      'holds no Word document. Save its text',
    ],
    ['.doc', compoundFile(['Workbook'], latin(''), 'WordDocument'), 'holds no Word document'],
    ['.docx', zip({ mimetype: 'application/epub+zip' }, { isStored: true }), 'holds no Word'],
    ['.docx', zip({ 'Index/Document.iwa': '' }), 'holds no Word document'],
    ['.pdf', zip({ 'a.pdf': '%PDF-1.4' }, { isStored: true }), 'is an archive. Unpack it'],
    ['.docx', zip({ 'word/document.xml': 'a' }), 'is an archive. Unpack it'],
    ['.docx', docx('', 'word/document.xml', { isLocked: true }), 'with a password. Unpack it'],
    ['.docx', word.subarray(0, word.length - 40), 'is incomplete. Download it or save it again.'],
    ['.doc', doc.subarray(0, 700), 'is incomplete. Download it or save it again.'],
    ['.pdf', latin('\x89PNG\r\n\x1a\n\0\0'), 'has no PDF header where readers look'],
    ['.pdf', pdf(['a'], ' '.repeat(1025)), 'has no PDF header where readers look'],
    ['.txt', latin('a\0b'), 'holds control characters that text does not have'],
    ['.txt', joined(latin('%PDF-1.4\n'), latin('\0\x01')), 'is a PDF. Rename it to end in .pdf.'],
    ['.txt', word, 'is a Word document. Rename it to end in .docx.'],
  ] as const)('%s %#', async (kind, bytes, words) => {
    const advice = await adviceFor(kind, bytes);
    expect(advice).toContain(words);
    expect(advice).toMatch(/^This \.\w+ file [^]+\.$/);
  });
});

test('§2 uploads: any text is text', async () => {
  const anyText = fc
    .string({ unit: 'grapheme', minLength: 1 })
    // oxlint-disable-next-line no-control-regex -- text has no other controls
    .filter((value) => !/[\0-\x08\x0b-\x1f\x7f-\x9f\ufffe\uffff]/.test(value));
  await fc.assert(
    fc.asyncProperty(anyText, async (value) => {
      expect(await adviceFor('.txt', utf8(value))).toBeNull();
    }),
  );
});

test('§2 uploads: the check never throws, and damaged documents get advice', async () => {
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
        const advice = await adviceFor(of, bytes);
        expect(advice ?? 'This').toMatch(/^This/);
      },
    ),
  );
});
