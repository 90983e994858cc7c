import { createElement, type ElementType, type ReactNode } from 'react';

/** Values of variants by name. */
type Chosen = Readonly<Record<string, string>>;
type Variant = readonly [name: string, value: string, className: string];
type Compound = readonly [match: Chosen, className: string];

/**
 * One style object as compiled by src/server/build/compiled-styles.ts: the class names of its
 * rules.
 */
export type Composer = readonly [
  className: string,
  variants?: readonly Variant[],
  compounds?: readonly Compound[],
  defaults?: Chosen,
];

type Styles = { type: ElementType | null; composers: readonly Composer[] };
type Props = {
  as?: ElementType;
  className?: string;
  children?: ReactNode;
  [name: string]: unknown;
};

const isComposer = (arg: unknown): arg is Composer => Array.isArray(arg);
const isStyled = (arg: unknown): arg is { styles: Styles } =>
  (typeof arg === 'function' || typeof arg === 'object') && arg !== null && 'styles' in arg;

function stylesOf(args: readonly unknown[]): Styles {
  const composers = args.flatMap((arg) =>
    isComposer(arg) ? [arg] : isStyled(arg) ? arg.styles.composers : [],
  );
  const types = args.flatMap((arg) =>
    isComposer(arg) ? [] : isStyled(arg) ? [arg.styles.type] : [arg as ElementType],
  );
  return { type: types.find((type) => type !== null) ?? null, composers };
}

/** Returns the class names of an element's rules, of its chosen variants, and those given. */
function classNames(composers: readonly Composer[], choice: Chosen, extra = ''): string {
  const names = new Set(composers.map(([className]) => className));
  for (const [, variants = [], compounds = []] of composers) {
    for (const [name, value, className] of variants)
      if (choice[name] === value && className) names.add(className);
    for (const [match, className] of compounds)
      if (Object.entries(match).every(([name, value]) => choice[name] === value))
        names.add(className);
  }
  for (const name of extra.split(' ')) if (name) names.add(name);
  return [...names].join(' ');
}

/** Replaces Stitches' `styled` in builds, where the rules are in style sheets. */
export function styled(...args: unknown[]) {
  const { type, composers } = stylesOf(args);
  const variants = new Set(composers.flatMap(([, all = []]) => all.map(([name]) => name)));
  const defaults: Chosen = Object.fromEntries(
    composers.flatMap(([, , , all = {}]) => Object.entries(all)),
  );
  let plain: string | undefined;
  const Styled = ({ as = type ?? 'span', ...input }: Props) => {
    const props: Props = {};
    let chosen = defaults;
    for (const name in input) {
      const value = input[name] as string | number | boolean | null | undefined;
      if (!variants.has(name)) props[name] = value;
      else if (value !== undefined) chosen = { ...chosen, [name]: String(value) };
    }
    props.className =
      input.className || chosen !== defaults
        ? classNames(composers, chosen, input.className)
        : (plain ??= classNames(composers, defaults));
    return createElement(as, props);
  };
  return Object.assign(Styled, { styles: { type, composers } });
}

/** Replaces Stitches' `css`; the result can be passed to `styled`. */
export const css = (...args: unknown[]): { styles: Styles } => ({ styles: stylesOf(args) });
