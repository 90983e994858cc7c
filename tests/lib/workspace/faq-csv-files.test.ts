import { describe, expect, it } from 'vitest';
import { faqRowProblem } from '#content/workspace/faq-import.ts';
import type { FaqReadOptions } from '#machines/faq-import/faq-content.ts';
import { readFaqFile } from '#src/features/workspace/chatbot/faq-import/faq-file.ts';

/** Encodes ASCII and the given characters in a legacy encoding. */
const legacy = (text: string, codes: Record<string, number | readonly number[]>) =>
  Uint8Array.from(text.split('').flatMap((char) => codes[char] ?? char.charCodeAt(0)));

const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    text.split('').flatMap((char) => {
      const unit = char.charCodeAt(0);
      return isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255];
    }),
  );

/** The double-byte codes of a Japanese file in Shift JIS. */
const shiftJis: Record<string, readonly number[]> = {
  質: [0x8e, 0xbf],
  問: [0x96, 0xe2],
  回: [0x89, 0xf1],
  答: [0x93, 0x9a],
  料: [0x97, 0xbf],
  金: [0x8b, 0xe0],
  は: [0x82, 0xcd],
  い: [0x82, 0xa2],
  く: [0x82, 0xad],
  ら: [0x82, 0xe7],
  で: [0x82, 0xc5],
  す: [0x82, 0xb7],
  か: [0x82, 0xa9],
  '？': [0x81, 0x48],
  月: [0x8c, 0x8e],
  円: [0x89, 0x7e],
  '。': [0x81, 0x42],
};

const kana = '質問,回答\nﾈｯﾄﾜｰｸは？,ﾙｰﾀｰ';
/** The single-byte codes of half-width kana in Shift JIS. */
const halfWidth = Object.fromEntries(
  (kana.match(/[｡-ﾟ]/g) ?? []).map((char) => [char, char.charCodeAt(0) - 0xff61 + 0xa1]),
);

async function read(content: string | Uint8Array<ArrayBuffer>, options: FaqReadOptions = {}) {
  const result = await readFaqFile(new File([content], 'faq.csv'), { faqEntries: [], options });
  if ('problem' in result) return { problem: result.problem };
  return {
    ...result,
    entries: result.texts.map(({ question, answer }) => [question, answer]),
    reasons: result.rejections.map(({ row, problem }) => `${row}: ${faqRowProblem(problem)}`),
  };
}

const pay = ['How do I pay?', 'By card.'];
const where = ['Where are you?', 'Open Settings; then Map.'];

describe('§5.31 FAQ import: files of support teams', () => {
  it.each([
    [
      'four columns with a semicolon in an answer',
      'id,question,answer,category\n1,How do I pay?,By card.,billing\n2,Where are you?,"Open Settings; then Map.",places\n',
      [pay, where],
    ],
    ['sep=; before the header', 'sep=;\r\nquestion;answer\r\nHow do I pay?;By card.\r\n', [pay]],
    ['sep= in quotes after a byte order mark', '\uFEFF"sep=|"\nQ|A\nHow do I pay?|By card.', [pay]],
    ['a German header', 'Frage;Antwort\nHow do I pay?;By card.', [pay]],
    [
      'swapped columns without a header',
      'By card.,How do I pay?\nNo.,Is there an outage?',
      [pay, ['Is there an outage?', 'No.']],
    ],
    ['prompt and completion', '"prompt","completion"\n"How do I pay?","By card."', [pay]],
    [
      'capitals in the names',
      'recordId\tfaqQuestion\tfaqAnswer\n1\tHow do I pay?\tBy card.',
      [pay],
    ],
    ['a header without known words', 'id,tags,Text A\n1,How do I pay?,By card.', [pay]],
    [
      'a numbered list without a header',
      '1,How do I pay?,By card.\n2,Is it open?,Yes.\n3,Is it far?,No.',
      [pay, ['Is it open?', 'Yes.'], ['Is it far?', 'No.']],
    ],
    [
      'LF, CRLF and CR in one file',
      'question,answer\nHow do I pay?,By card.\r\nIs it open?,Yes.\rIs it far?,No.\r\r\n',
      [pay, ['Is it open?', 'Yes.'], ['Is it far?', 'No.']],
    ],
    [
      'spaces before quotes',
      'question, answer\n"How do I pay?", "By card, or cash."',
      [['How do I pay?', 'By card, or cash.']],
    ],
    [
      'UTF-16 LE with a mark',
      utf16('\uFEFFFrage\tAntwort\r\nHow do I pay?\tBy card.', true),
      [pay],
    ],
    [
      'UTF-16 BE without a mark',
      utf16('質問,回答\n料金は？,百円。', false),
      [['料金は？', '百円。']],
    ],
    [
      'Windows-1252',
      legacy('Frage;Antwort\r\nWie groß ist das?;Über 5 Meter', {}),
      [['Wie groß ist das?', 'Über 5 Meter']],
    ],
    [
      'UTF-8 with a damaged byte',
      Uint8Array.from([...new TextEncoder().encode('Frage,Antwort\nWie groß?,Über fünf'), 0xff]),
      [['Wie groß?', 'Über fünf\ufffd']],
    ],
    [
      'Shift JIS with half-width kana',
      legacy(kana, { ...shiftJis, ...halfWidth }),
      [['ﾈｯﾄﾜｰｸは？', 'ﾙｰﾀｰ']],
    ],
    [
      'a header in a language without known words',
      'Հարց;Պատասխան\nHow do I pay?;By card.\nIs it open?;Yes.',
      [pay, ['Is it open?', 'Yes.']],
    ],
    [
      'names that begin with the same word',
      'Question ID;Question text;Answer ID;Answer text\n1;How do I pay?;7;By card.',
      [pay],
    ],
    ['a header in capitals without accents', 'ΕΡΩΤΗΣΗ;ΑΠΑΝΤΗΣΗ\nHow do I pay?;By card.', [pay]],
    ['a Persian header', 'پرسش,پاسخ\nHow do I pay?,By card.', [pay]],
    ['a header that asks', 'Question?,Answer\nHow do I pay?,By card.', [pay]],
    ['formulas that hold text', '="Question",="Answer"\n="How do I pay?","=""By card."""', [pay]],
    [
      'Mac OS Roman',
      legacy('Frage;Antwort\rWie groß ist das?;Über fünf Meter', { ß: 0xa7, Ü: 0x86, ü: 0x9f }),
      [['Wie groß ist das?', 'Über fünf Meter']],
    ],
    [
      'Windows-1250',
      legacy('Pytanie;Odpowiedź\r\nJak zapłacić za usługę?;Kartą lub gotówką', {
        ź: 0x9f,
        ł: 0xb3,
        ć: 0xe6,
        ę: 0xea,
        ą: 0xb9,
      }),
      [['Jak zapłacić za usługę?', 'Kartą lub gotówką']],
    ],
    [
      'Shift JIS',
      legacy('質問,回答\r\n料金はいくらですか？,月500円です。', shiftJis),
      [['料金はいくらですか？', '月500円です。']],
    ],
  ])('%s', async (_, content, entries) => {
    expect(await read(content)).toMatchObject({ entries, reasons: [] });
  });

  it.each([
    [
      'a quote that never closes in an answer of several lines',
      'question,answer\nIs it open?,"Yes\nfrom nine\n\nHow do I pay?,By card.',
      [pay],
      ['2: A quote is never closed. Close it or remove it.'],
    ],
    [
      'a comma in an answer without quotes',
      'id,question,answer\n1,How do I pay?,By card.\n2,Is it far?,No, not at all.',
      [pay],
      ['3: It has 4 columns. Put quotes around text that contains the separator.'],
    ],
    [
      'a quote at the start of plain text',
      'question\tanswer\nHow do I pay?\tBy card.\n"ONT" red?\tRestart.',
      [pay],
      ['3: There is a quote inside quoted text. Double it.'],
    ],
    [
      'a title above the header',
      'FAQ export of 2026\n\nQuestion,Answer\nHow do I pay?,By card.',
      [pay],
      ['1: Enter an answer.'],
    ],
  ])('%s is reported with its row', async (_, content, entries, reasons) => {
    expect(await read(content)).toMatchObject({ entries, reasons });
  });

  it.each([
    ['a spreadsheet', 'PK\x03\x04\x14\0', 'workbook'],
    ['a PDF', '%PDF-1.4\n1 0 obj', 'workbook'],
    ['a web page', '\ufeff<!-- x -->\n<!DOCTYPE html><p>Question,answer', 'web-page'],
    [
      'a table below its styles',
      '<style>td{}</style>\n<table><tr><td>Why?</td></tr></table>',
      'web-page',
    ],
    ['a table in a frame', '<div><table><tr><td>Why?</td></tr></table></div>\n', 'web-page'],
    ['a page with a table', '<?xml version="1.0"?><html xmlns="a"><table>', 'web-page'],
    ['JSON', '[\n  {"question": "Why?", "answer": "So."}]', 'json'],
    ['JSON in UTF-16', utf16('\ufeff{"faq": []}', true), 'json'],
    ['XML', '<?xml version="1.0"?>\n<faq><q>Why?</q></faq>', 'xml'],
    ['a picture', 'GIF89a\x01\0\x01\0\0\0', 'not-text'],
    ['an empty file', '', 'empty'],
    ['a header alone', 'sep=;\r\nFrage;Antwort\r\n', 'empty'],
  ])('§5.28 %s is refused as a whole', async (_, content, problem) => {
    expect(await read(content)).toEqual({ problem });
  });
});

describe('§5.30 FAQ import: rows of other programs', () => {
  const rest = 'Is it open?,Yes.';
  const header = '3: It repeats the header.';
  it.each([
    ['with a mark', `\ufeffquestion,answer\n${pay.join()}\n\ufeffquestion,answer\n${rest}`, header],
    ['in quotes', `"question","answer"\n${pay.join()}\n\ufeff"question","answer"\n${rest}`, header],
    [
      'after no line end',
      `\ufeffquestion,answer\n${pay.join()}\ufeffquestion,answer\n${rest}`,
      header,
    ],
    ['with a colon', `Question:,Answer:\n${pay.join()}\nquestion,answer\n${rest}`, header],
    ['in the plural', `question,answer\n${pay.join()}\nQuestions,Answers\n${rest}`, header],
    [
      'without underscores',
      `faq_question,faq_answer\n${pay.join()}\nFAQ Question,FAQ Answer\n${rest}`,
      header,
    ],
    ['with a mark and no name', `${pay.join()}\n\ufeff"Is it open?",Yes.`, null],
  ])('a joined file is read, and its second header skipped, %s', async (_, content, reason) => {
    expect(await read(content)).toMatchObject({
      entries: [pay, ['Is it open?', 'Yes.']],
      reasons: reason === null ? [] : [reason],
    });
  });

  it('a link in a formula becomes text with its address', async () => {
    const content = await read(
      'question,answer\nWhere?,"=HYPERLINK(""https://a.example"";""Our portal"")"',
    );
    expect(content).toMatchObject({ entries: [['Where?', 'Our portal (https://a.example)']] });
  });

  it('HTML is shown and read as text, and counted; other tags stay', async () => {
    const content = await read(
      'Body,Title\n"<p>Hold <b>it</b>.<br>Wait.</p>",<p>Reset?</p>\nGo to <router-ip>,Where?',
    );
    const answer = 'Hold it.\nWait.';
    expect(content).toMatchObject({
      entries: [
        ['Reset?', answer],
        ['Where?', 'Go to <router-ip>'],
      ],
      previewRows: [{ cells: [answer, 'Reset?'] }, {}],
    });
  });

  it('HTML in questions and answers is not a web page', async () => {
    const content = await read('<p>Reset?</p>,<div>Hold it.</div>\n<p>Open?</p>,<div>Yes.</div>');
    expect(content).toMatchObject({
      entries: [
        ['Reset?', 'Hold it.'],
        ['Open?', 'Yes.'],
      ],
    });
  });
});

describe('§5.32 FAQ import: settings', () => {
  const text = 'Topic;Text\nHow do I pay?;By card.';

  it('a setting of the customer wins over the guess', async () => {
    const separated = await read('a|b,c\nd|e,f', { separator: '|' });
    expect(separated).toMatchObject({
      entries: [
        ['a', 'b,c'],
        ['d', 'e,f'],
      ],
    });
    expect(await read(text, { hasHeader: false })).toMatchObject({
      hasHeader: false,
      entries: [['Topic', 'Text'], pay],
    });
    expect(await read(text, { question: 1, answer: 0 })).toMatchObject({
      entries: [['By card.', 'How do I pay?']],
    });
    expect(await read(Uint8Array.of(0xe4, 0x2c, 0x62), { encoding: 'windows-1251' })).toMatchObject(
      {
        encoding: 'windows-1251',
        entries: [['д', 'b']],
      },
    );
  });

  it('a setting that leaves no entry is not a problem of the file', async () => {
    expect(await read('How do I pay?,By card.', { hasHeader: true })).toMatchObject({
      entries: [],
    });
  });

  it('the first rows are shown with all cells', async () => {
    const rows = Array.from({ length: 8 }, (_, index) => `${index},Why ${index}?,So.`);
    const content = await read(['No.,Question,Answer', ...rows].join('\n'));
    expect(content).toMatchObject({ names: ['No.', 'Question', 'Answer'], question: 1, answer: 2 });
    expect('previewRows' in content ? content.previewRows.map(({ row }) => row) : []).toEqual([
      2, 3, 4, 5, 6,
    ]);
  });
});
