import { faqLimits, type FaqFileProblem } from '#content/workspace/faq-list.ts';
import type { FaqFileContent } from '#machines/faq-import/faq-import.machine.ts';
import { decodedText } from '#src/lib/text/decoded-text.ts';
import type { parseFaqCsv } from './faq-csv';
import { fileBytes } from '../file-bytes';

/** What reads CSV is large: it comes with the first file. */
const [loadParser] = Object.values(
  import.meta.glob<typeof parseFaqCsv>('./faq-csv.ts', { import: 'parseFaqCsv' }),
);

/**
 * Reads a CSV file of FAQ entries (specification §4). Resolves with what can be added to a list that
 * has `known` entries, or with what is wrong with the whole file; rejects where it can't be read.
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
  const isEmpty = content.texts.length + content.refusals.length === 0;
  return isEmpty ? { problem: 'empty' } : content;
}
