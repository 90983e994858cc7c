import { markedText } from '../marked-text';
import { Mark } from './conversation-list.styles';

type MarkedProps = { text: string; terms: readonly string[] };

/**
 * Highlights search terms. The key replaces the element when the terms change: browser
 * translation moves text nodes, and React could no longer find them.
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
