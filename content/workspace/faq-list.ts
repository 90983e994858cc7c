import { numberText } from '../number-text';

/** The limits and copy of the FAQ list (specification §5.26). Lengths are in characters. */
export const faqLimits = {
  question: 300,
  answer: 2_000,
  /** The maximum typed length; the stored schema rejects longer texts. */
  typed: 20_000,
  importRows: 10_000,
  importBytes: 10 * 1024 * 1024,
} as const;

export type FaqTextProblem =
  | { field: 'question' | 'answer'; kind: 'missing' }
  | { field: 'question' | 'answer'; kind: 'too-long'; length: number };

/** Returns the message for a problem of a question or an answer. */
export function faqTextProblem(problem: FaqTextProblem): string {
  if (problem.kind === 'missing')
    return problem.field === 'question' ? 'Enter a question.' : 'Enter an answer.';
  const limit = numberText(faqLimits[problem.field]);
  return `The ${problem.field} has ${numberText(problem.length)} characters. The limit is ${limit}.`;
}

export const entryCount = (number: number) =>
  number === 1 ? '1 entry' : `${numberText(number)} entries`;

export const faqWords = {
  title: 'FAQ list',
  list: 'FAQ entries',
  question: 'Question',
  answer: 'Answer',
  add: 'Add entry',
  edit: 'Edit entry',
  delete: 'Delete entry',
  up: 'Move up',
  down: 'Move down',
  undo: 'Undo',
  dismiss: 'Dismiss',
  hint: 'The chatbot gives these answers word for word.',
  search: 'Search entries',
  clearSearch: 'Clear search',
  found: (found: number, total: number) => `${numberText(found)} of ${entryCount(total)} found.`,
  notFound: (query: string) => `No entry has “${query.trim()}” in its question or answer.`,
  empty: 'No entries yet. Add a common question or import a CSV file.',
  added: 'Question added to the FAQ.',
  deleted: 'Entry deleted.',
  restored: 'Entry restored.',
  entries: entryCount,
  position: (position: number) => `Entry ${numberText(position)}`,
  moved: (position: number, total: number) =>
    `Entry moved to ${numberText(position)} of ${numberText(total)}.`,
  imported: (added: number, replaced: number) => {
    const addedWords = `${entryCount(added)} added at the end of the list.`;
    if (replaced === 0) return addedWords;
    const replacedWords = `${entryCount(replaced)} replaced.`;
    return added === 0 ? replacedWords : `${addedWords} ${replacedWords}`;
  },
  import: 'Import CSV',
  importFailed: 'The import could not be loaded. Reload the page and try again.',
  close: 'Close',
  export: 'Export CSV',
  exportFailed: 'The export could not be loaded. Reload the page and try again.',
} as const;
