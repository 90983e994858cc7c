/** Headers for the paths that `path` names; a last `*` stands for any rest. */
export type HeaderRule = { path: string; headers: [name: string, value: string][] };
export type Redirect = { from: string; to: string; status: 301 };

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/**
 * The headers that a host sends for `path`, by name: those of every rule that matches, and where
 * two rules give the same header their values joined by a comma, as hosts do.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const found = new Map<string, string>();
  for (const rule of rules.filter((candidate) => matches(candidate.path, path))) {
    for (const [name, value] of rule.headers) {
      const before = found.get(name);
      found.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return Object.fromEntries(found);
}

/**
 * Where `path` has moved for good, with `search` (`?…` or empty) carried over, or null if it has
 * not moved. Browsers carry the hash over themselves.
 */
export function redirectFor(
  redirects: readonly Redirect[],
  path: string,
  search = '',
): { location: string; status: 301 } | null {
  const found = redirects.find(({ from }) => from === path);
  return found ? { location: found.to + search, status: found.status } : null;
}
