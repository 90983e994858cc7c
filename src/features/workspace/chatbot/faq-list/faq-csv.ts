import Papa from 'papaparse';
import type { FaqRowProblem } from '#content/workspace/faq-list.ts';

type Row = { row: number; cells: string[]; quoting: 'open-quote' | 'stray-quote' | null };
type FaqText = { question: string; answer: string };
type Rejection = { row: number; problem: FaqRowProblem };

type Limits = { question: number; answer: number; importRows: number };
/** Existing questions, and the limits of a file. */
type Rules = { limits: Limits; known: readonly { question: string }[] };

const separators = [',', ';', '\t'];

const parsed = (text: string, delimiter: string, preview = 0) =>
  Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: false });

const isPair = (cells: readonly string[]) => cells.length > 1 && cells[1]?.trim() !== '';

/** Returns the separator with the most well-formed pairs in the first rows. */
function separatorOf(text: string): string {
  const scores = separators.map((separator) => {
    const { data, errors } = parsed(text, separator, 50);
    const disordered = new Set(errors.map(({ row }) => row));
    const pairs = data.filter(
      (cells, row) => isPair(cells) && cells.length === 2 && !disordered.has(row),
    ).length;
    return { separator, score: pairs + data.filter(isPair).length / 100 };
  });
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).separator;
}

/** Returns the rows that are not blank; row numbers count blank ones, as in a spreadsheet. */
function rowsOf(text: string): Row[] {
  const { data, errors } = parsed(text, separatorOf(text));
  const quoting = new Map(
    errors.map(({ row, code }) => [row, code === 'MissingQuotes' ? 'open-quote' : 'stray-quote']),
  ) as Map<number | undefined, Row['quoting']>;
  return data
    .map((cells, index) => ({
      row: index + 1,
      cells: cells.map((cell) => cell.trim()),
      quoting: quoting.get(index) ?? null,
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/**
 * Returns the indexes of both columns and the number of columns, from the header row if there is
 * one.
 */
function columnsOf(first: Row | undefined) {
  const names = (first?.cells ?? []).map((cell) => cell.toLowerCase());
  const [question, answer] = [names.indexOf('question'), names.indexOf('answer')];
  if (question < 0 || answer < 0) return { question: 0, answer: 1, width: 2, hasHeader: false };
  return { question, answer, width: Math.max(names.length, 2), hasHeader: true };
}

/** Normalizes a question for comparison: ignores case and whitespace. */
const normalized = (question: string) => question.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/**
 * Parses FAQ entries from CSV (specification §4): question and answer, with or without a header
 * row, separated by commas, semicolons or tabs. Returns the entries to add and, for each skipped
 * row, its number and the reason. Never throws.
 */
export function parseFaqCsv(
  text: string,
  { limits, known }: Rules,
): { texts: FaqText[]; rejections: Rejection[] } {
  const rows = rowsOf(text.replace(/^\uFEFF/, ''));
  const columns = columnsOf(rows[0]);
  const knownQuestions = new Set(known.map(({ question }) => normalized(question)));
  const firstRows = new Map<string, number>();
  const texts: FaqText[] = [];
  const rejections: Rejection[] = [];

  const problemOf = ({ row, cells, quoting }: Row, { question, answer }: FaqText) => {
    if (quoting) return { kind: quoting } as const;
    if (cells.slice(columns.width).some((cell) => cell !== ''))
      return { kind: 'columns', columns: cells.length } as const;
    for (const [field, value] of [
      ['question', question],
      ['answer', answer],
    ] as const) {
      if (value === '') return { field, kind: 'missing' } as const;
      const { length } = value;
      if (length > limits[field]) return { field, kind: 'too-long', length } as const;
    }
    if (knownQuestions.has(normalized(question))) return { kind: 'known' } as const;
    const firstRow = firstRows.get(normalized(question));
    if (firstRow !== undefined) return { kind: 'repeated', firstRow } as const;
    firstRows.set(normalized(question), row);
    return null;
  };

  const entryRows = rows.slice(columns.hasHeader ? 1 : 0);
  for (const row of entryRows.slice(0, limits.importRows)) {
    const entry = {
      question: (row.cells[columns.question] ?? '').replaceAll(/\s+/g, ' '),
      answer: (row.cells[columns.answer] ?? '').replaceAll(/\r\n?/g, '\n'),
    };
    const problem = problemOf(row, entry);
    if (problem) rejections.push({ row: row.row, problem });
    else texts.push(entry);
  }
  const beyond = entryRows.slice(limits.importRows);
  if (beyond[0])
    rejections.push({ row: beyond[0].row, problem: { kind: 'over-limit', rows: beyond.length } });
  return { texts, rejections };
}
