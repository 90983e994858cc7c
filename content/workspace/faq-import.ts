import { numberText } from '../number-text';
import { entryCount, faqLimits, faqTextProblem, type FaqTextProblem } from './faq-list';

/** Encodings of CSV files that browsers can decode, with their names in the dialog. */
export const faqEncodings = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16 LE)',
  'utf-16be': 'Unicode (UTF-16 BE)',
  'windows-1252': 'Western European (Windows-1252)',
  macintosh: 'Western European (Mac)',
  'windows-1250': 'Central European (Windows-1250)',
  'iso-8859-2': 'Central European (ISO 8859-2)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'iso-8859-5': 'Cyrillic (ISO 8859-5)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  'windows-1253': 'Greek (Windows-1253)',
  'iso-8859-7': 'Greek (ISO 8859-7)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1257': 'Baltic (Windows-1257)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'iso-8859-8': 'Hebrew (ISO 8859-8)',
  'windows-1256': 'Arabic (Windows-1256)',
  'iso-8859-6': 'Arabic (ISO 8859-6)',
  'windows-874': 'Thai (Windows-874)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  'iso-2022-jp': 'Japanese (ISO-2022-JP)',
  gb18030: 'Chinese, simplified (GB18030)',
  big5: 'Chinese, traditional (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
} as const;

export type FaqEncoding = keyof typeof faqEncodings;

export type FaqRowProblem =
  | FaqTextProblem
  | { kind: 'known' }
  | { kind: 'repeated'; firstRow: number }
  | { kind: 'columns'; columns: number }
  | { kind: 'open-quote' }
  | { kind: 'stray-quote' }
  | { kind: 'header' }
  | { kind: 'over-limit' };

/** The problems of a whole file. */
export type FaqFileProblem = keyof typeof fileProblems;

/** Returns the message for a row of a CSV file that is a duplicate or can't be added. */
export function faqRowProblem(problem: FaqRowProblem): string {
  switch (problem.kind) {
    case 'missing':
    case 'too-long':
      return faqTextProblem(problem);
    case 'known':
      return 'This question is already in the list.';
    case 'repeated':
      return `Row ${numberText(problem.firstRow)} has the same question.`;
    case 'columns':
      return `It has ${numberText(problem.columns)} columns. Put quotes around text that contains the separator.`;
    case 'open-quote':
      return 'A quote is never closed. Close it or remove it.';
    case 'stray-quote':
      return 'There is a quote inside quoted text. Double it.';
    case 'header':
      return 'It repeats the header.';
    case 'over-limit':
      return `It comes after the limit of ${numberText(faqLimits.importRows)} rows per import.`;
  }
}

const fileProblems = {
  'too-large': 'is larger than 10 MB. Split it into smaller files.',
  empty: 'has no rows.',
  workbook:
    'is a spreadsheet or another document, not a CSV file. Save its table as “CSV UTF-8” and choose that file.',
  'web-page':
    'is a web page, not a CSV file. Open it in a spreadsheet program, save it as “CSV UTF-8” and choose that file.',
  json: 'is JSON, not a CSV file. Export it as CSV, or open it in a spreadsheet program and save it as “CSV UTF-8”.',
  xml: 'is XML, not a CSV file. Open it in a spreadsheet program, save it as “CSV UTF-8” and choose that file.',
  'not-text': 'is not a text file. Save your table as “CSV UTF-8” and choose that file.',
  unreadable: 'could not be read. Choose it again.',
};
export const faqFileProblems: Readonly<Record<FaqFileProblem, string>> = fileProblems;

const rows = (number: number) => (number === 1 ? '1 row' : `${numberText(number)} rows`);

export const faqImportWords = {
  title: 'Import FAQ entries',
  file: 'CSV file',
  hint: 'One column of questions and one of answers, up to 10,000 rows and 10 MB. This browser reads the file and does not send it.',
  reading: 'Reading the file…',
  progress: 'Rows read',
  cancel: 'Cancel',
  confirm: 'Import',
  look: 'First rows',
  rowNumber: 'Row',
  question: 'Question',
  answer: 'Answer',
  settings: 'How the file is read',
  encoding: 'Encoding',
  separator: 'Separator',
  separators: { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Pipe' } as Record<
    string,
    string
  >,
  header: 'The first row is a header',
  questionColumn: 'Question column',
  answerColumn: 'Answer column',
  oneColumn:
    'The file has one column with this separator. An import needs two: question and answer.',
  column: (index: number) => {
    const letter = String.fromCharCode(65 + (index % 26));
    return `Column ${index < 26 ? '' : String.fromCharCode(64 + Math.floor(index / 26))}${letter}`;
  },
  leftOut: 'Skipped rows',
  duplicates: 'Duplicates',
  choices: [
    { value: 'skip', label: 'Keep the first' },
    { value: 'replace', label: 'Replace' },
    { value: 'add', label: 'Keep both' },
  ],
  choice: 'For duplicates',
  download: 'Download skipped rows',
  downloadName: 'skipped-faq-rows.csv',
  downloadHeader: ['row', 'reason'],
  more: (number: number) => `${rows(number)} more. Download them to see all.`,
  row: (row: number) => `Row ${numberText(row)}`,
  found: (added: number, replaced: number, skipped: number) => {
    const parts = [
      added === 0 && replaced === 0 ? 'No entries can be added.' : '',
      added > 0 ? `${entryCount(added)} will be added.` : '',
      replaced > 0 ? `${entryCount(replaced)} will be replaced.` : '',
      skipped > 0 ? `${rows(skipped)} will be skipped.` : '',
    ];
    return parts.filter(Boolean).join(' ');
  },
} as const;
