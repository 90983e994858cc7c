import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles, topFile } from './source-files';

const root = join(import.meta.dirname, '../..');
const sources = sourceFiles('content', 'machines', 'src', 'tests', 'e2e', '.ci');
const files = [...sources, ...['README.md', 'package.json', 'vite.config.ts'].map(topFile)];
const specification = topFile('src/docs/specification.md').text;
const sections = new Set([...specification.matchAll(/^## (\d+)\. /gm)].map(([, number]) => number));

/** Joins the lines of a comment, so that a reference may cross a line break. */
const joined = (text: string) => text.replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ');

/** Returns the references in a text that aren't "specification §N" or a title's "§N", or have no section. */
function brokenReferences(text: string): string[] {
  const reference = /(?:specification |(?<=['"`]))(?<list>§\d+(?:(?:,| and) §\d+)*)|§\S*/g;
  return [...joined(text).matchAll(reference)]
    .filter(({ groups }) => {
      const numbers = groups?.['list']?.match(/\d+/g) ?? ['none'];
      return numbers.some((number) => !sections.has(number));
    })
    .map(([found]) => found);
}

test('documents: every reference to a section of the specification resolves', () => {
  const [valid, missing, foreign] = ['specification §2, §3', 'specification §98', 'policy §2'];
  expect([valid, missing, foreign].map(brokenReferences)).toEqual([[], [missing], ['§2']]);
  const broken = files
    .filter(({ path }) => !/specification\.md$|documents\.test\.ts$/.test(path))
    .flatMap(({ path, text }) => brokenReferences(text).map((found) => `${path}: ${found}`));
  expect(broken).toEqual([]);
});

test('documents: every link to a file resolves', () => {
  const broken = files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\]\(([^):#]+)\)/g)]
        .map(([, target = '']) => join(dirname(path), target))
        .filter((target) => !existsSync(join(root, target))),
    );
  expect(broken).toEqual([]);
});

test('documents: decisions are numbered without gaps, have a status, and are in the README', () => {
  const readme = topFile('README.md').text;
  const decisions = files.filter(({ path }) => path.startsWith('src/docs/decisions/'));
  const inOrder = decisions.toSorted((a, b) => a.path.localeCompare(b.path));
  for (const [index, { path, text }] of inOrder.entries()) {
    expect(path).toContain(`/${String(index).padStart(3, '0')}-`);
    expect(text, path).toMatch(/^Status: /m);
    if (index > 0) expect(readme).toContain(`](${path})`);
  }
});
