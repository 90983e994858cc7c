const unescaped: Readonly<Record<string, string>> = {
  '%2C': ',',
  '%3A': ':',
  '%40': '@',
  '%2F': '/',
  '%20': '+',
};

/** Escapes a text for a URL query, with as few escapes as possible. */
const readable = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /%(2C|3A|40|2F|20)/g,
    (code) => unescaped[code] ?? code,
  );

/**
 * Returns the query of a URL with `?`, or an empty string. Undefined params are omitted; the others
 * are text.
 */
export function readableSearch(
  search: Readonly<Record<string, string | number | undefined>>,
): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [`${readable(name)}=${readable(`${value}`)}`],
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
