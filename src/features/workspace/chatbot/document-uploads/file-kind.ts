import type { DocumentKind } from '#content/sample/workspace.ts';
import { decodedText } from '#src/lib/text/decoded-text.ts';

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);

const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zipEntry = [0x50, 0x4b, 0x03, 0x04];

/** Returns the entry names in the local headers of a zip file. */
function zipNames(bytes: Uint8Array): string[] {
  const names: string[] = [];
  for (let at = 0; at >= 0; at = bytes.indexOf(0x50, at + 1)) {
    if (!startsWith(bytes, zipEntry, at)) continue;
    const length = (bytes[at + 26] ?? 0) + 256 * (bytes[at + 27] ?? 0);
    const name = bytes.subarray(at + 30, at + 30 + length);
    if (name.length === length) names.push(String.fromCharCode(...name.subarray(0, 300)));
  }
  return names;
}

function isWordPackage(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, zipEntry)) return false;
  const names = zipNames(bytes);
  const holds = (folder: string) => names.some((name) => name.startsWith(folder));
  // Spreadsheets and presentations use the same package format.
  return holds('word/') || (holds('[Content_Types].xml') && !holds('xl/') && !holds('ppt/'));
}

const checks: Readonly<Record<DocumentKind, (bytes: Uint8Array) => boolean>> = {
  '.pdf': (bytes) => startsWith(bytes, pdf),
  '.doc': (bytes) => startsWith(bytes, compoundFile),
  '.docx': isWordPackage,
  '.txt': (bytes) => decodedText(bytes) !== null,
};

/**
 * Returns whether the content, or the beginning of it, matches the extension (specification §2).
 */
export function isOfKind(kind: DocumentKind, bytes: Uint8Array): boolean {
  return bytes.length > 0 && checks[kind](bytes);
}
