import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleGroups, bundles } from '#src/server/build/bundles.ts';

const root = join(import.meta.dirname, '../..');
const files = Object.values(bundles).flat();

test('bundles: every listed file exists and is listed once', () => {
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});

test('bundles: listed modules and libraries have their bundle, others none', () => {
  const groupOf = (id: string) => bundleGroups(root).find(({ test: holds }) => holds(id))?.name;
  expect(groupOf(join(root, 'src/ui/form/button.tsx'))).toBe('base');
  expect(groupOf(join(root, 'src/features/site/shell/site-shell.tsx'))).toBe('shell');
  expect(groupOf(join(root, 'node_modules/react-dom/client.js'))).toBe('react');
  expect(groupOf(join(root, 'src/features/site/home/home.tsx'))).toBeUndefined();
});
