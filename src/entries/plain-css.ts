/** Returns the index where the block opened at `open` closes; strings must not contain braces. */
function closing(css: string, start: number): number {
  let depth = 0;
  for (let i = start; i < css.length; i += 1) {
    if (css[i] === '{') depth += 1;
    if (css[i] === '}') depth -= 1;
    if (depth === 0) return i;
  }
  throw new Error('a block of the style sheet does not close');
}

function plainRules(css: string, isUsed: (selector: string) => boolean): string {
  const open = css.indexOf('{');
  if (open < 0) return '';
  const end = closing(css, open);
  const selector = css.slice(0, open).trim();
  const body = css.slice(open + 1, end);
  const isRule = !selector.startsWith('@') && selector !== '';
  const rule = isRule && isUsed(selector) ? `${selector}{${body}}` : '';
  return rule + plainRules(css.slice(end + 1), isUsed);
}

/**
 * Returns the unconditional rules whose classes all occur in `picture`, for a renderer without
 * at-rules and custom properties: at-rules are dropped and `var(--NAME)` becomes `values[NAME]`.
 * A property with an unknown value is unchanged.
 */
export function plainCss(
  css: string,
  values: Readonly<Record<string, string>>,
  picture: string,
): string {
  const isUsed = (selector: string) =>
    [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => picture.includes(name));
  return plainRules(css, isUsed).replace(
    /var\(--([\w-]+)\)/g,
    (all, name: string) => values[name] ?? all,
  );
}
