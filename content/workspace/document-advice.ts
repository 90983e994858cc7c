import { numberText } from '../number-text';
import type { DocumentKind } from '../sample/workspace';

/** The formats that a chosen file can have. */
export type DocumentFinding = 'pdf' | 'doc' | 'docx' | 'text' | 'unknown' | keyof typeof findings;

const unprotect = 'In Word, remove the password under File, Info, Protect Document. Then save it.';

const findings = {
  lockedPdf: 'opens only with a password. Save a copy without the password.',
  lockedOffice: `is protected by a password. ${unprotect}`,
  lockedDoc: `is protected by a password. ${unprotect}`,
  lockedArchive: 'is a ZIP archive with a password. Unpack it and choose the documents inside.',
  archive: 'is an archive. Unpack it and choose the documents inside.',
  otherOffice: 'holds no Word document. Save its text as .docx, .pdf or .txt.',
  markup: 'is a web page, rich text (RTF) or XML. Open it in Word and save it as .docx.',
  damaged: 'is incomplete. Download it or save it again.',
} as const;

const unknown: Readonly<Record<DocumentKind, string>> = {
  '.pdf':
    'has no PDF header where readers look for it. Open it in the program that made it and save it as a PDF.',
  '.doc': 'is not a Word document. Open it in the program that made it and save it as .docx.',
  '.docx': 'is not a Word document. Open it in the program that made it and save it as .docx.',
  '.txt': 'holds control characters that text does not have. Save it as plain text.',
};

const kinds: Readonly<Record<string, readonly [kind: DocumentKind, name: string]>> = {
  pdf: ['.pdf', 'a PDF'],
  doc: ['.doc', 'a Word 97–2003 document'],
  docx: ['.docx', 'a Word document'],
  text: ['.txt', 'plain text'],
};

/** Returns the mismatch of a file with the kind in its name, and the remedy. */
export function documentAdvice(kind: DocumentKind, found: DocumentFinding): string {
  const file = `This ${kind} file`;
  const kindFound = kinds[found];
  if (kindFound) return `${file} is ${kindFound[1]}. Rename it to end in ${kindFound[0]}.`;
  return `${file} ${found === 'unknown' ? unknown[kind] : findings[found as keyof typeof findings]}`;
}

const count = (value: number, noun: string) =>
  `${numberText(value)} ${noun}${value === 1 ? '' : 's'}`;

/** The copy about a document's text. */
export const documentTextWords = {
  button: 'View text',
  view: (name: string) => `View text of ${name}`,
  title: 'What the chatbot could quote',
  text: 'Text of the document',
  reading: 'Reading…',
  cut: 'The text goes on. Only its first 100,000 characters are shown.',
  close: 'Close',
  unreadable: 'This browser could not read the file. Choose it again.',
  facts: (characters: number, words: number, encoding: string | null) =>
    [
      count(characters, 'character'),
      count(words, 'word'),
      ...(encoding ? [`read as ${encoding.toUpperCase()}`] : []),
    ].join(' · '),
  damaged: 'This file is damaged: its text cannot be read. Open it and save it again.',
  scanned:
    'This PDF has no text: its pages are pictures. Run text recognition (OCR) on it and choose the new file.',
  blank: 'This file has no text. The chatbot cannot quote from it.',
} as const;
