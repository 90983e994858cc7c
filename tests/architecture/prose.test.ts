import { describe, expect, test } from 'vitest';
import { allowed, names, phrases, spelling, type Rule } from './prose-rules.ts';
import { textOf, type TextBlock } from './prose-text.ts';
import { foldersBelow, sourceFiles, topFile, type SourceFile } from './source-files.ts';

type Check = 'phrases' | 'names' | 'spelling';

const rules: Record<Check, readonly Rule[]> = { phrases, names, spelling };
const self = /^tests\/architecture\/prose/;
/** `PROSE=src/ui` checks one folder only. */
const only = process.env['PROSE'] ?? '';
const folders = [
  'content',
  'machines',
  'tests',
  'e2e',
  ...foldersBelow('src').map((name) => `src/${name}`),
];
const top = ['README.md', 'vite.config.ts', '.ci/run'];

/** Splits an identifier or a file name into lower-case words. */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/(?<=\w)[-_](?=\w)/g, ' ')
    .toLowerCase();

const usedEntries = new Set<unknown>();
function isAllowed(path: string, found: string): boolean {
  const entry = allowed.find(({ file, text }) => file.test(path) && text === found.toLowerCase());
  if (entry) usedEntries.add(entry);
  return entry !== undefined;
}

/** Returns each fault of a check as `path:line: "phrase": remedy`; a name is reported once. */
function faultsIn(check: Check, { path, text }: SourceFile, blocks: TextBlock[]): string[] {
  const lines = new Map<string, string>();
  for (const block of blocks) {
    const isName = block.kind === 'name';
    if (isName ? check === 'phrases' : check === 'names') continue;
    const searched = isName ? wordsOf(block.text) : block.text;
    for (const { found, instead, kinds } of rules[check]) {
      const match = kinds?.includes(block.kind) === false ? null : found.exec(searched);
      const phrase = match?.[0].trim().replace(/\s+/g, ' ') ?? '';
      if (!match || isAllowed(path, phrase)) continue;
      const offset = block.start + (isName ? 0 : match.index + match[0].search(/\S/));
      const line = text.slice(0, offset).split('\n').length;
      const message = `"${isName ? block.text : phrase}": ${instead}`;
      const key = isName ? message : `${line} ${message}`;
      if (!lines.has(key)) lines.set(key, `${path}:${line}: ${message}`);
    }
  }
  return [...lines.values()];
}

const files = [...sourceFiles(...folders), ...top.map(topFile)].filter(
  ({ path }) => path.startsWith(only) && !self.test(path),
);
const texts = files.map((file) => [file, textOf(file)] as const);

describe.each(['phrases', 'names', 'spelling'] as const)('%s', (check) => {
  const faults = texts.flatMap(([file, blocks]) => faultsIn(check, file, blocks));

  test(`${check}: no text breaks a rule`, () => {
    expect(faults).toEqual([]);
  });
});

test('prose: every entry of the allow-list is used', () => {
  expect(only ? [] : allowed.filter((entry) => !usedEntries.has(entry))).toEqual([]);
});
