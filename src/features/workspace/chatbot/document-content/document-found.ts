import type { DocumentKind } from '#content/sample/workspace.ts';
import type { DocumentFinding } from '#content/workspace/document-advice.ts';
import { isCompoundFile, topStreams } from './compound-file';
import { textIn } from './text-encoding';
import { zipEntries } from './zip-entries';

/** Readers look for a PDF's header this far, in bytes. */
const pdfReach = 1024;

const latin = (bytes: Uint8Array, size: number) =>
  new TextDecoder('windows-1252').decode(bytes.subarray(0, size));

function foundInZip(bytes: Uint8Array): DocumentFinding {
  const entries = zipEntries(bytes);
  if (!entries) return 'damaged';
  if (entries.some(({ isLocked }) => isLocked)) return 'lockedArchive';
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
  if (has(/^\[Content_Types\]\.xml$/i)) return has(/^word\/.*\.xml$/i) ? 'docx' : 'otherOffice';
  // OpenDocument and EPUB; Apple's Pages, Numbers and Keynote.
  return has(/^mimetype$|^Index(?:\.zip$|\/.*\.iwa$)/) ? 'otherOffice' : 'archive';
}

function foundInCompoundFile(bytes: Uint8Array): DocumentFinding {
  const streams = topStreams(bytes);
  if (!streams) return 'damaged';
  const named = (streamName: string) => streams.find(({ name }) => name === streamName);
  if (named('EncryptedPackage')) return 'lockedOffice';
  const word = named('WordDocument');
  // The flag fEncrypted of the file information block (MS-DOC).
  if (word) return ((word.head[11] ?? 0) & 1) === 1 ? 'lockedDoc' : 'doc';
  return 'otherOffice';
}

/** Web pages, also in one file with their pictures, rich text, and XML: Word opens them all. */
const markup = [
  /^\{\\rtf/,
  /^(?:<\?xml|<!--|<!doctype|<[a-z][a-z\d]*[\s>/])/i,
  /^(?:[A-Z][\w-]*:.*\r?\n(?:[ \t].*\r?\n)*)*?MIME-Version:[^]*?(?:multipart\/related|text\/html)/i,
];

function isMarkup(bytes: Uint8Array): boolean {
  const beginning = (textIn(bytes.subarray(0, 16_384))?.text ?? latin(bytes, 16_384)).trimStart();
  return markup.some((pattern) => pattern.test(beginning));
}

/** Returns the format of the bytes; looks for the kind in the file's name first. */
export function foundIn(kind: DocumentKind, bytes: Uint8Array): DocumentFinding {
  const start = latin(bytes, pdfReach);
  if (start.startsWith('PK\x03\x04')) return foundInZip(bytes);
  if (isCompoundFile(bytes)) return foundInCompoundFile(bytes);
  if (kind === '.pdf' && start.includes('%PDF-')) return 'pdf';
  // A text may name a PDF's header.
  const isText = textIn(bytes) !== null;
  if (kind === '.txt' && isText) return 'text';
  if (/^\s*%PDF-/.test(start) || (!isText && start.includes('%PDF-'))) return 'pdf';
  if (isMarkup(bytes)) return 'markup';
  if (kind === '.pdf' && latin(bytes, bytes.length).includes('%PDF-')) return 'unknown';
  return isText ? 'text' : 'unknown';
}
