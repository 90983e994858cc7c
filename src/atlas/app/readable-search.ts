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
 * Returns the query of a URL with `?`, or an empty string. Undefined params are omitted; values
 * other than text are JSON, as the router expects.
 */
export function readableSearch(search: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const text = typeof value === 'string' ? asText(value) : JSON.stringify(value);
    return [`${readable(name)}=${readable(text)}`];
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Quotes a text that would parse as another JSON value. */
function asText(text: string): string {
  try {
    JSON.parse(text);
  } catch {
    return text;
  }
  return JSON.stringify(text);
}
