import type { DocumentKind } from '#content/sample/workspace.ts';
import type { DocumentFinding } from '#content/workspace/document-advice.ts';
import { isCompoundFile, topStreams } from './compound-file';
import { textIn } from './text-encoding';
import { zipEntries } from './zip-entries';

/** The format of a file, as its readers see it, and the program that wrote it, if known. */
export type Found = { is: DocumentFinding; by?: string };

/** Readers look for a PDF's header this far, in bytes. */
const pdfReach = 1024;

const latin = (bytes: Uint8Array, size: number) =>
  new TextDecoder('windows-1252').decode(bytes.subarray(0, size));

function foundInZip(bytes: Uint8Array): DocumentFinding {
  const entries = zipEntries(bytes);
  if (!entries) return 'damaged';
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
  if (entries.some(({ isLocked }) => isLocked)) return 'lockedArchive';
  if (has(/^\[Content_Types\]\.xml$/i)) {
    if (has(/^word\/.*\.xml$/i)) return 'docx';
    if (has(/^xl\//i)) return 'sheet';
    if (has(/^ppt\//i)) return 'slides';
  }
  if (has(/^Index\/.*\.iwa$|^Index\.zip$/)) return 'pages';
  const type = entries.find(({ name }) => name === 'mimetype')?.data ?? new Uint8Array();
  const mime = latin(type, 100);
  if (mime.startsWith('application/vnd.oasis.opendocument')) return 'openDocument';
  return mime.startsWith('application/epub') ? 'book' : 'archive';
}

function foundInCompoundFile(bytes: Uint8Array): DocumentFinding {
  const streams = topStreams(bytes);
  if (!streams) return 'damaged';
  const named = (...names: string[]) => streams.find(({ name }) => names.includes(name));
  if (named('EncryptedPackage')) return 'lockedOffice';
  const word = named('WordDocument');
  // The flag fEncrypted of the file information block (MS-DOC).
  if (word) return ((word.head[11] ?? 0) & 1) === 1 ? 'lockedDoc' : 'doc';
  if (named('Workbook', 'Book')) return 'sheet';
  if (named('PowerPoint Document')) return 'slides';
  return named('__properties_version1.0') ? 'message' : 'otherOffice';
}

const markup: readonly (readonly [RegExp, DocumentFinding])[] = [
  [/^\{\\rtf/, 'rtf'],
  [
    /^<\?xml[^]{0,400}(?:progid="Word|wordml|schemas\.microsoft\.com\/office\/2006\/xmlPackage)/,
    'wordXml',
  ],
  [
    /^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<(?:!doctype html|html|head|meta|title|link|script|style|body|section|article|table|center|div|p|h\d|[uo]l|span|font|a|b|i|br|img)\b/i,
    'webPage',
  ],
  [
    /^(?:[A-Z][\w-]*:.*\r?\n(?:[ \t].*\r?\n)*)*?MIME-Version:[^]*?(?:multipart\/related|text\/html)/i,
    'webPage',
  ],
];

/** Programs that export web pages named .doc, in the order in which they are looked for. */
const writers: readonly (readonly [RegExp, string])[] = [
  [/confluence/i, 'Confluence'],
  [/\bjira\b/i, 'Jira'],
  [/Microsoft Word|office:word/i, 'Word'],
];

function foundInMarkup(bytes: Uint8Array): Found | null {
  const beginning = (textIn(bytes.subarray(0, 16_384))?.text ?? latin(bytes, 16_384)).trimStart();
  const is = markup.find(([pattern]) => pattern.test(beginning))?.[1];
  if (is !== 'webPage') return is ? { is } : null;
  const by = writers.find(([pattern]) => pattern.test(beginning))?.[1];
  return by ? { is, by } : { is };
}

/** The first bytes of other files, in Latin-1; a question mark stands for any byte. */
const signatures: readonly (readonly [signature: string, DocumentFinding])[] = [
  ['\x89PNG', 'picture'],
  ['ÿØÿ', 'picture'],
  ['GIF8', 'picture'],
  ['II*\0', 'picture'],
  ['MM\0*', 'picture'],
  ['RIFF????WEBP', 'picture'],
  ['BM', 'picture'],
  ['MZ', 'program'],
  ['\x7fELF', 'program'],
  ['ÏúíþÏ', 'program'],
  ['Rar!', 'archive'],
  ["7z¼¯'\x1c", 'archive'],
  ['\x1f\x8b', 'archive'],
  ['ÿWPC', 'oldDocument'],
  ['Û¥', 'oldDocument'],
  ['1¾\0\0', 'oldDocument'],
];

/** Returns the format of the bytes; looks for the kind in the file's name first. */
export function foundIn(kind: DocumentKind, bytes: Uint8Array): Found {
  if (bytes.every((byte) => byte === 0)) return { is: 'zeros' };
  const start = latin(bytes, pdfReach);
  if (start.startsWith('PK\x03\x04')) return { is: foundInZip(bytes) };
  if (isCompoundFile(bytes)) return { is: foundInCompoundFile(bytes) };
  if (kind === '.pdf' && start.includes('%PDF-')) return { is: 'pdf' };
  // A text may name a PDF's header.
  const isText = textIn(bytes) !== null;
  if (kind === '.txt' && isText) return { is: 'text' };
  if (/^\s*%PDF-/.test(start) || (!isText && start.includes('%PDF-'))) return { is: 'pdf' };
  const found = foundInMarkup(bytes);
  if (found) return found;
  const signature = signatures.find(([mark]) =>
    Array.from(mark).every(
      (letter, index) => letter === '?' || bytes[index] === letter.charCodeAt(0),
    ),
  );
  if (signature && !isText) return { is: signature[1] };
  if (kind === '.pdf' && latin(bytes, bytes.length).includes('%PDF-')) return { is: 'unknown' };
  return { is: isText ? 'text' : 'unknown' };
}
