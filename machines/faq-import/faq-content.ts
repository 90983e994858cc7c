import type { FaqEncoding, FaqFileProblem, FaqRowProblem } from '#content/workspace/faq-import.ts';
import { questionKey, type FaqText } from '../faq-list/faq-entries';

/** Settings to read a file with. */
type FaqReadSettings = {
  encoding: FaqEncoding;
  separator: string;
  hasHeader: boolean;
  /** Indexes of columns. */
  question: number;
  answer: number;
};

/** Settings of the customer; a missing one is guessed from the file. */
export type FaqReadOptions = {
  [Name in keyof FaqReadSettings]?: FaqReadSettings[Name] | undefined;
};

type Row = { row: number };
type LeftOut = Row & { problem: FaqRowProblem; cells: string[] };

/** The rows of a CSV file, compared to the list. */
export type FaqFileContent = FaqReadSettings & {
  /** The columns’ names in the header; empty strings without one. */
  names: string[];
  /** The first rows with all cells. */
  previewRows: (Row & { cells: string[] })[];
  /** New entries. */
  texts: (Row & FaqText)[];
  /** Rows with a question of the list or of an earlier row. */
  duplicates: (LeftOut & FaqText)[];
  rejections: LeftOut[];
};

/** Keeps the first of two equal questions, replaces it, or adds the second one. */
export type DuplicateChoice = 'skip' | 'replace' | 'add';

/** The result of reading a file: its content, or the problem. */
export type FaqFileResult = FaqFileContent | { problem: FaqFileProblem };
export type ChosenFile = { id: string; name: string };

export type FaqImportContext = {
  file: ChosenFile | null;
  /** Settings of the customer; the rest is guessed. */
  options: FaqReadOptions;
  /** Percentage of a long file that is read. */
  percent: number;
  /** The last content read; stays while the file is read with other options. */
  content: FaqFileContent | null;
  problem: FaqFileProblem | null;
  choice: DuplicateChoice;
};

export type FaqImportEvent =
  | { type: 'import.opened' }
  | ({ type: 'file.chosen' } & ChosenFile)
  | { type: 'file.progressed'; percent: number }
  | { type: 'options.changed'; options: FaqReadOptions }
  | { type: 'duplicates.chosen'; choice: DuplicateChoice }
  | { type: 'import.confirmed' }
  | { type: 'import.dismissed' };

export const initialContext: FaqImportContext = {
  file: null,
  options: {},
  percent: 0,
  content: null,
  problem: null,
  choice: 'skip',
};

/** Returns the context of a new file. */
export const withFile = ({ id, name }: ChosenFile): FaqImportContext => ({
  ...initialContext,
  file: { id, name },
});

export type ImportedTexts = { texts: FaqText[]; replacements: FaqText[] };

const textOf = ({ question, answer }: FaqText): FaqText => ({ question, answer });

/** Returns the entries to add and the ones that replace an entry of the list. */
export function importedTexts({ content, choice }: FaqImportContext): ImportedTexts {
  const { texts, duplicates } = content ?? { texts: [], duplicates: [] };
  if (choice === 'skip') return { texts: texts.map(textOf), replacements: [] };
  if (choice === 'add') {
    const all = [...texts, ...duplicates].toSorted((a, b) => a.row - b.row);
    return { texts: all.map(textOf), replacements: [] };
  }
  // The last row with a question wins.
  const latest = new Map(duplicates.map((text) => [questionKey(text.question), text]));
  const added = texts.map((text) => {
    const key = questionKey(text.question);
    const replacement = latest.get(key);
    latest.delete(key);
    return textOf(replacement ?? text);
  });
  return { texts: added, replacements: [...latest.values()].map(textOf) };
}

/** Returns true if an import changes the list. */
export function hasTexts(context: FaqImportContext): boolean {
  const { texts, replacements } = importedTexts(context);
  return texts.length + replacements.length > 0;
}
