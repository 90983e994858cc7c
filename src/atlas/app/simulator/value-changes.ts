/** A changed leaf of a value, both sides as JSON; null if absent. */
export interface ValueChange {
  /** Keys joined by dots, outermost first. */
  path: string;
  kind: 'added' | 'changed' | 'removed';
  before: string | null;
  after: string | null;
}

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;
const json = (value: unknown) => JSON.stringify(value) ?? null;
const isEmpty = (value: Parts) => Object.keys(value).length === 0;

/** Returns the leaves in which two values differ, in key order. */
export function valueChanges(before: unknown, after: unknown, path = ''): ValueChange[] {
  const [was, is] = [json(before), json(after)];
  if (was === is) return [];
  const isInside = isParts(before) && isParts(after) && !isEmpty(before) && !isEmpty(after);
  if (isInside && Array.isArray(before) === Array.isArray(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) =>
      valueChanges(before[key], after[key], path === '' ? key : `${path}.${key}`),
    );
  }
  const kind = was === null ? 'added' : is === null ? 'removed' : 'changed';
  return [{ path, kind, before: was, after: is }];
}

/** Returns a value's leaves as JSON, in key order. */
export function valueLeaves(value: unknown, path = ''): { path: string; text: string }[] {
  if (!isParts(value) || isEmpty(value))
    return path === '' ? [] : [{ path, text: json(value) ?? '' }];
  return Object.entries(value).flatMap(([key, child]) =>
    valueLeaves(child, path === '' ? key : `${path}.${key}`),
  );
}
