import { NoWrap } from './no-wrap.ts';

/** Matches the compounds of a text: words, numbers or letters with a hyphen, dash or slash between. */
const compounds = /(\S*\w[-–/]\w\S*)/;

/** Keeps each compound of a short text on one line. The web fonts lack U+2011 (specification §35.3). */
export const NoBreak = ({ children }: { children: string }) =>
  children
    .split(compounds)
    .map((part, index) => (index % 2 ? <NoWrap key={part}>{part}</NoWrap> : part));
