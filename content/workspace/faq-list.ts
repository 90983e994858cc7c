/** The limits and copy of the FAQ list (specification §3, §4). Lengths are in characters. */
export const faqLimits = {
  question: 300,
  answer: 2_000,
  /** The maximum typed length; the stored schema rejects longer texts. */
  typed: 20_000,
  importRows: 1_000,
  importBytes: 1024 * 1024,
} as const;

/** The debounce before text is stored, in ms. */
export const faqSaveMs = 500;

export type FaqTextProblem =
  | { field: 'question' | 'answer'; kind: 'missing' }
  | { field: 'question' | 'answer'; kind: 'too-long'; length: number };

export type FaqRowProblem =
  | FaqTextProblem
  | { kind: 'known' }
  | { kind: 'repeated'; firstRow: number }
  | { kind: 'columns'; columns: number }
  | { kind: 'open-quote' }
  | { kind: 'stray-quote' }
  | { kind: 'over-limit'; rows: number };

/** The problems of a whole file. */
export type FaqFileProblem = 'too-large' | 'empty' | 'not-text' | 'unreadable';

const count = (number: number) => number.toLocaleString('en-US');

/** Returns the message for a problem of a question or an answer. */
export function faqTextProblem(problem: FaqTextProblem): string {
  if (problem.kind === 'missing') return `The ${problem.field} is empty.`;
  const limit = count(faqLimits[problem.field]);
  return `The ${problem.field} has ${count(problem.length)} characters. The limit is ${limit}.`;
}

function beyond(rows: number): string {
  if (rows === 1) return 'It comes';
  return rows === 2 ? 'It and the next row come' : `It and the next ${count(rows - 1)} rows come`;
}

/** Returns the message for a rejected CSV row. */
export function faqRowProblem(problem: FaqRowProblem): string {
  switch (problem.kind) {
    case 'missing':
    case 'too-long':
      return faqTextProblem(problem);
    case 'known':
      return 'This question is already in the list.';
    case 'repeated':
      return `Row ${count(problem.firstRow)} has the same question.`;
    case 'columns':
      return `It has ${count(problem.columns)} columns. Put quotes around text that contains a comma or semicolon.`;
    case 'open-quote':
      return 'A quote is never closed, so the rest of the file could not be read.';
    case 'stray-quote':
      return 'There is a quote inside quoted text. Double it.';
    case 'over-limit':
      return `${beyond(problem.rows)} after the limit of ${count(faqLimits.importRows)} rows per import.`;
  }
}

export const faqFileProblems: Readonly<Record<FaqFileProblem, string>> = {
  'too-large': 'is larger than 1 MB. Split it into smaller files.',
  empty: 'has no rows.',
  'not-text': 'is not UTF-8 or UTF-16 text. Save it as “CSV UTF-8” and choose it again.',
  unreadable: 'could not be read. Choose it again.',
};

const entries = (number: number) => (number === 1 ? '1 entry' : `${count(number)} entries`);

export const faqWords = {
  title: 'FAQ list',
  list: 'FAQ entries',
  question: 'Question',
  answer: 'Answer',
  add: 'Add entry',
  delete: 'Delete entry',
  up: 'Move up',
  down: 'Move down',
  undo: 'Undo',
  dismiss: 'Dismiss',
  hint: 'The chatbot gives these answers word for word. This browser saves them as you type.',
  saving: 'Saving…',
  saved: 'All saved.',
  fleeting: 'Browser storage is full or blocked: entries last until you close the page.',
  empty: 'No entries yet. Add a common question or import a CSV file.',
  deleted: 'Entry deleted.',
  restored: 'Entry restored.',
  entries,
  position: (position: number, total: number) => `Entry ${count(position)} of ${count(total)}`,
  moved: (position: number, total: number) =>
    `Entry moved to ${count(position)} of ${count(total)}.`,
  imported: (number: number) => `${entries(number)} added at the end of the list.`,
} as const;

export const faqImportWords = {
  open: 'Import CSV',
  title: 'Import FAQ entries',
  file: 'CSV file',
  hint: 'Two columns, question and answer, with or without a header row. Up to 1,000 rows and 1 MB. This browser reads the file and does not send it.',
  reading: 'Reading the file…',
  cancel: 'Cancel',
  confirm: 'Import',
  leftOut: 'Skipped rows',
  row: (row: number) => `Row ${count(row)}`,
  found: (added: number, refused: number) => {
    const leftOut =
      refused === 1 ? '1 row will be skipped.' : `${count(refused)} rows will be skipped.`;
    const start = added === 0 ? 'No entries can be added.' : `${entries(added)} will be added.`;
    return refused === 0 ? start : `${start} ${leftOut}`;
  },
} as const;
