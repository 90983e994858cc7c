import type { FaqEntry } from '#content/sample/workspace.ts';
import { fileText } from '#machines/faq-list/faq-entries.ts';
import { csvText } from '#src/lib/text/csv.ts';
import { htmlText } from './html-text';
import { downloadText } from '#src/features/workspace/dashboard/download.ts';

/** Returns a text that an import would take for HTML with its signs as entities. */
const escaped = (text: string) =>
  htmlText(text) === text ? text : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Formats entries as CSV that the import reads back: a header, CRLF after rows, LF in answers,
 * UTF-8 with a byte order mark. Importing and exporting again yields the same bytes.
 */
export const faqCsv = (entries: readonly FaqEntry[]): string =>
  csvText([
    ['question', 'answer'],
    ...entries.map(fileText).map(({ question, answer }) => [escaped(question), escaped(answer)]),
  ]);

/** Downloads the entries as a CSV file. */
export const exportFaq = (entries: readonly FaqEntry[]): void =>
  downloadText('faq.csv', 'text/csv', faqCsv(entries));
