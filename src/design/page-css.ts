import { getCssText } from './stitches.config';

const marks = /--sxs\{--sxs:(\d)/g;
const groups = [0, 1, 2, 3, 4, 5, 6];

/**
 * Returns the rules of what has been rendered, the empty groups of Stitches too: what is not there
 * in the browser is added to the sheet, and all styles of the page are worked out anew.
 */
export function pageCss(): string {
  const css = getCssText();
  const found = [...css.matchAll(marks)];
  const startOf = (group: number) =>
    found.find(([, number]) => Number(number) >= group)?.index ?? css.length;
  const first = startOf(0);
  return (
    css.slice(0, first) +
    groups
      .map((group) => {
        const [start, end] = [startOf(group), startOf(group + 1)];
        return start === end ? `--sxs{--sxs:${group}}@media{}` : css.slice(start, end);
      })
      .join('')
  );
}
