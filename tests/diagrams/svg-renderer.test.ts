import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { machines } from '#machines/index.ts';
import { faultsOf } from './picture-faults';

const folder = join(import.meta.dirname, '../../machines/diagrams');
const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

test('§17 pictures outside browsers: every file is light and has text', () => {
  expect(files.length).toBe(Object.keys(machines).length);
  const faulty = files.map((name) => [name, ...faultsOf(textOf(name))]);
  expect(faulty.filter(([, ...faults]) => faults.length > 0)).toEqual([]);
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
