import { markedText } from '../../lib/marked-text';
import { Mark } from './conversation-list.styles';

type MarkedProps = { text: string; terms: readonly string[] };

/** A text in which what was searched for stands out. */
export function Marked({ text, terms }: MarkedProps) {
  if (terms.length === 0) return text;
  let at = 0;
  return markedText(text, terms).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isMatch ? <Mark key={key}>{part.text}</Mark> : part.text;
  });
}
