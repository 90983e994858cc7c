/** Headers for one path; a trailing `*` matches any suffix, and `/x/*` also `/x`, as on Netlify. */
export type HeaderRule = { path: string; headers: [name: string, value: string][] };
export type Redirect = { from: string; to: string; status: 301 };

/** The rules of the built site. Each host's files are written from them. */
export type SiteRules = {
  headers: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** Paths of all pages; `/*` for a folder with its own `404.html`. */
  pages: readonly string[];
};

/** The path of the rule that applies to every response. */
export const everyPath = '/*';

function matches(pattern: string, path: string): boolean {
  if (!pattern.endsWith('*')) return path === pattern;
  return path.startsWith(pattern.slice(0, -1)) || pattern === `${path}/*`;
}

/**
 * Returns the headers that a host sends for `path`, by name. Hosts join the values of a header that
 * several rules set with a comma.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules.filter((candidate) => matches(candidate.path, path))) {
    for (const [name, value] of rule.headers) {
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return Object.fromEntries(headers);
}

/**
 * Returns the permanent redirect of `path`, or null. It keeps `search` (`?…` or empty); browsers
 * keep the hash.
 */
export function redirectFor(
  redirects: readonly Redirect[],
  path: string,
  search = '',
): { location: string; status: 301 } | null {
  const found = redirects.find(({ from }) => from === path);
  return found ? { location: found.to + search, status: found.status } : null;
}
