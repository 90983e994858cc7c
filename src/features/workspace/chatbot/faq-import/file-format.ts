import type { DocumentFinding } from '#content/workspace/document-advice.ts';
import type { FaqFileProblem } from '#content/workspace/faq-import.ts';
import { foundIn } from '../document-content/document-found';
import { isElement } from './html-text';

const problems: Partial<Record<DocumentFinding, FaqFileProblem>> = {
  sheet: 'workbook',
  lockedOffice: 'workbook',
  pages: 'workbook',
  openDocument: 'workbook',
  damaged: 'workbook',
  archive: 'archive',
  lockedArchive: 'archive',
  pdf: 'pdf',
  doc: 'document',
  docx: 'document',
  lockedDoc: 'document',
  rtf: 'document',
  slides: 'document',
  book: 'document',
  otherOffice: 'document',
  oldDocument: 'document',
};

/** The first bytes of PDF, RTF, ZIP and OLE files. */
const marks = /^\s*(?:%PDF-|\{\\rtf)|^(?:PK[^ -~]{2}|ÐÏ)/;

/** Returns the format of a file that is not CSV, or null (specification §5). */
export function binaryFormat(bytes: Uint8Array, isText: boolean): FaqFileProblem | null {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1024));
  if (isText && !marks.test(start)) return null;
  return problems[foundIn('.doc', bytes).is] ?? (isText ? null : 'not-text');
}

const page =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<(?:!doctype html|html|head|body|table|meta)\b/i;
const json = /^\s*(?:(?:\[\s*)*\{\s*"|(?:\[\s*)+"|(?:\[\s*\]|\{\s*\})\s*$)/;
const xml = /^\s*<(?:[?!]|([a-z][\w.:-]*)(?:\s[^>]*)?>[^]*<\/\1\s*>\s*$)/i;

/** Returns the format of a text that is not CSV, or null (specification §5). */
export function textFormat(text: string): FaqFileProblem | null {
  if (page.test(text)) return 'web-page';
  if (json.test(text)) return 'json';
  const root = xml.exec(text);
  return root && !isElement(root[1]?.toLowerCase() ?? '') ? 'xml' : null;
}
