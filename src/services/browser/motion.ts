type World = { matchMedia?: (query: string) => { matches: boolean } };

/** True when the visitor asks for less motion; true as well where that can't be asked. */
export function prefersReducedMotion(world: World = globalThis): boolean {
  return world.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}

/** True when the visitor's system is dark. */
export function prefersDark(world: World = globalThis): boolean {
  return world.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;
}
