/** Returns a value's leaves as JSON by path: keys joined by dots, the outermost first. */
export function valueLeaves(value: unknown, path = ''): Map<string, string> {
  const isHolder = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!isHolder) return new Map(path === '' ? [] : [[path, JSON.stringify(value) ?? '']]);
  return new Map(
    Object.entries(value).flatMap(([key, child]) => [
      ...valueLeaves(child, path === '' ? key : `${path}.${key}`),
    ]),
  );
}
