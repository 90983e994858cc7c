/** One place in a value that is not as it was, both sides as JSON; null where there is nothing. */
export interface ValueChange {
  /** Keys from the outside in, joined by dots. */
  path: string;
  kind: 'added' | 'changed' | 'removed';
  before: string | null;
  after: string | null;
}

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;
const json = (value: unknown) => JSON.stringify(value) ?? null;
const isEmpty = (value: Parts) => Object.keys(value).length === 0;

/** Returns every innermost place where two values differ, in the order of their keys. */
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

/** Returns a value's innermost places with what stands there as JSON, in the order of its keys. */
export function valueLeaves(value: unknown, path = ''): { path: string; text: string }[] {
  if (!isParts(value) || isEmpty(value))
    return path === '' ? [] : [{ path, text: json(value) ?? '' }];
  return Object.entries(value).flatMap(([key, one]) =>
    valueLeaves(one, path === '' ? key : `${path}.${key}`),
  );
}
