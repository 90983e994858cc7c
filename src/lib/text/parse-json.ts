/** Parses JSON. Returns undefined for null and for invalid JSON; never throws. */
export function parseJson(raw: string | null): unknown {
  if (raw === null) return undefined;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns whether the value is an object, not an array, whose values are all primitives. */
export function isFlatObject(value: unknown): value is Record<string, unknown> {
  // Serializing deeply nested values can overflow the stack.
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((field) => field === null || typeof field !== 'object')
  );
}

/** Returns whether each named field of `value` is a string. */
export function hasStrings(value: Record<string, unknown>, names: readonly string[]): boolean {
  return names.every((name) => typeof value[name] === 'string');
}
