import Papa from 'papaparse';

export type CsvCell = string | number;

/** A cell that a spreadsheet would take for a formula, and one that reads as if it had been guarded. */
const risky = /^'*[=+\-@\t\r\n]/;

const guarded = (cell: CsvCell) =>
  typeof cell === 'string' && risky.test(cell) ? `'${cell}` : cell;

/**
 * Returns rows as CSV (RFC 4180) with the mark by which spreadsheets know UTF-8. A text that a
 * spreadsheet would run as a formula gets an apostrophe before it; numbers are written as they are.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${Papa.unparse(
    rows.map((row) => row.map(guarded)),
    { newline: '\r\n' },
  )}`;
}
