import { faqImportWords as words, faqRowProblem } from '#content/workspace/faq-import.ts';
import type { DuplicateChoice, FaqFileContent } from '#machines/faq-import/faq-content.ts';
import { csvText } from '#src/lib/text/csv.ts';
import { downloadText } from '#src/features/workspace/dashboard/download.ts';

/** Returns the rows that an import leaves out, in the order of the file. */
export const skippedRows = (
  { rejections, duplicates }: FaqFileContent,
  choice: DuplicateChoice,
): FaqFileContent['rejections'] =>
  [...rejections, ...(choice === 'skip' ? duplicates : [])].toSorted((a, b) => a.row - b.row);

/** Downloads skipped rows as CSV: number, reason, and cells. */
export function downloadSkipped(content: FaqFileContent, choice: DuplicateChoice): void {
  const names = content.names.map((name, column) => name || words.column(column));
  const rows = skippedRows(content, choice).map(({ row, problem, cells }) => [
    row,
    faqRowProblem(problem),
    ...cells,
  ]);
  const text = csvText([[...words.downloadHeader, ...names], ...rows]);
  downloadText(words.downloadName, 'text/csv', text);
}
