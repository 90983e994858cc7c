import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { withoutProperty } from '#src/server/build/strip-descriptions.ts';

test('speed: machines are served without their descriptions', () => {
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
