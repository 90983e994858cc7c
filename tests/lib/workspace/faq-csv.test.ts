import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it, test } from 'vitest';
import { faqRowProblem } from '#content/workspace/faq-import.ts';
import { faqLimits } from '#content/workspace/faq-list.ts';
import type { FaqReadOptions } from '#machines/faq-import/faq-content.ts';
import { readFaqCsv } from '#src/features/workspace/chatbot/faq-import/faq-csv.ts';

/** Returns the new entries, and each other row with its reason. */
function parse(text: string, faqEntries: { question: string }[] = [], chosen: FaqReadOptions = {}) {
  const batches = readFaqCsv(text, { limits: faqLimits, faqEntries, chosen });
  for (;;) {
    const { done, value } = batches.next();
    if (!done) continue;
    const { texts, duplicates, rejections } = value;
    return {
      texts: texts.map(({ question, answer }) => ({ question, answer })),
      rejections: [...rejections, ...duplicates].toSorted((a, b) => a.row - b.row),
    };
  }
}
const reasons = (text: string, faqEntries?: { question: string }[]) =>
  parse(text, faqEntries).rejections.map(({ row, problem }) => `${row}: ${faqRowProblem(problem)}`);

const pair = { question: 'Why is it red?', answer: 'No light.' };

describe('§5.31 FAQ import: rows with a question and an answer', () => {
  it.each([
    ['with a header row', 'question,answer\nWhy is it red?,No light.'],
    ['without a header row', 'Why is it red?,No light.'],
    ['with an uppercase header, in the other order', 'ANSWER, Question\nNo light.,Why is it red?'],
    ['with further columns that a header names', 'id,question,answer\n7,Why is it red?,No light.'],
    ['with a byte order mark', '\uFEFFquestion,answer\r\nWhy is it red?,No light.\r\n'],
    ['with semicolons', 'question;answer\nWhy is it red?;No light.'],
    ['with spaces around', ' Why is it red? , No light. '],
    ['with blank rows and empty columns around', '\n\nWhy is it red?,No light.,,\n\n'],
    ['with more than one space between words', 'Why   is it  red?\tNo light.'],
    ['with carriage returns alone', 'question,answer\rWhy is it red?,No light.'],
  ])('%s', (_, text) => {
    expect(parse(text)).toEqual({ texts: [pair], rejections: [] });
  });

  it('keeps commas, quotes, and line breaks of an answer and joins a question’s lines', () => {
    const text = '"Is it ""down"",\nor slow?","Look here:\r\n1, 2"';
    expect(parse(text).texts).toEqual([
      { question: 'Is it "down", or slow?', answer: 'Look here:\n1, 2' },
    ]);
  });

  it('reads a first row as an entry unless it names both columns', () => {
    expect(parse('question,And then?').texts).toEqual([
      { question: 'question', answer: 'And then?' },
    ]);
    expect(parse('What?,answer').texts).toEqual([{ question: 'What?', answer: 'answer' }]);
  });

  it('detects semicolons between texts with commas', () => {
    const text = 'Red, or not?;No, yes\nBlue, or not?;Yes, no';
    expect(parse(text).texts.map(({ answer }) => answer)).toEqual(['No, yes', 'Yes, no']);
  });
});

describe('§5.33 FAQ import: rows that cannot be added, with number and reason', () => {
  it.each([
    ['an empty question', ',a', ['1: Enter a question.']],
    ['an empty answer', 'question,answer\n\nq,', ['3: Enter an answer.']],
    ['one column', 'q', ['1: Enter an answer.']],
    [
      'a long question',
      `${'q'.repeat(301)},a`,
      ['1: The question has 301 characters. The limit is 300.'],
    ],
    [
      'a long answer',
      `q,${'a'.repeat(2001)}`,
      ['1: The answer has 2,001 characters. The limit is 2,000.'],
    ],
    ['a repeated question', "Q´s?,a\nr,b\n q's? ,c", ['3: Row 1 has the same question.']],
    [
      'too many columns',
      'q,a\nr,yes, sometimes\n',
      ['2: It has 3 columns. Put quotes around text that contains the separator.'],
    ],
    [
      'an open quote',
      'q,a\nr,"never closed\ns,b',
      ['2: A quote is never closed. Close it or remove it.'],
    ],
    ['a stray quote', 'q,a\n"r"x",b\ns,c', ['2: There is a quote inside quoted text. Double it.']],
  ])('%s', (_, text, expected) => {
    expect(reasons(text)).toEqual(expected);
  });

  it('a question in the list', () => {
    expect(reasons('Why  is it RED?,x', [pair])).toEqual([
      '1: This question is already in the list.',
    ]);
    expect(reasons('Why is it red?,x', [{ question: ' why  is\n\n it RED? ' }])).toHaveLength(1);
    expect(reasons('Whyisit red?,x', [pair])).toEqual([]);
  });

  it('texts at the limits are added', () => {
    expect(parse(`${'q'.repeat(300)},${'a'.repeat(2000)}`).rejections).toEqual([]);
  });

  it('rows beyond the limit', () => {
    const rows = Array.from({ length: faqLimits.importRows + 2 }, (_, index) => `q${index},a`);
    const content = parse(['question,answer', ...rows].join('\n'));
    expect(content.texts).toHaveLength(10_000);
    expect(content.rejections.map(({ row }) => row)).toEqual([10_002, 10_003]);
    expect(reasons(rows.slice(0, -1).join('\n'))).toEqual([
      '10001: It comes after the limit of 10,000 rows per import.',
    ]);
  });
});

test('§5.33 FAQ import: every row of any text is added or refused, within the limits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { texts, rejections } = parse(text);
      for (const { question, answer } of texts) {
        expect(question.trim()).toBe(question);
        expect(question.length * answer.length).toBeGreaterThan(0);
        expect(question).not.toMatch(/[\r\n]/);
      }
      const rows = rejections.map(({ row }) => row);
      expect(rows).toEqual([...rows].toSorted((a, b) => a - b));
    }),
  );
});

test('§5.31 FAQ import: a spreadsheet’s output round-trips', () => {
  const cell = fc
    .string({ minLength: 1, maxLength: 40 })
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    // Markup, formulas and the apostrophe of an export are read as what they show.
    .filter((text) => !/^$|^'['\s]*[=+@-]|^=|&#?\w+;|<[a-z!/]|\0/i.test(text));
  const rows = fc.uniqueArray(fc.record({ question: cell, answer: cell }), {
    minLength: 1,
    maxLength: 8,
    selector: ({ question }) => question.toLowerCase().replaceAll(/\s+/g, ' '),
  });
  fc.assert(
    fc.property(rows, fc.constantFrom(',', ';'), fc.boolean(), (entries, delimiter, withHeader) => {
      const header = withHeader ? [['question', 'answer']] : [];
      const lines = [...header, ...entries.map(({ question, answer }) => [question, answer])];
      const text = Papa.unparse(lines, { delimiter, quotes: true });
      // Random texts may look like a header, or answers like questions.
      const read = parse(text, [], { hasHeader: withHeader, question: 0, answer: 1 });
      expect(read).toEqual({ texts: entries, rejections: [] });
    }),
  );
});
