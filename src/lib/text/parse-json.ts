/** Returns what `raw` says as JSON, or undefined for null and for anything that is not JSON. Never throws. */
export function parseJson(raw: string | null): unknown {
  if (raw === null) return undefined;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return undefined;
  }
}

/** True for an object that is no list and whose values are all primitives. */
export function isFlatObject(value: unknown): value is Record<string, unknown> {
  // Nested values are refused because writing deep ones back can exhaust the stack.
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((field) => field === null || typeof field !== 'object')
  );
}

/** True when every named field of `value` is a string. */
export function hasStrings(value: Record<string, unknown>, names: readonly string[]): boolean {
  return names.every((name) => typeof value[name] === 'string');
}
