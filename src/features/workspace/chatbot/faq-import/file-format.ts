import type { FaqFileProblem } from '#content/workspace/faq-import.ts';
import { isElement } from './html-text';

/** The first bytes of PDF and RTF, and of ZIP and OLE files, such as spreadsheets. */
const marks = /^\s*(?:%PDF-|\{\\rtf)|^(?:PK[^ -~]{2}|ÐÏ)/;

/** Returns the format of a file that is not text, or null (specification §5.28). */
export function binaryFormat(bytes: Uint8Array, isText: boolean): FaqFileProblem | null {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1024));
  if (marks.test(start)) return 'workbook';
  return isText ? null : 'not-text';
}

const page =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<(?:!doctype html|html|head|body|table|meta)\b/i;
/** A part of a page: spreadsheets open tables with styles or a frame around them. */
const part =
  /^\s*<(?:style|script|link|title|div|center|font)\b[^]*<(?:table|html|body)\b[^]*>\s*$/i;
const json = /^\s*(?:(?:\[\s*)*\{\s*"|(?:\[\s*)+"|(?:\[\s*\]|\{\s*\})\s*$)/;
const xml = /^\s*<(?:[?!]|([a-z][\w.:-]*)(?:\s[^>]*)?>[^]*<\/\1\s*>\s*$)/i;

/** Returns the format of a text that is not CSV, or null (specification §5.28). */
export function textFormat(text: string): FaqFileProblem | null {
  if (page.test(text) || part.test(text)) return 'web-page';
  if (json.test(text)) return 'json';
  const root = xml.exec(text);
  return root && !isElement(root[1]?.toLowerCase() ?? '') ? 'xml' : null;
}
