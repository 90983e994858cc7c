import { describe, expect, it } from 'vitest';
import { documentTextWords as words } from '#content/workspace/document-text.ts';
import type { DocumentKind } from '#content/sample/workspace.ts';
import { documentText } from '#src/features/workspace/chatbot/document-content/document-text.ts';
import { paragraphsIn } from '#src/features/workspace/chatbot/document-content/docx-text.ts';
import { docx, joined, latin, pdf, utf8 } from './document-files';

const read = (kind: DocumentKind, bytes: Uint8Array) =>
  documentText(kind, bytes, new AbortController().signal);

describe('§2.105 uploads: the text that the chatbot could quote', () => {
  it.each([
    ['UTF-8', utf8('\ufeffGrüße'), 'Grüße', 'UTF-8'],
    ['UTF-16', latin('\xff\xfeG\0r\0\xfc\0'), 'Grü', 'UTF-16LE'],
    ['UTF-8 with damage', joined(utf8('Grüße é'), latin('\xff')), 'Grüße é\ufffd', 'UTF-8'],
    ['Windows-1252', latin('Gr\xfc\xdfe \xb7 5 \xb0C'), 'Grüße · 5 °C', 'WINDOWS-1252'],
    ['Windows-874', latin('\xa1\xb4\xbb\xd8\xe8\xc1\xe0\xc5\xe7\xa1'), 'กดปุ่มเล็ก', 'WINDOWS-874'],
    ['Mac OS Roman', latin('Gr\x9f\xa7e, 5 \xa1C'), 'Grüße, 5 °C', 'MACINTOSH'],
  ])('a .txt in %s', async (_, bytes, text, encoding) => {
    expect(await read('.txt', bytes)).toEqual({
      text,
      facts: words.facts(Array.from(text).length, text.split(' ').length, encoding),
      isCut: false,
    });
  });

  it('a .docx gives its paragraphs', async () => {
    const body =
      '<w:p><w:r><w:t>Tariff 2026 &amp; fees</w:t></w:r></w:p><w:p/><w:p><w:r><w:t>ONT</w:t><w:tab/><w:t xml:space="preserve"> 5 €</w:t></w:r></w:p>';
    expect(await read('.docx', docx(body))).toEqual({
      text: 'Tariff 2026 & fees\n\nONT\t 5 €',
      facts: '28 characters · 7 words',
      isCut: false,
    });
  });

  it('a .pdf gives its pages', async () => {
    expect(await read('.pdf', pdf(['Light levels', 'Second page'], '\xef\xbb\xbf'))).toEqual({
      text: 'Light levels\n\nSecond page',
      facts: '25 characters · 4 words',
      isCut: false,
    });
  });

  it('a long text is cut for display and counted in full', async () => {
    const content = await read('.txt', utf8('a '.repeat(100_000)));
    expect(content).toMatchObject({
      isCut: true,
      facts: words.facts(199_999, 100_000, 'utf-8'),
    });
    expect('text' in content && content.text.length).toBe(100_000);
  });

  it.each([
    ['.pdf', 'scanned', pdf(['', ''])],
    ['.pdf', 'damaged', latin('%PDF-1.7 and nothing else')],
    ['.docx', 'blank', docx('<w:p><w:r><w:t> </w:t></w:r></w:p>')],
    ['.docx', 'damaged', docx('<w:p/>').subarray(0, 200)],
    ['.docx', 'damaged', docx('<w:p/>').map((byte, at) => (at > 60 && at < 90 ? 0xff : byte))],
    ['.txt', 'blank', utf8(' \n')],
    ['.txt', 'damaged', joined(utf8('a'), Uint8Array.of(0))],
  ] as const)('a %s that is %s says so', async (kind, problem, bytes) => {
    expect(await read(kind, bytes)).toEqual({ problem: words[problem] });
  });
});

describe('§2.105 uploads: paragraphs of a Word document', () => {
  const run = (xml: string) => paragraphsIn(`<w:p><w:r>${xml}</w:r></w:p>`);
  it.each([
    [
      'deleted text',
      '<w:t>a</w:t></w:r><w:del><w:r><w:delText>b</w:delText></w:r></w:del><w:r>',
      'a\n',
    ],
    [
      'moved text once',
      '<w:t>a</w:t></w:r><w:moveFrom><w:r><w:t>b</w:t></w:r></w:moveFrom><w:r>',
      'a\n',
    ],
    ['inserted text', '</w:r><w:ins><w:r><w:t>a</w:t></w:r></w:ins><w:r>', 'a\n'],
    [
      'a text box once',
      '<mc:Choice><w:t>a</w:t></mc:Choice><mc:Fallback><w:t>a</w:t></mc:Fallback>',
      'a\n',
    ],
    ['field codes', '<w:instrText>PAGE</w:instrText><w:t>1</w:t>', '1\n'],
    ['line breaks', '<w:t>a</w:t><w:br/><w:t>b</w:t>', 'a\nb\n'],
    [
      'entities',
      '<w:t>&lt;b&gt; &#228;&#x1F600; &quot;&apos;&amp;amp; &what;</w:t>',
      '<b> ä😀 "\'&amp; &what;\n',
    ],
    ['comments and CDATA', '<w:t><!-- <w:t>no</w:t> --><![CDATA[a < b]]></w:t>', 'a < b\n'],
  ])('%s', (_, xml, text) => {
    expect(run(xml)).toBe(text);
  });
});
