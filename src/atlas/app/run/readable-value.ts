/** What JSON can say. */
export type Plain =
  string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

const deepest = 32;
const bare = /^[\p{L}_@/][\p{L}\p{N}_@/. -]*$/u;
const bareHere = /[\p{L}_@/][\p{L}\p{N}_@/. -]*/uy;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/**
 * Returns a value in few characters that an address may hold and a person can read:
 * `(field:email,value:'2 x')`, lists as `!(a,b)`, `!t`, `!f` and `!n`.
 */
export function writeValue(value: Plain): string {
  if (typeof value === 'string')
    return bare.test(value) && !value.endsWith(' ')
      ? value
      : `'${value.replace(/[!']/g, (sign) => `!${sign}`)}'`;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '!n';
  if (typeof value === 'boolean') return value ? '!t' : '!f';
  if (value === null) return '!n';
  if (isList(value)) return `!(${value.map(writeValue).join()})`;
  const pairs = Object.entries(value).map(([key, one]) => `${writeValue(key)}:${writeValue(one)}`);
  return `(${pairs.join()})`;
}

const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);

/** Reads a text from its start; every method throws a SyntaxError where something else stands. */
export function valueReader(text: string) {
  let place = 0;

  const isNext = (sign: string) => text.startsWith(sign, place);
  const skip = (sign: string) => {
    if (!isNext(sign)) return false;
    place += sign.length;
    return true;
  };
  const expect = (sign: string) => {
    if (!skip(sign)) throw new SyntaxError(`“${sign}” is missing at character ${place + 1}.`);
  };
  const match = (pattern: RegExp): string | null => {
    pattern.lastIndex = place;
    const found = pattern.exec(text)?.[0] ?? null;
    place += found?.length ?? 0;
    return found;
  };

  function quoted(): string {
    let said = '';
    while (!skip("'")) {
      if (place >= text.length) throw new SyntaxError('A quoted text has no end.');
      if (isNext('!')) place += 1;
      said += text.charAt(place);
      place += 1;
    }
    return said;
  }

  function word(): string {
    if (skip("'")) return quoted();
    const found = match(bareHere);
    if (found === null) throw new SyntaxError(`A name is missing at character ${place + 1}.`);
    return found;
  }

  function list<One>(one: () => One): One[] {
    const all: One[] = [];
    if (skip(')')) return all;
    do all.push(one());
    while (skip(','));
    expect(')');
    return all;
  }

  function value(depth = 0): Plain {
    if (depth > deepest) throw new SyntaxError('A value is nested too deeply.');
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

  return { isNext, skip, expect, word, value, isAtEnd: () => place >= text.length };
}
