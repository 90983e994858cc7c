import { markedText } from '../marked-text';
import { Mark } from './conversation-list.styles';

type MarkedProps = { text: string; terms: readonly string[] };

/**
 * A text in which the search terms stand out. Other terms bring another element: a browser that
 * translates the page moves text nodes, and React could not find them again.
 */
export function Marked({ text, terms }: MarkedProps) {
  let at = 0;
  return (
    <span key={terms.join(' ')}>
      {terms.length === 0
        ? text
        : markedText(text, terms).map((part) => {
            const key = at;
            at += part.text.length;
            return part.isMatch ? <Mark key={key}>{part.text}</Mark> : part.text;
          })}
    </span>
  );
}
