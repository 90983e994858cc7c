import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { machines } from '#machines/index.ts';
import { diffPictures } from '#src/atlas/drawings/diff/diff-picture.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'machines/diagrams');
const font = {
  loadSystemFonts: false,
  fontFiles: [join(root, 'src/server/build/fonts/sometype-mono-500.ttf')],
};

/** Renders a picture on white, without a browser. Returns the luminance of each pixel, 0 to 1. */
function luminances(svg: string): Float64Array {
  const { pixels } = new Resvg(svg, { font, background: '#ffffff' }).render();
  const values = new Float64Array(pixels.length / 4);
  for (let index = 0, at = 0; index < values.length; index += 1, at += 4)
    values[index] =
      (0.2126 * pixels[at]! + 0.7152 * pixels[at + 1]! + 0.0722 * pixels[at + 2]!) / 255;
  return values;
}

/** Returns the faults that make a picture unreadable. */
function faultsOf(svg: string): string[] {
  const drawn = luminances(svg);
  const mute = luminances(svg.replace(/<text[^]*?<\/text>/g, ''));
  const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length;
  const written = drawn.filter((value, index) => Math.abs(value - (mute[index] ?? 1)) > 0.2).length;
  const letters = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join('').length;
  return [
    ...(mean < 0.75 ? [`dark: mean luminance ${mean.toFixed(2)}`] : []),
    ...(drawn.filter((value) => value < 0.6).length < drawn.length / 100 ? ['nearly empty'] : []),
    ...(written < letters * 10 ? [`no text: ${written} pixels for ${letters} letters`] : []),
  ];
}

const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

test('§17 pictures outside browsers: every file is light and has text', () => {
  expect(files.length).toBe(Object.keys(machines).length);
  const faulty = files.map((name) => [name, ...faultsOf(textOf(name))]);
  expect(faulty.filter(([, ...faults]) => faults.length > 0)).toEqual([]);
});

test('§17 pictures outside browsers: a picture of changes is light and has text', async () => {
  const form = machines['demo-form']!;
  const { machine } = form;
  const without = machine.provide({});
  without.root.states['failed']?.transitions.clear();
  expect(chartOf(without)).not.toEqual(chartOf(machine));
  const [picture] = await diffPictures(
    { 'demo-form': { ...form, machine: without } },
    { 'demo-form': form },
  );
  expect(picture && faultsOf(picture[1])).toEqual([]);
});

test.each([
  [
    'custom properties',
    (svg: string) => svg.replaceAll(/#F7FBFB|#FFFFFF|#D7F0F3/g, 'var(--x)'),
    'dark',
  ],
  [
    'white lines',
    (svg: string) => svg.replaceAll(/:#(?!FFFFFF)\w{6}/g, ':#FFFFFF'),
    'nearly empty',
  ],
  ['no text', (svg: string) => svg.replace('text{', 'text{display:none;'), 'no text'],
])('§17 pictures outside browsers: the check finds %s', (_, spoil, fault) => {
  expect(faultsOf(spoil(textOf('demo-form.svg'))).join()).toContain(fault);
});
