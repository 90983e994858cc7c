export type CsvCell = string | number;

/**
 * Text that a spreadsheet would run as a formula, or would mistake for escaped text. East Asian
 * versions read fullwidth signs as ASCII, and some programs ignore spaces.
 */
const formulaLike = /^['\s]*[=+\-@＝＋－＠]|^'*[\t\r\n]/;

const escaped = (cell: CsvCell) =>
  typeof cell === 'string' && formulaLike.test(cell) ? `'${cell}` : cell;

/** Removes the apostrophe before text that would be a formula. */
export const unescaped = (cell: string): string =>
  cell.startsWith("'") && formulaLike.test(cell) ? cell.slice(1) : cell;

/** Quotes a cell that would otherwise be split or trimmed. */
const quoted = (cell: CsvCell) =>
  /[",\r\n\uFEFF]|^ | $/.test(`${cell}`) ? `"${`${cell}`.replaceAll('"', '""')}"` : cell;

/**
 * Formats rows as CSV (RFC 4180) with a UTF-8 byte order mark. Text that a spreadsheet would run
 * as a formula is prefixed with an apostrophe; numbers are not quoted.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(escaped).map(quoted).join(',')).join('\r\n')}`;
}
