type Deps = { matchMedia?: (query: string) => { matches: boolean } };

/** Returns whether the visitor prefers reduced motion; true when media queries are unsupported. */
export function prefersReducedMotion(deps: Deps = globalThis): boolean {
  return deps.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}

/** Returns whether the system theme is dark. */
export function prefersDark(deps: Deps = globalThis): boolean {
  return deps.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;
}
