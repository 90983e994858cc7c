type World = { matchMedia?: (query: string) => { matches: boolean } };

/** Returns whether the visitor prefers reduced motion; true when media queries are unsupported. */
export function prefersReducedMotion(world: World = globalThis): boolean {
  return world.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}

/** Returns whether the system theme is dark. */
export function prefersDark(world: World = globalThis): boolean {
  return world.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;
}
