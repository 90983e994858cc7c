import type { DocumentKind } from '#content/sample/workspace.ts';
import { documentAdvice } from '#content/workspace/document-advice.ts';
import { foundIn } from './document-found';
import { pdfReader } from './lazy-pdf';

const encryption = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

/** Many encrypted PDFs open without a password: they only restrict printing. */
async function isLocked(bytes: Uint8Array): Promise<boolean> {
  if (!encryption.test(new TextDecoder('windows-1252').decode(bytes))) return false;
  return (await pdfReader()).isLockedPdf(bytes);
}

/**
 * Returns null for a document that readers of its kind open, or the format found and the remedy
 * (specification §5).
 */
export async function adviceFor(kind: DocumentKind, bytes: Uint8Array): Promise<string | null> {
  const is = foundIn(kind, bytes);
  if (is === 'pdf' && kind === '.pdf')
    return (await isLocked(bytes)) ? documentAdvice(kind, 'lockedPdf') : null;
  return `.${is === 'text' ? 'txt' : is}` === kind ? null : documentAdvice(kind, is);
}
