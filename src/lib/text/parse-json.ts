/** Parses JSON. Returns undefined for null and for invalid JSON; never throws. */
export function parseJson(raw: string | null): unknown {
  if (raw === null) return undefined;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns whether the value is an object, not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether the value is a record that can be stored again. */
export function isStorable(value: unknown): value is Record<string, unknown> {
  if (!isRecord(value)) return false;
  try {
    // Serializing deeply nested values can overflow the stack.
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the record with the default of each field that it lacks, or has with another type; unknown
 * fields stay.
 */
export function withDefaults<Fields extends object>(
  record: Readonly<Record<string, unknown>>,
  defaults: Fields,
): Fields {
  const unreadable = Object.entries(defaults).filter(
    ([name, value]) => typeof record[name] !== typeof value,
  );
  return { ...(record as Fields), ...Object.fromEntries(unreadable) };
}
