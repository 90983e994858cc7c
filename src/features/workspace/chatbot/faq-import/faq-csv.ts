import type { FaqRowProblem } from '#content/workspace/faq-import.ts';
import type { FaqFileContent, FaqReadOptions } from '#machines/faq-import/faq-content.ts';
import { fileText, questionKey } from '#machines/faq-list/faq-entries.ts';
import { unescaped } from '#src/lib/text/csv.ts';
import { foldedText } from '#src/lib/text/folded-text.ts';
import {
  csvBatches,
  filledLength,
  firstRecords,
  guessedSeparator,
  normalizedLines,
  type CsvRecord,
} from './csv-records';
import { faqColumns } from './faq-columns';
import { htmlText, linkText } from './html-text';

type Limits = { question: number; answer: number; importRows: number };
/** Existing questions, the limits of a file, and the customer's settings. */
type Rules = {
  limits: Limits;
  faqEntries: readonly { question: string }[];
  chosen?: Omit<FaqReadOptions, 'encoding'>;
};

/** Number of rows that the dialog shows. */
const shownRows = 5;

/** A text in a formula, which a spreadsheet shows as text or as a link. */
const formula =
  /^=(?:"((?:[^"]|"")*)"|HYPERLINK\(\s*"((?:[^"]|"")*)"\s*(?:[,;]\s*"((?:[^"]|"")*)"\s*)?\))$/i;

/** Returns the text of a cell: of a spreadsheet's formula, or without an export's apostrophe. */
function writtenText(cell: string): string {
  const found = formula.exec(cell);
  if (!found) return unescaped(cell);
  const [text, href, label = ''] = found.slice(1).map((part) => part?.replaceAll('""', '"'));
  return text ?? linkText(label, href ?? '');
}

/**
 * Parses FAQ entries from CSV (specification §5.35) in batches: yields the share read so far,
 * returns the new entries, the duplicates, and each row that can't be added with the reason. Never
 * throws.
 */
export function* readFaqCsv(
  text: string,
  { limits, faqEntries, chosen = {} }: Rules,
): Generator<number, Omit<FaqFileContent, 'encoding'>> {
  const { lines, separator: setSeparator } = normalizedLines(text);
  const separator = chosen.separator ?? setSeparator ?? guessedSeparator(lines);
  // Columns are guessed from the texts, and shown as they will be imported.
  const first = firstRecords(lines, separator).map((record) => ({
    ...record,
    cells: record.cells.map((cell) => htmlText(writtenText(cell.trim()))),
  }));
  const { width, names, ...columns } = faqColumns(first, chosen);

  const knownQuestions = new Set(faqEntries.map(({ question }) => questionKey(question)));
  const firstRows = new Map<string, number>();
  const content: Omit<FaqFileContent, 'encoding'> = {
    separator,
    hasHeader: columns.hasHeader,
    question: columns.question,
    answer: columns.answer,
    names: Array.from(
      { length: Math.max(...first.map(({ cells }) => filledLength(cells)), names.length, 1) },
      (_, index) => names[index] ?? '',
    ),
    previewRows: first
      .slice(columns.hasHeader ? 1 : 0)
      .slice(0, shownRows)
      .map(({ row, cells }) => ({ row, cells })),
    texts: [],
    duplicates: [],
    rejections: [],
  };

  const problemOf = (
    { cells, quoting }: CsvRecord,
    entry: { question: string; answer: string },
  ): FaqRowProblem | null => {
    if (quoting) return { kind: quoting };
    if (filledLength(cells) > width) return { kind: 'columns', columns: cells.length };
    for (const field of ['question', 'answer'] as const) {
      const { length } = entry[field];
      if (length === 0) return { field, kind: 'missing' };
      if (length > limits[field]) return { field, kind: 'too-long', length };
    }
    return null;
  };

  const used = [columns.question, columns.answer];
  const keyOf = (cells: readonly string[]) =>
    foldedText(cells.join(' '))
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .replaceAll(/s(?= |$)/g, '')
      .trim();
  const header = keyOf(used.map((column) => names[column] ?? ''));
  let entries = 0;
  const add = (record: CsvRecord) => {
    const { row, cells } = record;
    const written = used.map((column) => writtenText(cells[column]?.trim() ?? ''));
    // Joined exports repeat it, perhaps in the plural.
    if (header !== '' && keyOf(written) === header) {
      content.rejections.push({ row, problem: { kind: 'header' }, cells });
      return;
    }
    entries += 1;
    const [question = '', answer = ''] = written.map(htmlText);
    const entry = fileText({ question, answer });
    const problem: FaqRowProblem | null =
      entries > limits.importRows ? { kind: 'over-limit' } : problemOf(record, entry);
    if (problem) {
      content.rejections.push({ row, problem, cells });
      return;
    }
    const key = questionKey(entry.question);
    const firstRow = firstRows.get(key);
    if (knownQuestions.has(key))
      content.duplicates.push({ row, ...entry, problem: { kind: 'known' }, cells });
    else if (firstRow !== undefined)
      content.duplicates.push({ row, ...entry, problem: { kind: 'repeated', firstRow }, cells });
    else {
      firstRows.set(key, row);
      content.texts.push({ row, ...entry });
    }
  };

  const headerRow = columns.hasHeader ? first[0]?.row : undefined;
  for (const { records, share } of csvBatches(lines, separator)) {
    for (const record of records)
      if (record.row !== headerRow && filledLength(record.cells) > 0) add(record);
    yield share;
  }
  return content;
}
