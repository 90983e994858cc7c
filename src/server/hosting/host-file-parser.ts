import type { HeaderRule, Redirect } from './host-matching.ts';

/** Keeps Netlify from serving `404.html` at its own path with status 200. */
export const notFoundRule = '/404 /404.html 404!';

function linesOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '' && !/^\s*#/.test(line));
}

/**
 * Parses a `_headers` file: paths in the first column, their headers indented below. A line with `!`
 * removes a header that Cloudflare adds by default; other hosts, and this one, add none.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    if (!/^\s/.test(line)) {
      rules.push({ path: line.trim(), headers: [] });
      continue;
    }
    if (/^\s+! /.test(line)) continue;
    const colon = line.indexOf(':');
    const rule = rules.at(-1);
    if (!rule || colon < 0) throw new Error(`_headers: invalid line: ${line.trim()}`);
    rule.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/** Parses a `_redirects` file: old path, new path, 301. It skips Netlify's rule for `/404`. */
export function parseRedirects(text: string): Redirect[] {
  const lines = linesOf(text).filter((line) => line !== notFoundRule);
  return lines.map((line) => {
    const [from, to, status, ...rest] = line.trim().split(/\s+/);
    if (!from || !to || status !== '301' || rest.length > 0)
      throw new Error(`_redirects: invalid line: ${line.trim()}`);
    return { from, to, status: 301 };
  });
}
