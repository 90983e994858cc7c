export type CsvCell = string | number;

/** A cell that a spreadsheet would take for a formula, and one that reads as if it had been guarded. */
const risky = /^'*[=+\-@\t\r\n]/;

const guarded = (cell: CsvCell) =>
  typeof cell === 'string' && risky.test(cell) ? `'${cell}` : cell;

/** In quotes where a reader would end it early, or take spaces off it. */
const quoted = (cell: CsvCell) =>
  /[",\r\n\uFEFF]|^ | $/.test(`${cell}`) ? `"${`${cell}`.replaceAll('"', '""')}"` : cell;

/**
 * Returns rows as CSV (RFC 4180) with the mark by which spreadsheets know UTF-8. A text that a
 * spreadsheet would run as a formula gets an apostrophe before it; numbers are written as they are.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(guarded).map(quoted).join(',')).join('\r\n')}`;
}
