import type { DocumentKind } from '#content/sample/workspace.ts';
import type { UploadProblem } from '#content/workspace/document-uploads.ts';
import { pdfReader } from './lazy-pdf';
import { textIn } from './text-encoding';
import { zipEntries } from './zip-entries';

const encryption = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;
const latin = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes);
/** The start of a compound file, the format of Office 97 to 2003 (MS-CFB). */
const compoundMark = 'ÐÏ\u0011à¡±\u001aá';
const entrySize = 128;
/** Smaller streams are stored elsewhere. */
const minStreamSize = 4096;

/** Returns the start of a compound file's stream, or null if its directory does not name it. */
function streamIn(bytes: Uint8Array, name: string): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isName = (at: number) =>
    Array.from(`${name}\0`).every(
      (letter, index) => view.getUint16(at + 2 * index, true) === letter.charCodeAt(0),
    );
  for (let at = 512; at + entrySize <= bytes.length; at += entrySize) {
    if (!isName(at)) continue;
    if (view.getUint32(at + 120, true) < minStreamSize) return new Uint8Array();
    const start = (view.getUint32(at + 116, true) + 1) << view.getUint16(30, true);
    return bytes.subarray(start, start + 32);
  }
  return null;
}

/** Many encrypted PDFs open without a password: they only restrict printing. */
const isLockedPdf = async (bytes: Uint8Array) =>
  encryption.test(latin(bytes)) && (await pdfReader()).isLockedPdf(bytes);

/** Returns the problem of a file with the bytes of a Word document, or of none. */
function wordProblem(kind: DocumentKind, bytes: Uint8Array): UploadProblem | null {
  if (latin(bytes.subarray(0, 8)) === compoundMark) {
    if (streamIn(bytes, 'EncryptedPackage')) return 'locked';
    const word = kind === '.doc' && streamIn(bytes, 'WordDocument');
    if (!word) return 'content';
    // The flag fEncrypted of the file information block (MS-DOC).
    return ((word[11] ?? 0) & 1) === 1 ? 'locked' : null;
  }
  const entries = (kind === '.docx' && zipEntries(bytes)) || [];
  if (entries.some(({ isLocked }) => isLocked)) return 'locked';
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
  return has(/^\[Content_Types\]\.xml$/i) && has(/^word\/.*\.xml$/i) ? null : 'content';
}

/** Returns null for a document that readers of its kind open, or its problem (specification §5.39). */
export async function documentProblem(
  kind: DocumentKind,
  bytes: Uint8Array,
): Promise<UploadProblem | null> {
  if (kind === '.txt') return textIn(bytes) ? null : 'content';
  if (kind !== '.pdf') return wordProblem(kind, bytes);
  // Readers look for the header this far; an archive may begin with a PDF.
  const start = latin(bytes.subarray(0, 1024));
  if (start.startsWith('PK') || !start.includes('%PDF-')) return 'content';
  return (await isLockedPdf(bytes)) ? 'locked' : null;
}
