import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { withoutProperty } from '#src/server/build/strip-descriptions.ts';

test('speed: what visitors load of a machine is all but the words about it', () => {
  const machine = `export const door = {
  description: 'A door.',
  states: { open: { description: "It's open, \`wide\`.", on: { shut: 'shut' } }, shut: { on: {}, description: 'No way.' } },
};`;
  expect(
    withoutProperty('description', machine, (code) => parseSync('door.js', code).program).replace(
      /\s+/g,
      ' ',
    ),
  ).toBe("export const door = { states: { open: { on: { shut: 'shut' } }, shut: { on: {}, } }, };");
});
