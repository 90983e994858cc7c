const kept: Readonly<Record<string, string>> = {
  '%2C': ',',
  '%3A': ':',
  '%40': '@',
  '%2F': '/',
  '%20': '+',
};

/** A text as it may stand in the query of an address, with as few escapes as that allows. */
const readable = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /%(2C|3A|40|2F|20)/g,
    (code) => kept[code] ?? code,
  );

/**
 * Returns the query of an address, `?` included; empty for none. What is undefined is left out,
 * and what is no text stands as JSON, as the router reads it.
 */
export function readableSearch(search: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const text = typeof value === 'string' ? asText(value) : JSON.stringify(value);
    return [`${readable(name)}=${readable(text)}`];
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** A text that reads as JSON would come back as something else: it stands as JSON too. */
function asText(text: string): string {
  try {
    JSON.parse(text);
  } catch {
    return text;
  }
  return JSON.stringify(text);
}
