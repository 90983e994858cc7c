/** A Stitches style object. */
export type Style = Record<string, unknown>;
/** A Stitches call that src/design/recorded.ts has recorded. */
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
/** All Stitches calls of the site by id, and the Stitches functions. */
export type Evaluated = { records: Map<string, Recorded>; language: Language };

export const isStyle = (value: unknown): value is Style =>
  typeof value === 'object' &&
  value !== null &&
  value.constructor === Object &&
  !('$$typeof' in value);

const shortNames = new Map<string, string>();

/** Returns the short name of a class or an animation, always the same for one name. */
function shortNameOf(name: string, start: 'c' | 'k'): string {
  const short = shortNames.get(name) ?? start + shortNames.size.toString(36);
  shortNames.set(name, short);
  return short;
}

/** Scales whose variables get shorter names. */
const shortScales: Record<string, string> = {
  colors: 'c',
  fontSizes: 'f',
  fonts: 'n',
  radii: 'r',
  shadows: 'h',
  sizes: 'z',
  space: 's',
  transitions: 't',
  zIndices: 'i',
};

/**
 * Shortens the names of variables and of Stitches' classes and animations, which are numbered in
 * order of appearance.
 */
export const shortened = (text: string) =>
  text
    .replaceAll(/--([a-zA-Z]+)-/g, (name, scale: string) => {
      const short = shortScales[scale];
      return short ? `--${short}` : name;
    })
    .replaceAll(/\bk-[A-Za-z]{4,}/g, (name) => shortNameOf(name, 'k'))
    .replaceAll(/\bc-[A-Za-z]+(-[A-Za-z]+)?(-[\w-]+)?/g, (name, variant: string = '') => {
      const className = /^c-[A-Za-z]+/.exec(name)?.[0] + variant;
      return shortNameOf(className, 'c');
    });

/** Returns the rules without the marker rules that separate Stitches' groups. */
const rulesIn = (css: string): string =>
  shortened(css)
    .split(/--sxs\{--sxs:[^}]*\}/)
    .map((group) => group.replace(/^@media\{(.*)\}$/s, '$1'))
    .join('');

const combinations = ({ variants = {} }: Style) =>
  Object.entries(variants as Record<string, Record<string, Style>>).flatMap(([name, values]) =>
    Object.entries(values).map(([value, style]) => ({ name, value, style })),
  );

/** Returns the class names of a style object in the form that src/design/compiled.ts reads. */
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
  const isEmpty = (object: unknown) => Object.keys(object as object).length === 0;
  const lastName = (made: Made, props: object) =>
    shortened(made(props).className.split(' ').at(-1) ?? '');
  const strings = (of: Style) =>
    Object.fromEntries(Object.entries(of).map(([name, value]) => [name, String(value)]));

  const variantRules = combinations(style).map(({ name, value, style: variantStyle }) => {
    // A variant without rules is listed too, or its prop would reach the element as an attribute.
    if (isEmpty(variantStyle)) return [name, value, ''];
    const made = css({ ...base, variants: { [name]: { [value]: variantStyle } } });
    return [name, value, lastName(made, { [name]: value })];
  });
  const compounds = compoundVariants
    .filter(({ css: compoundStyle }) => !isEmpty(compoundStyle))
    .map(({ css: compoundStyle, ...match }) => {
      const made = css({ ...base, variants, compoundVariants: [{ ...match, css: compoundStyle }] });
      return [strings(match), lastName(made, match)];
    });
  const parts = [
    shortened(css(base)().className),
    variantRules,
    compounds,
    strings(defaultVariants),
  ];
  return parts.slice(0, parts.findLastIndex((part) => !isEmpty(part)) + 1);
}

/** Renders every rule of a style object into Stitches' sheet. */
function renderAll(style: Style, { css }: Language): void {
  const made = css(style);
  made();
  for (const { name, value } of combinations(style)) made({ [name]: value });
  for (const { css: _, ...match } of (style['compoundVariants'] ?? []) as Style[]) made(match);
}

/** Returns the rules of the calls in `file`, or in all files. */
export function rulesOf({ records, language }: Evaluated, file = ''): string {
  language.reset();
  const globalRules = rulesIn(language.getCssText());
  for (const [id, { word, args, made }] of records) {
    if (file && !id.startsWith(`${file}#`)) continue;
    // Stitches adds the rule when the name is read.
    if (word === 'keyframes') made.toString();
    if (word === 'styled' || word === 'css')
      for (const arg of args) if (isStyle(arg)) renderAll(arg, language);
  }
  return rulesIn(language.getCssText()).slice(globalRules.length);
}

/** Returns the global rules of every page. */
export function baseRules({ records, language }: Evaluated): string {
  language.reset();
  for (const { word, made } of records.values()) if (word === 'globalCss') made.toString();
  return rulesIn(language.getCssText());
}
