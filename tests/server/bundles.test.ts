import { expect, test } from 'vitest';
import { bundleGroups } from '#src/server/build/bundles.ts';

test('bundles: matching modules and libraries have their bundle, others none', () => {
  const groupOf = (id: string) => bundleGroups.find(({ test: holds }) => holds(id))?.name;
  expect(groupOf('/site/src/ui/form/button.tsx')).toBe('base');
  expect(groupOf('\0/site/src/ui/form/button.styles.ts.compiled.css')).toBe('base');
  expect(groupOf('/site/src/features/site/shell/site-shell.tsx')).toBe('shell');
  expect(groupOf('/site/node_modules/react-dom/client.js')).toBe('react');
  expect(groupOf('/site/src/features/site/home/home.tsx')).toBeUndefined();
});
