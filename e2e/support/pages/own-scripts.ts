/** Pages of one template stand in one folder: they share the code of their route. */
export const templateOf = (path: string) => /^\/\w+\//.exec(path)?.[0] ?? path;

/** Of what each page loads, by its path: what no page of another template loads. */
export function ownScripts(loaded: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const own = [...loaded].map(([path, scripts]): [string, string[]] => {
    const others = [...loaded].filter(([other]) => templateOf(other) !== templateOf(path));
    const shared = new Set(others.flatMap(([, theirs]) => theirs));
    return [path, scripts.filter((script) => !shared.has(script))];
  });
  return new Map(own);
}
