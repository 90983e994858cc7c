import { numberText } from '../number-text';

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
