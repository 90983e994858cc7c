import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles, topFile } from './source-files';

const root = join(import.meta.dirname, '../..');
const sources = sourceFiles('content', 'machines', 'src', 'tests', 'e2e', '.ci');
const files = [...sources, ...['README.md', 'package.json', 'vite.config.ts'].map(topFile)];
const specification = topFile('src/docs/specification.md').text;
const sections = specification.split(/^## (?=\d)/m).slice(1);
/** The ids of a section: one begins each behavior's line, or its row of a table. */
const idsOf = (section: string) =>
  [...section.matchAll(/^(?:- \*\*|\| )(\d+\.\d+)\b/gm)].map(([, id = '']) => id);
const ids = sections.flatMap(idsOf);
const numbers = new Set([...sections.map((section) => String(parseInt(section))), ...ids]);

/** Joins the lines of a comment, so that a reference may cross a line break. */
const joined = (text: string) => text.replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ');

/** Returns the references to nothing, and those of titles to a section: a title cites behaviors. */
function brokenReferences(text: string): string[] {
  const reference =
    /(?:(?<comment>(?<!['"`])specification )|(?<=['"`]))(?<list>§[\d.]+(?:(?:,| and) §[\d.]+)*)|§\S*/g;
  return [...joined(text).matchAll(reference)]
    .filter(({ groups: { comment, list } = {} }) => {
      const cited = list?.match(/\d+(\.\d+)?/g) ?? ['none'];
      return cited.some((id) => !numbers.has(id) || !(comment ?? id.includes('.')));
    })
    .map(([found]) => found);
}

test('documents: each behavior of the specification has a unique id of its section', () => {
  expect(ids).toEqual([...new Set(ids)]);
  expect(specification).not.toMatch(/^- (?!\*\*\d+\.\d+\*\* )/m);
  for (const section of sections)
    expect(idsOf(section).filter((id) => parseInt(id) !== parseInt(section))).toEqual([]);
});

test('documents: every reference to the specification resolves', () => {
  const valid = ['specification §2, §3.1', "'§2.1 x'"];
  const broken = ['specification §2.998', "'§2 x'", "'specification §2.1 x'", 'policy §2'];
  const isBroken = (text: string) => brokenReferences(text).length > 0;
  expect([...valid, ...broken].filter(isBroken)).toEqual(broken);
  const faults = files
    .filter(({ path }) => !/specification\.md$|documents\.test\.ts$/.test(path))
    .flatMap(({ path, text }) => brokenReferences(text).map((found) => `${path}: ${found}`));
  expect(faults).toEqual([]);
});

test('documents: every link to a file and every named test file resolves', () => {
  const broken = files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\]\(([^):#]+)\)|`((?:tests|e2e)\/[\w./-]+\.\w+)`/g)]
        .map(([, link, file = '']) => (link ? join(dirname(path), link) : file))
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
