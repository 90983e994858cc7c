import type { FaqReadOptions } from '#machines/faq-import/faq-content.ts';
import type { CsvRecord } from './csv-records';
import { filledLength, usualWidth } from './csv-records';
import { isSentence, namedColumns } from './header-words';

const share = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.filter(test).length / (cells.length || 1);

/** The Greek question mark is a semicolon, and Japanese questions end with a particle. */
const isQuestion = (cell: string) =>
  /(?:[?？؟՞]|か[。．]?|(?<=\p{sc=Greek})[;\u037e])["'”’»)]*\s*$/u.test(cell);
/** Numbers, record ids, dates, addresses and flags: never a text to show. */
const isCode = (cell: string) =>
  /^[\p{L}_]{0,8}[-_ #.:]?\d[\d.,:/-]*$|^[\da-f-]{16,}$|^\d[\d./:T -]{5,}Z?$|^\S+:\/\/\S+$|^\S+@\S+\.\S+$|^(?:true|false|yes|no)$/iu.test(
    cell,
  );

/** Describes a column by the texts in it. */
function described(records: readonly CsvRecord[], column: number) {
  const cells = records.map(({ cells: all }) => (all[column] ?? '').trim()).filter(Boolean);
  const length = cells.reduce((sum, cell) => sum + cell.length, 0) / (cells.length || 1);
  const isText = cells.length > 0 && share(cells, isCode) < 0.5;
  const distinct = new Set(cells).size / (cells.length || 1);
  return {
    column,
    questions: cells.length > 1 ? share(cells, isQuestion) : 0,
    // Categories repeat, texts don't.
    weight: isText ? length * distinct * distinct : 0,
  };
}

/** Guesses the columns that the header leaves open from the texts in them. */
function guessedColumns(
  records: readonly CsvRecord[],
  named: { question: number; answer: number },
) {
  const width = Math.max(usualWidth(records), 2);
  const columns = Array.from({ length: width }, (_, column) => described(records, column));
  const others = (column: number) => columns.filter((candidate) => candidate.column !== column);
  const heaviest = (list: typeof columns) =>
    list.reduce((best, next) => (next.weight > best.weight ? next : best)).column;
  const pick = () => {
    const open = others(named.answer);
    const asking = open.reduce((best, next) => (next.questions > best.questions ? next : best));
    if (asking.questions >= 0.3) return asking.column;
    // Texts of comparable weight: the left one is the question.
    const limit = Math.max(...open.map(({ weight }) => weight)) / 20;
    return (open.find(({ weight }) => weight > limit) ?? asking).column;
  };
  let question = named.question >= 0 ? named.question : pick();
  let answer = named.answer >= 0 ? named.answer : heaviest(others(question));
  const isUnnamed = named.question < 0 && named.answer < 0;
  if (isUnnamed && question > answer && (columns[question]?.questions ?? 0) < 0.3)
    [question, answer] = [answer, question];
  return { question, answer };
}

/** Returns whether the first row holds short names, one of them above a column of questions. */
function isAboveQuestions([first, ...body]: readonly CsvRecord[]): boolean {
  const names = first?.cells.map((cell) => cell.trim()) ?? [];
  const isName = (cell: string) =>
    !isSentence(cell) && !isCode(cell) && !isQuestion(cell) && cell.split(/\s+/).length < 4;
  return (
    body.length > 1 &&
    names.every(isName) &&
    names.some((name, column) => name && body.every(({ cells }) => isQuestion(cells[column] ?? '')))
  );
}

/** Guesses if the first row is a header, and which columns hold questions and answers. */
export function faqColumns(records: readonly CsvRecord[], chosen: FaqReadOptions) {
  const first = records[0]?.cells ?? [];
  const named = namedColumns(first);
  const hasHeader = chosen.hasHeader ?? (named.isHeader || isAboveQuestions(records));
  const body = hasHeader ? records.slice(1) : records;
  const guessed = guessedColumns(
    body.length > 0 ? body : records,
    hasHeader ? named : { question: -1, answer: -1 },
  );
  return {
    hasHeader,
    question: chosen.question ?? guessed.question,
    answer: chosen.answer ?? guessed.answer,
    names: hasHeader ? first.map((cell) => cell.trim()) : [],
    /** Rows with more cells have a separator in a text. */
    width: Math.max(hasHeader ? filledLength(first) : usualWidth(records), 2),
  };
}
