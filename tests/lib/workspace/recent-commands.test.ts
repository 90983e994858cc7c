import { expect, test } from 'vitest';
import { readRecent, storeRecent } from '#src/features/workspace/palette/recent-commands.ts';
import { safeStorage } from '#src/services/storage/storage.ts';

const storage = () =>
  safeStorage(() => {
    throw new Error('denied');
  });

test('palette: the last five commands are stored once each, newest first', () => {
  const denied = storage();
  for (const value of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) storeRecent(value, denied);
  expect(readRecent(denied)).toEqual(['f', 'e', 'd', 'a', 'c']);
});

test('palette: a stored value of another shape is quarantined, not lost', () => {
  const denied = storage();
  denied.set('recentCommands', '{"broken":');
  expect(readRecent(denied)).toEqual([]);
  storeRecent('a', denied);
  expect(readRecent(denied)).toEqual(['a']);
  expect(denied.get('recentCommands.corrupt')).toBe('{"broken":');
});
