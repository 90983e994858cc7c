/** Returns a page's template: its folder, or its path at the top level. */
export const templateOf = (path: string) => /^\/\w+\//.exec(path)?.[0] ?? path;

/** Returns for each page the scripts that no page of another template loads. */
export function ownScripts(loaded: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const pairs = [...loaded].map(([path, scripts]): [string, string[]] => {
    const others = [...loaded].filter(([otherPath]) => templateOf(otherPath) !== templateOf(path));
    const shared = new Set(others.flatMap(([, otherScripts]) => otherScripts));
    return [path, scripts.filter((script) => !shared.has(script))];
  });
  return new Map(pairs);
}
