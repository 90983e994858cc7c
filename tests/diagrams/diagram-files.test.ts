import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { machines } from '#machines/index.ts';
import { Files } from '#src/atlas/app/sections/files.tsx';
import { diagramFiles } from '#src/server/build/diagram-files.ts';
import { socialImageRenderer } from '#src/server/build/social-image.ts';

const folder = join(import.meta.dirname, '../../machines');
const { png } = await socialImageRenderer();

test('§17.37 downloads: every machine’s page links to each of its files and to its source', async () => {
  const files = await diagramFiles(folder, () => Buffer.of());
  const linked = Object.values(machines).flatMap((entry) => {
    const html = renderToStaticMarkup(createElement(Files, { entry }));
    return [...html.matchAll(/href="\/diagrams\/([^"#]*)/g)].map(([, name]) => name);
  });
  expect(new Set(linked)).toEqual(new Set(files.keys()));
  for (const id of Object.keys(machines))
    expect(String(files.get(`${id}.machine.txt`)), id).toMatch(/^export const \w+Machine =/m);
});

test('§17.37 downloads: a PNG has twice the size of its picture', async () => {
  const svg = String((await diagramFiles(folder, () => Buffer.of())).get('two-factor.svg'));
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const image = png(svg, 2);
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([
    2 * Number(width),
    2 * Number(height),
  ]);
});
