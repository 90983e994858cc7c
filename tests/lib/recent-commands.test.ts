import { expect, test } from 'vitest';
import { readRecent, storeRecent } from '#src/features/workspace/palette/recent-commands.ts';
import { safeStorage } from '#src/services/storage/storage.ts';

function storage() {
  const values = new Map<string, string>();
  return safeStorage(
    () =>
      ({
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => void values.set(key, value),
        removeItem: (key: string) => void values.delete(key),
      }) as Storage,
  );
}

test('palette: the last five commands are stored once each, newest first', () => {
  const stored = storage();
  for (const value of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) storeRecent(value, stored);
  expect(readRecent(stored)).toEqual(['f', 'e', 'd', 'a', 'c']);
});

test('palette: a stored value of another shape is quarantined, not lost', () => {
  const stored = storage();
  stored.set('recentCommands', '{"broken":');
  expect(readRecent(stored)).toEqual([]);
  storeRecent('a', stored);
  expect(readRecent(stored)).toEqual(['a']);
  expect(stored.get('recentCommands.corrupt')).toBe('{"broken":');
});
