import { expect, test } from 'vitest';
import { commandOf, valueOf } from '#src/features/workspace/palette/commands.ts';
import { openRecentCommands } from '#src/features/workspace/palette/recent-commands.ts';
import { safeStorage } from '#src/services/storage/storage.ts';
import { FakeStorage } from '../services/fake-storage';

function opened(raw?: string) {
  const browser = new FakeStorage();
  if (raw !== undefined) browser.setItem('recentCommands', raw);
  const storage = safeStorage(() => browser);
  return { storage, commands: openRecentCommands({ storage, tabs: undefined }) };
}

test('§14.6 palette: the last five commands are stored once each, newest first', () => {
  const { commands } = opened();
  for (const value of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) commands.add(value);
  expect(commands.read()).toEqual(['f', 'e', 'd', 'a', 'c']);
});

test.each([
  ['a list of an earlier build', '["b","c"]', ['b', 'c'], false],
  ['an unknown field', '{"version":2,"commands":["b"],"pinned":["x"]}', ['b'], false],
  ['an unreadable command', '{"version":1,"commands":["b",7]}', ['b'], true],
  ['no list', '{"version":1}', [], true],
  ['broken JSON', '{"broken":', [], true],
  ['deep nesting', `{"commands":["b"],"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, [], true],
])('palette: %s loses nothing', (_, raw, listed, isQuarantined) => {
  const { storage, commands } = opened(raw);
  expect(commands.read()).toEqual(listed);
  commands.add('a');
  expect(commands.read()).toEqual(['a', ...listed]);
  expect(storage.get('recentCommands.corrupt')).toBe(isQuarantined ? raw : null);
  if (raw.includes('pinned'))
    expect(JSON.parse(storage.get('recentCommands')!)).toMatchObject({ pinned: ['x'] });
});

test('palette: only the value of a command is one', () => {
  const command = { page: '/chatbot-setup', hash: 'faq' };
  expect(commandOf(valueOf(command))).toEqual(command);
  for (const value of ['', '{', 'null', '{"page":5}', '{"press":"nothing"}', '{"theme":"pink"}'])
    expect(commandOf(value), value).toBeNull();
});
