import type { Row } from './row';

const resultOf = ({ goal, isMet }: Row) => (goal === '' ? '' : isMet ? 'met' : 'MISSED');

/** Formats the rows of one part as a text table. */
export function formatTable(title: string, rows: readonly Row[]): string {
  const cells = rows.map((row) => [row.name, row.goal, row.result, resultOf(row)]);
  const head = [title, 'goal', 'result: median (range)', ''];
  const widths = head.map((text, column) =>
    Math.max(text.length, ...cells.map((line) => line[column]?.length ?? 0)),
  );
  const lines = [head, widths.map((width) => '-'.repeat(width)), ...cells].map((line) =>
    line
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `\n${lines.join('\n')}\n`;
}
