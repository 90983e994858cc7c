import { createElement, type ElementType, type ReactNode } from 'react';
import { withUnbroken } from './jsx/unbroken';

type Variant = readonly [name: string, value: string, className: string];
type Compound = readonly [match: Readonly<Record<string, string>>, className: string];

/**
 * One style object as compiled by src/server/build/compiled-styles.ts: the class names of its
 * rules.
 */
export type Composer = readonly [
  className: string,
  variants?: readonly Variant[],
  compounds?: readonly Compound[],
  defaults?: Readonly<Record<string, string>>,
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

/** Returns the element's props: removes variant props and adds their class names. */
function forwarded(composers: readonly Composer[], props: Props): Props {
  const chosen: Record<string, string | undefined> = {};
  for (const [, , , defaults] of composers) Object.assign(chosen, defaults);
  const rest = { ...props };
  for (const [name] of composers.flatMap(([, variants = []]) => variants)) {
    const value = props[name] as string | number | boolean | null | undefined;
    if (value !== undefined) chosen[name] = String(value);
    delete rest[name];
  }
  const names = new Set(composers.map(([className]) => className));
  for (const [, variants = [], compounds = []] of composers) {
    for (const [name, value, className] of variants)
      if (chosen[name] === value && className) names.add(className);
    for (const [match, className] of compounds)
      if (Object.entries(match).every(([name, value]) => chosen[name] === value))
        names.add(className);
  }
  for (const name of props.className?.split(' ') ?? []) if (name) names.add(name);
  return { ...rest, className: [...names].join(' ') };
}

/** Replaces Stitches' `styled` in builds, where the rules are in style sheets. */
export function styled(...args: unknown[]) {
  const { type, composers } = stylesOf(args);
  const Styled = ({ as = type ?? 'span', ...props }: Props) =>
    createElement(as, withUnbroken(as, forwarded(composers, props)));
  return Object.assign(Styled, { styles: { type, composers } });
}

/** Replaces Stitches' `css`; the result can be passed to `styled`. */
export const css = (...args: unknown[]): { styles: Styles } => ({ styles: stylesOf(args) });
