import { faqLimits, type FaqFileProblem } from '#content/workspace/faq-list.ts';
import type { FaqFileContent } from '#machines/faq-import/faq-import.machine.ts';
import { decodedText } from '#src/lib/text/decoded-text.ts';
import type { parseFaqCsv } from './faq-csv';
import { fileBytes } from '../file-bytes';

/** The CSV parser is large: it loads with the first file. */
const [loadParser] = Object.values(
  import.meta.glob<typeof parseFaqCsv>('./faq-csv.ts', { import: 'parseFaqCsv' }),
);

/**
 * Reads a CSV file of FAQ entries (specification §4). Resolves with the entries to add to the
 * `known` ones, or with a problem of the whole file; rejects if the file can't be read.
 */
export async function readFaqFile(
  file: File | undefined,
  known: readonly { question: string }[],
): Promise<FaqFileContent | { problem: FaqFileProblem }> {
  if (!file || !loadParser) return { problem: 'unreadable' };
  if (file.size > faqLimits.importBytes) return { problem: 'too-large' };
  const [bytes, parse] = await Promise.all([fileBytes(file), loadParser()]);
  const text = decodedText(bytes);
  if (text === null) return { problem: 'not-text' };
  const content = parse(text, { limits: faqLimits, known });
  const isEmpty = content.texts.length + content.rejections.length === 0;
  return isEmpty ? { problem: 'empty' } : content;
}
