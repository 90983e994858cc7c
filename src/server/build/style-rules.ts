/** An object of styles. */
export type Style = Record<string, unknown>;
/** A call of the language as src/design/recorded.ts keeps it. */
type Recorded = {
  word: string;
  args: readonly unknown[];
  made: { toString: () => string };
  times: number;
};
type Made = (props?: object) => { className: string };
type Language = {
  css: (style: Style) => Made;
  getCssText: () => string;
  reset: () => void;
};
/** All calls of the site by their ids, and the language itself. */
export type Evaluated = { records: Map<string, Recorded>; language: Language };

export const isStyle = (value: unknown): value is Style =>
  typeof value === 'object' &&
  value !== null &&
  value.constructor === Object &&
  !('$$typeof' in value);

const shortNames = new Map<string, string>();

/** Replaces the class names of Stitches by shorter ones, numbered in the order in which they are met. */
export const shortened = (text: string) =>
  text.replaceAll(/\bc-[A-Za-z]+(-[A-Za-z]+)?(-[\w-]+)?/g, (name, variant: string = '') => {
    const own = /^c-[A-Za-z]+/.exec(name)?.[0] + variant;
    const short = shortNames.get(own) ?? `c${shortNames.size.toString(36)}`;
    shortNames.set(own, short);
    return short;
  });

/** Rules in the order of their groups, without the marks by which Stitches finds these again. */
const rulesIn = (css: string): string =>
  shortened(css)
    .split(/--sxs\{--sxs:[^}]*\}/)
    .map((group) => group.replace(/^@media\{(.*)\}$/s, '$1'))
    .join('');

const combinations = ({ variants = {} }: Style) =>
  Object.entries(variants as Record<string, Record<string, Style>>).flatMap(([name, values]) =>
    Object.entries(values).map(([value, style]) => ({ name, value, style })),
  );

/** The names of an object's rules, which depend on what is in it alone: see src/design/compiled.ts. */
export function composerOf(style: Style, { css }: Language): readonly unknown[] {
  const {
    variants = {},
    compoundVariants = [],
    defaultVariants = {},
    ...base
  } = style as {
    variants?: Record<string, Record<string, Style>>;
    compoundVariants?: Style[];
    defaultVariants?: Style;
  };
  const isEmpty = (one: unknown) => Object.keys(one as object).length === 0;
  const lastName = (made: Made, props: object) =>
    shortened(made(props).className.split(' ').at(-1) ?? '');
  const strings = (of: Style) =>
    Object.fromEntries(Object.entries(of).map(([name, value]) => [name, String(value)]));

  const chosen = combinations(style).map(({ name, value, style: own }) => {
    // One without rules is named too: it is no attribute of the element.
    if (isEmpty(own)) return [name, value, ''];
    const made = css({ ...base, variants: { [name]: { [value]: own } } });
    return [name, value, lastName(made, { [name]: value })];
  });
  const compounds = compoundVariants
    .filter(({ css: own }) => !isEmpty(own))
    .map(({ css: own, ...match }) => {
      const made = css({ ...base, variants, compoundVariants: [{ ...match, css: own }] });
      return [strings(match), lastName(made, match)];
    });
  const parts = [shortened(css(base)().className), chosen, compounds, strings(defaultVariants)];
  return parts.slice(0, parts.findLastIndex((part) => !isEmpty(part)) + 1);
}

/** Has every rule of an object of styles put into the sheet. */
function renderAll(style: Style, { css }: Language): void {
  const made = css(style);
  made();
  for (const { name, value } of combinations(style)) made({ [name]: value });
  for (const { css: _, ...match } of (style['compoundVariants'] ?? []) as Style[]) made(match);
}

/** The rules that the calls of `file` make, or those of all files. */
export function rulesOf({ records, language }: Evaluated, file = ''): string {
  language.reset();
  const known = rulesIn(language.getCssText());
  for (const [id, { word, args, made }] of records) {
    if (file && !id.startsWith(`${file}#`)) continue;
    // A name is given out with its rule.
    if (word === 'keyframes') made.toString();
    if (word === 'styled' || word === 'css')
      for (const arg of args) if (isStyle(arg)) renderAll(arg, language);
  }
  return rulesIn(language.getCssText()).slice(known.length);
}

/** The rules that every page has. */
export function baseRules({ records, language }: Evaluated): string {
  language.reset();
  for (const { word, made } of records.values()) if (word === 'globalCss') made.toString();
  return rulesIn(language.getCssText());
}
