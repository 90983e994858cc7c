/** A JSON value. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [key: string]: Plain };

const maxDepth = 32;
const bare = /[\p{L}_@/][\p{L}\p{N}_@/. -]*/uy;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** Returns the match of a sticky pattern at an index, or null. */
function matchAt(pattern: RegExp, text: string, index: number): string | null {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0] ?? null;
}

/**
 * Serializes a value in a short, readable form for URLs: `(field:email,value:'2 x')`, lists as
 * `!(a,b)`, booleans and null as `!t`, `!f` and `!n`.
 */
export function writeValue(value: Plain): string {
  if (typeof value === 'string')
    return matchAt(bare, value, 0) === value && !value.endsWith(' ')
      ? value
      : `'${value.replace(/[!']/g, (sign) => `!${sign}`)}'`;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '!n';
  if (typeof value === 'boolean') return value ? '!t' : '!f';
  if (value === null) return '!n';
  if (isList(value)) return `!(${value.map(writeValue).join()})`;
  const pairs = Object.entries(value).map(
    ([key, item]) => `${writeValue(key)}:${writeValue(item)}`,
  );
  return `(${pairs.join()})`;
}

const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);

/** Returns a reader of serialized values; its methods throw a SyntaxError on unexpected input. */
export function valueReader(text: string) {
  let index = 0;

  const isNext = (sign: string) => text.startsWith(sign, index);
  const skip = (sign: string) => {
    if (!isNext(sign)) return false;
    index += sign.length;
    return true;
  };
  const expect = (sign: string) => {
    if (!skip(sign)) throw new SyntaxError(`“${sign}” is missing at character ${index + 1}.`);
  };
  const match = (pattern: RegExp): string | null => {
    const found = matchAt(pattern, text, index);
    index += found?.length ?? 0;
    return found;
  };

  function quoted(): string {
    let result = '';
    while (!skip("'")) {
      if (index >= text.length) throw new SyntaxError('A quoted text has no end.');
      if (isNext('!')) index += 1;
      result += text.charAt(index);
      index += 1;
    }
    return result;
  }

  function word(): string {
    if (skip("'")) return quoted();
    const found = match(bare);
    if (found === null) throw new SyntaxError(`A name is missing at character ${index + 1}.`);
    return found;
  }

  function list<Item>(item: () => Item): Item[] {
    const all: Item[] = [];
    if (skip(')')) return all;
    do all.push(item());
    while (skip(','));
    expect(')');
    return all;
  }

  function value(depth = 0): Plain {
    if (depth > maxDepth) throw new SyntaxError('A value is nested too deeply.');
    if (skip('!(')) return list(() => value(depth + 1));
    if (skip('(')) {
      const pairs = list((): [string, Plain] => {
        const key = word();
        expect(':');
        return [key, value(depth + 1)];
      });
      return Object.fromEntries(pairs);
    }
    if (skip('!t')) return true;
    if (skip('!f')) return false;
    if (skip('!n')) return null;
    const digits = match(number);
    return digits === null ? word() : Number(digits);
  }

  return { isNext, skip, expect, word, value, isAtEnd: () => index >= text.length };
}
