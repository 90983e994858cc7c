import type * as PdfText from './pdf-text';

/** Loads PDF.js, which is larger than the rest of the page. */
const [load] = Object.values(import.meta.glob<typeof PdfText>('./pdf-text.ts'));

/** Loads the PDF reader. Rejects offline. */
export async function pdfReader(): Promise<typeof PdfText> {
  if (!load) throw new Error('The PDF reader is missing.');
  return load();
}
