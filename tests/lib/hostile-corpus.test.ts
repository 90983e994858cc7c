import Papa from 'papaparse';
import { Window } from 'happy-dom';
import { parseFragment } from 'parse5';
import { expect, it, vi } from 'vitest';
import { documentKinds } from '#content/sample/workspace.ts';
import { faqLimits } from '#content/workspace/faq-list.ts';
import { csvText } from '#src/lib/text/csv.ts';
import { embedSnippet } from '#src/lib/text/embed-snippet.ts';
import { readFaqCsv } from '#src/features/workspace/chatbot/faq-import/faq-csv.ts';
import { documentProblem } from '#src/features/workspace/chatbot/document-content/document-check.ts';
import { shownFileName } from '#src/features/workspace/chatbot/document-uploads/file-name.ts';
import { mailHeader } from '#src/services/forms/mail-header.ts';
import { formulas, hostileFileNames, hostileTexts } from '../corpus/hostile-input';

// Node has none.
vi.stubGlobal('DOMParser', new Window().DOMParser);

const all = [...hostileTexts, ...formulas, ...hostileFileNames];
const cases = all.map((text) => [JSON.stringify(text.slice(0, 40)), text] as const);

it.each(cases)('§3 embed snippet: %s stays an attribute value and data', (_, text) => {
  const snippet = embedSnippet({
    origin: 'https://midspan.example',
    customerId: text,
    name: text,
    greeting: text,
    attributes: [['data-launcher', text]],
    faq: [{ question: text, answer: text }],
  });
  const elements = parseFragment(snippet).childNodes.filter((node) => 'tagName' in node);
  expect(elements.map(({ tagName, attrs }) => [tagName, attrs.map(({ name }) => name)])).toEqual([
    ['script', ['async', 'src', 'data-customer-id', 'data-name', 'data-greeting', 'data-launcher']],
    ['script', ['type', 'data-faq-for']],
  ]);
});

it.each(cases)('export: %s is not a formula and round-trips', (_, text) => {
  const { data } = Papa.parse<string[]>(csvText([[text, 'next']]), { delimiter: ',' });
  const [cell = '', next] = data[0] ?? [];
  expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
  expect([text, `'${text}`]).toContain(cell);
  expect([data.length, next]).toEqual([1, 'next']);
});

it.each(cases)('§7 mail: %s is one header line', (_, text) => {
  expect(mailHeader(text, 80)).toMatch(/^[^\p{Cc}\u2028\u2029]{0,80}$/u);
});

it.each(cases)('§4 FAQ import: a file with %s does not throw', (_, text) => {
  const batches = readFaqCsv(`${text},${text}\n"${text.replaceAll('"', '""')}",Yes`, {
    limits: faqLimits,
    faqEntries: [],
  });
  let read = batches.next();
  while (!read.done) read = batches.next();
  for (const { question } of read.value.texts)
    expect(question.length).toBeLessThanOrEqual(faqLimits.question);
});

it.each(cases)('§2 uploads: %s shows as a single plain name', (_, name) => {
  const displayName = shownFileName(name, 200);
  expect(displayName).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\]{1,200}$/u);
});

it('§2 uploads: programs and pictures are rejected, whatever their name', async () => {
  const contents = ['MZ\u0090\0', '\x7fELF\x02\x01\0', '\u0089PNG\r\n\x1a\n\0', 'GIF89a\0', '\0\0'];
  const bytes = contents.map((text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  for (const kind of documentKinds)
    for (const content of bytes) expect(await documentProblem(kind, content)).toBe('content');
});
