import { faqLimits } from '#content/workspace/faq-list.ts';
import type { FaqFileProblem } from '#content/workspace/faq-import.ts';
import type { FaqFileContent, FaqReadOptions } from '#machines/faq-import/faq-content.ts';
import { decoded, guessedEncoding } from './text-encoding';
import { binaryFormat, textFormat } from './file-format';
import { readFaqCsv } from './faq-csv';
import { fileBytes } from '../file-bytes';

/** The share of the progress that loading the bytes takes; parsing takes the rest. */
const loadingPercent = 20;

type Reading = {
  faqEntries: readonly { question: string }[];
  options?: FaqReadOptions;
  signal?: AbortSignal | undefined;
  /** Called with the progress in percent, between parts of a long file. */
  onProgress?: (percent: number) => void;
};

/**
 * Reads a CSV file of FAQ entries (specification §5.35) in batches, between which the browser can
 * paint. Resolves with its content compared to the `known` entries, or with a problem of the whole
 * file; rejects if the file can't be read or `signal` is aborted.
 */
export async function readFaqFile(
  file: File | undefined,
  { faqEntries, options = {}, signal, onProgress }: Reading,
): Promise<FaqFileContent | { problem: FaqFileProblem }> {
  if (!file) return { problem: 'unreadable' };
  if (file.size > faqLimits.importBytes) return { problem: 'too-large' };
  const { size } = file;
  const bytes = await fileBytes(file, {
    signal,
    onProgress: (loaded) => {
      if (loaded < size) onProgress?.(Math.round((loaded / size) * loadingPercent));
    },
  });
  const guess = guessedEncoding(bytes);
  const problem = binaryFormat(bytes, guess !== null);
  if (problem || !guess) return { problem: problem ?? 'not-text' };
  const { encoding = guess, ...chosen } = options;
  const text = decoded(bytes, encoding);
  const format = textFormat(text);
  if (format) return { problem: format };
  const batches = readFaqCsv(text, { limits: faqLimits, faqEntries, chosen });
  for (;;) {
    const { done, value } = batches.next();
    if (done) {
      const count = value.texts.length + value.duplicates.length + value.rejections.length;
      const isEmpty = count === 0 && chosen.hasHeader === undefined;
      return isEmpty ? { problem: 'empty' } : { encoding, ...value };
    }
    if (value === 1) continue;
    onProgress?.(Math.round(loadingPercent + value * (100 - loadingPercent)));
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
  }
}
