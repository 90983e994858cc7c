import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- Vite adds the export
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url';

// Node has no worker of this kind; there, PDF.js reads in the same thread.
if (typeof Worker !== 'undefined') GlobalWorkerOptions.workerSrc = workerUrl;

/** Opens a PDF, calls `read`, and releases the worker. Rejects if the file is damaged or locked. */
async function withPdf<Result>(
  bytes: Uint8Array,
  signal: AbortSignal | undefined,
  read: (pdf: Awaited<ReturnType<typeof getDocument>['promise']>) => Promise<Result>,
): Promise<Result> {
  const task = getDocument({
    // PDF.js moves the bytes to its worker.
    data: bytes.slice(),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    verbosity: 0,
  });
  const stop = () => void task.destroy();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return await read(await task.promise);
  } finally {
    signal?.removeEventListener('abort', stop);
    await task.destroy();
  }
}

/** Returns the text of a PDF, with an empty line between pages; empty for scanned pages. */
export const pdfText = (bytes: Uint8Array, signal?: AbortSignal): Promise<string> =>
  withPdf(bytes, signal, async (pdf) => {
    const pages: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(
        items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
      );
      page.cleanup();
    }
    return pages.join('\n\n');
  });

/** Returns true if a reader must type a password to open the PDF. */
export const isLockedPdf = (bytes: Uint8Array): Promise<boolean> =>
  withPdf(bytes, undefined, async () => false).catch(
    (error: unknown) => error instanceof Error && error.name === 'PasswordException',
  );
