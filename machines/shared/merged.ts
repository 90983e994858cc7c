import type { Workspace } from '#content/sample/workspace.ts';
import { withUniqueIds } from './unique-ids';

type Fields = Readonly<Record<string, unknown>>;

/** Objects whose fields change together. */
const atomic: ReadonlySet<string> = new Set(['response', 'snooze']);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether two JSON values are the same; shared parts cost nothing. */
export function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (Array.isArray(before) && Array.isArray(after))
    return (
      before.length === after.length && before.every((item, index) => isSame(item, after[index]))
    );
  if (!isFields(before) || !isFields(after)) return false;
  return Object.keys({ ...before, ...after }).every((name) => isSame(before[name], after[name]));
}

const keyOf = (item: unknown): unknown =>
  isFields(item) ? (item['id'] ?? item['conversationId'] ?? JSON.stringify(item)) : item;
const byKey = (list: readonly unknown[]) => new Map(list.map((item) => [keyOf(item), item]));

/** Returns whether a list has records of `base` in another order. */
function isReordered(list: ReadonlyMap<unknown, unknown>, base: ReadonlyMap<unknown, unknown>) {
  const order = [...list.keys()].filter((key) => base.has(key));
  return [...base.keys()].filter((key) => list.has(key)).some((key, index) => key !== order[index]);
}

function mergedLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
) {
  const [baseItems, myItems, theirItems] = [byKey(base), byKey(mine), byKey(theirs)];
  const followsOther = !isReordered(myItems, baseItems) && isReordered(theirItems, baseItems);
  const keys = new Set([
    ...(followsOther ? theirItems : myItems).keys(),
    ...theirItems.keys(),
    ...myItems.keys(),
  ]);
  return [...keys].flatMap((key) => {
    const [first, second, third] = [baseItems.get(key), myItems.get(key), theirItems.get(key)];
    // Both sides counted on from the same id: two records.
    if (first === undefined && typeof key === 'number' && second && third && !isSame(second, third))
      return [second, third];
    const value = merged(first, second, third);
    if (value !== undefined) return [value];
    // A record that this side removed returns if the other side changed it.
    return third === undefined || isSame(first, third) ? [] : [third];
  });
}

function mergedFields(base: Fields, mine: Fields, theirs: Fields): Fields {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const fields = Object.fromEntries(
    [...names].flatMap((name) => {
      const [baseValue, myValue, theirValue] = [base[name], mine[name], theirs[name]];
      const isMine = atomic.has(name) && !isSame(myValue, baseValue);
      // As in a list, a record that this side removed returns if the other side changed it.
      const returns =
        myValue === undefined && isFields(theirValue) && !isSame(baseValue, theirValue);
      const value = isMine
        ? myValue
        : returns
          ? theirValue
          : merged(baseValue, myValue, theirValue);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const [myId, theirId] = [mine['nextId'], theirs['nextId']];
  if (typeof myId !== 'number' || typeof theirId !== 'number') return fields;
  return withUniqueIds({ ...fields, nextId: Math.max(myId, theirId) } as Workspace['faq']);
}

/**
 * Merges two changes of a JSON value, field by field, and lists record by record; `mine` wins if
 * both sides changed the same text, number or switch.
 */
export function merged<Value>(base: Value, mine: Value, theirs: Value): Value {
  if (theirs === base) return mine;
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (Array.isArray(mine) && Array.isArray(theirs))
    return mergedLists(Array.isArray(base) ? base : [], mine, theirs) as Value;
  if (isFields(mine) && isFields(theirs))
    return mergedFields(isFields(base) ? base : {}, mine, theirs) as Value;
  return mine;
}
