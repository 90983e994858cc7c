import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { demoFormMachine } from '#machines/demo-form/demo-form.machine.ts';
import { dark, light } from '#src/design/tokens.ts';
import { drawingOf } from '#src/atlas/drawings/layout/layout.ts';
import { ChartParts } from '#src/atlas/drawings/chart-picture.tsx';
import { svgFile } from '#src/atlas/drawings/files/svg-file.ts';

const chart = chartOf(demoFormMachine);
const svg = svgFile(chart, await drawingOf(chart));
const all = (pattern: RegExp) => [...svg.matchAll(pattern)].map(([, found]) => found ?? '');

test('§17.25 Machines: a picture has an element per state and transition', () => {
  const ids = [...chart.states, ...chart.transitions].map(({ id }) => id);
  expect(all(/data-part="([^"]*)"/g).toSorted()).toEqual(ids.toSorted());
});

test('§17.25 Machines: a picture and its parts have text alternatives', () => {
  expect(svg).toContain('<title id="title">Statechart of demo-form</title>');
  expect(svg).toMatch(/<desc id="desc">Submits a demo request\. 6 states, 9 transitions\.<\/desc>/);
  for (const { description } of [...chart.states, ...chart.transitions])
    expect(svg).toContain(`<title>${description}</title>`);
});

test('§17.25 Machines: a picture has both themes, no external file, and no style attribute', () => {
  const [before = '', after = ''] = svg.split('@media screen and (prefers-color-scheme:dark)');
  expect(before).toContain(`.name{font-size:13px;font-weight:700;fill:${light.ink}}`);
  expect(after).toContain(`.name{fill:${dark.ink}}`);
  expect(svg).not.toMatch(/var\(|--\w|light-dark|dominant-baseline/);
  expect(svg).not.toMatch(/ style=|href=|@import|url\(\s*['"]?http/);
});

test('§20.18 Machines: a mark is more than a color', async () => {
  const drawing = await drawingOf(chart);
  const signs = ['added', 'removed', 'changed'].map((mark) => {
    const marksOf = (id: string) => (id === chart.id ? mark : undefined);
    const marked = renderToStaticMarkup(createElement(ChartParts, { chart, drawing, marksOf }));
    return /<g class="sign [^>]*><circle[^>]*><\/circle><path d="([^"]+)"/.exec(marked)?.[1];
  });
  expect(new Set(signs).size).toBe(3);
  expect(signs).not.toContain(undefined);
  expect(svg).not.toContain('class="sign');
});

test('§17.26 pictures outside browsers: a picture is light and has text', () => {
  const fontFiles = [
    join(import.meta.dirname, '../../src/server/build/fonts/sometype-mono-500.ttf'),
  ];
  const lights = (picture: string) => {
    const font = { loadSystemFonts: false, fontFiles };
    const { pixels } = new Resvg(picture, { font, background: '#ffffff' }).render();
    return Array.from({ length: pixels.length / 4 }, (_, at) => pixels[at * 4 + 1]! / 255);
  };
  const drawn = lights(svg);
  const mute = lights(svg.replace(/<text[^]*?<\/text>/g, ''));
  const letters = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join('').length;
  expect(drawn.reduce((sum, each) => sum + each) / drawn.length).toBeGreaterThan(0.75);
  expect(drawn.filter((each) => each < 0.6).length).toBeGreaterThan(drawn.length / 100);
  expect(drawn.filter((each, at) => Math.abs(each - mute[at]!) > 0.2).length).toBeGreaterThan(
    letters * 10,
  );
});
