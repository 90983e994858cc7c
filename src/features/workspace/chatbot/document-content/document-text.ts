import type { DocumentKind } from '#content/sample/workspace.ts';
import { documentTextWords as words } from '#content/workspace/document-text.ts';
import type { DocumentText } from '#machines/document-text/document-text.machine.ts';
import { docxText } from './docx-text';
import { pdfReader } from './lazy-pdf';
import { textIn } from './text-encoding';

/** The number of characters that the page shows. */
const shownCharacters = 100_000;

async function textOf(kind: DocumentKind, bytes: Uint8Array, signal: AbortSignal) {
  if (kind === '.docx') return { text: await docxText(bytes), encoding: null };
  if (kind === '.pdf')
    return { text: await (await pdfReader()).pdfText(bytes, signal), encoding: null };
  return textIn(bytes);
}

/**
 * Returns the text that the chatbot could quote from a document, or the reason why there is none.
 * Rejects if the PDF reader cannot be loaded.
 */
export async function documentText(
  kind: DocumentKind,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<DocumentText> {
  // Outside the attempt: a failed download does not mean a damaged file.
  if (kind === '.pdf') await pdfReader();
  const found = await textOf(kind, bytes, signal).catch(() => null);
  if (!found) return { problem: words.damaged };
  const text = found.text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  // A surrogate pair is one character.
  const { length } = text.replaceAll(/[\ud800-\udbff](?=[\udc00-\udfff])/g, '');
  if (length === 0) return { problem: kind === '.pdf' ? words.scanned : words.blank };
  return {
    text: text.slice(0, shownCharacters),
    facts: words.facts(length, text.split(/\s+/).length, found.encoding),
    isCut: text.length > shownCharacters,
  };
}
