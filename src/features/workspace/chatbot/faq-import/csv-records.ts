import Papa from 'papaparse';
import { namedColumns } from './header-words';

/** One record of a CSV file; numbers count blank records, as in a spreadsheet. */
export type CsvRecord = {
  row: number;
  cells: string[];
  quoting: 'open-quote' | 'stray-quote' | null;
};

/** Records read before the caller may yield to the browser. */
const batchSize = 500;
const sampleSize = 200;
const separators = [',', ';', '\t', '|'];

const parsed = (text: string, delimiter: string, preview: number) =>
  Papa.parse<string[]>(text, { delimiter, preview, newline: '\n', fastMode: false });

/** Starts a line where a joined file begins: at a byte order mark before the first line or a quote. */
function separated(lines: string): string {
  const first = /\S.*/.exec(lines)?.[0];
  if (first === undefined || !lines.includes('\uFEFF')) return lines;
  return lines
    .replaceAll(
      `\uFEFF${first}`,
      (_, at: number) => (/^$|\n/.test(lines.charAt(at - 1)) ? '' : '\n') + first,
    )
    .replaceAll(/^\uFEFF(?="(?!"))/gm, '');
}

/** Returns the text with LF at every line end, and the separator that its first line sets. */
export function normalizedLines(text: string) {
  // oxlint-disable-next-line no-control-regex -- DOS programs end a file with it
  const lines = text.replace(/\x1A+$/, '').replaceAll(/\r+\n|\r/g, '\n');
  const set = /^"?sep=(\\t|[^\n])"?[,;\t|]*(?:\n|$)/i.exec(lines);
  const separator = set?.[1] === '\\t' ? '\t' : (set?.[1] ?? null);
  return {
    lines: separated(lines.slice(set?.[0].length ?? 0)),
    // Papa can't split at a quote.
    separator: separator === '"' ? null : separator,
  };
}

/** Removes spaces between a separator and a quote; most programs ignore them. */
function withoutPadding(text: string, separator: string): string {
  const char = separator.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');
  if (!new RegExp(`(?:^|${char}) +"`, 'm').test(text)) return text;
  const padding = new RegExp(`"(?:[^"]|"")*"|(^|${char}) +(?=")`, 'gm');
  return text.replaceAll(padding, (match, before?: string) => before ?? match);
}

/** Returns the length of the line at `start` with its line end. */
const lineLength = (text: string, start: number) => {
  const end = text.indexOf('\n', start);
  return (end < 0 ? text.length : end + 1) - start;
};

/**
 * Returns the length of a record whose quote is never closed: up to the next line with as many
 * cells as the file has columns, or the whole text.
 */
function openRecordLength(text: string, separator: string, width: number): number {
  for (let at = lineLength(text, 0); at < text.length; at += lineLength(text, at)) {
    const line = text.slice(at, at + lineLength(text, at));
    const { data, errors } = parsed(line, separator, 1);
    if (errors.length === 0 && data[0]?.length === width) return at;
  }
  return text.length;
}

/** Yields the records of a file in batches, with the share read so far. Never throws. */
export function* csvBatches(lines: string, separator: string) {
  const text = withoutPadding(lines, separator);
  let at = 0;
  let row = 1;
  let width = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    let { data, errors, meta } = parsed(rest, separator, batchSize);
    const open = errors.find(({ code }) => code === 'MissingQuotes')?.row;
    if (open !== undefined) ({ data, errors, meta } = parsed(rest, separator, open || 1));
    width ||= data[0]?.length ?? 0;
    const stray = new Set(errors.map((error) => error.row));
    const records = data.map((cells, index): CsvRecord => ({
      row: row + index,
      cells,
      quoting: stray.has(index) ? 'stray-quote' : null,
    }));
    let length = meta.cursor;
    if (open === 0) {
      length = openRecordLength(rest, separator, width);
      const cells = rest.slice(0, length).trimEnd().split(separator);
      // A quote that ends before the text does, or none.
      const isStray = errors.some(
        ({ code, index }) => code === 'InvalidQuotes' && (index ?? 0) < lineLength(rest, 0),
      );
      const quoting = isStray ? 'stray-quote' : 'open-quote';
      records.splice(0, records.length, { row, cells, quoting });
    }
    at += length;
    row += records.length;
    yield { records, share: at / text.length };
  }
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Returns the number of cells without the empty ones at the end. */
export const filledLength = (cells: readonly string[]) =>
  cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** Returns the first records that are not blank, from the header on: reports have a title above it. */
export function firstRecords(lines: string, separator: string): CsvRecord[] {
  const first = csvBatches(lines, separator).next().value?.records ?? [];
  const sampleRecords = first.filter(({ cells }) => !isBlank(cells)).slice(0, sampleSize);
  const table = sampleRecords.findIndex(({ cells }) => filledLength(cells) > 1);
  const { question, answer } = namedColumns(sampleRecords[table]?.cells ?? []);
  return question >= 0 && answer >= 0 ? sampleRecords.slice(table) : sampleRecords;
}

/** Returns the most frequent number of cells, the smaller one of two; 0 for no records. */
export function usualWidth(records: readonly CsvRecord[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of records) {
    const width = filledLength(cells);
    counts.set(width, (counts.get(width) ?? 0) + 1);
  }
  const byFrequency = [...counts].toSorted(([a, an], [b, bn]) => bn - an || a - b);
  return byFrequency[0]?.[0] ?? 0;
}

/** Rates a separator: a header that names both columns decides, then the evenness of the rows. */
function separatorScore(lines: string, separator: string): number {
  const records = firstRecords(lines, separator);
  const { question, answer } = namedColumns(records[0]?.cells ?? []);
  const width = usualWidth(records);
  if (width < 2) return question >= 0 && answer >= 0 ? 1 : 0;
  const even = records.filter(
    ({ cells, quoting }) => !quoting && filledLength(cells) === width,
  ).length;
  // A comma or semicolon in a sentence has a space after it; a separator rarely does.
  const inner = records.flatMap(({ cells }) => cells.slice(1));
  const spaced = inner.filter((cell) => cell.startsWith(' ')).length / (inner.length || 1);
  const named = question >= 0 && answer >= 0 ? 2 : 0;
  return named + even / records.length - spaced / 2 + (width === 2 ? 0.01 : 0);
}

/** Returns the separator that splits the first records best. */
export function guessedSeparator(lines: string): string {
  const rated = separators.map((separator) => ({
    separator,
    score: separatorScore(lines, separator),
  }));
  return rated.reduce((best, next) => (next.score > best.score ? next : best)).separator;
}
