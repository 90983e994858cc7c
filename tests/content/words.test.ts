import { expect, test } from 'vitest';
import { sentencesOf, stringsIn, wordsOf } from './strings';

// The hero's scene is a picture and the sample data are conversations: neither is copy.
const modules = import.meta.glob<object>(
  ['../../content/**/*.ts', '!../../content/sample/**', '!../../content/site/hero-scene.ts'],
  { eager: true },
);
/** The copy of each file: strings with a space in them, each once (a summary is in its page too). */
const copy = Object.entries(modules).map(([path, module]) => ({
  path: path.replace('../../content/', ''),
  texts: [...new Set(stringsIn(module))].filter((text) => text.includes(' ')),
}));
const pages = copy.filter(({ path }) => /^(agents|industries)\//.test(path));

/** Files that exist to be shown on several pages. */
const shared = new Set(['catalog.ts', 'navigation.ts', 'claims.ts']);

/** Files and the words in them that a pattern finds. */
const found = (pattern: RegExp) =>
  copy.flatMap(({ path, texts }) =>
    texts.filter((text) => pattern.test(text)).map((text) => `${path}: ${text}`),
  );

test('§1 copy: there is some to read in all of the agent and industry pages', () => {
  expect(pages.length).toBeGreaterThanOrEqual(13);
  for (const { texts } of pages) expect(texts.length).toBeGreaterThan(30);
});

test('§1 copy: no filler, no notes to self', () => {
  expect(found(/lorem|ipsum|todo|tbd|fixme|xxx|placeholder/i)).toEqual([]);
});

test('§1 copy: no words of hype, no cheering', () => {
  expect(
    found(
      /seamless|cutting.edge|revolution|game.chang|leverag|empower|unlock|supercharge|best.in.class|world.class|next.gen|state.of.the.art|effortless|transform(?!er)|delight|synerg|!/i,
    ),
  ).toEqual([]);
});

test('§1 copy: American spelling, no dash in place of a full stop', () => {
  expect(
    found(/colour|centre|fibre|licence|localis|optimis|organis|recognis|programme\b|labour|—/i),
  ).toEqual([]);
});

test('§1 copy: typographic apostrophes, single spaces', () => {
  expect(found(/\w'\w| {2}| $|^ /)).toEqual([]);
});

test('§2 pages: no sentence stands on two of them', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { path, texts } of copy.filter((file) => !shared.has(file.path))) {
    for (const sentence of new Set(texts.flatMap(sentencesOf))) {
      if (wordsOf(sentence) < 4) continue;
      const other = seen.get(sentence.toLowerCase());
      if (other) twice.push(`${other}, ${path}: ${sentence}`);
      seen.set(sentence.toLowerCase(), path);
    }
  }
  expect(twice).toEqual([]);
});

test('§1 copy: sentences stay short, on average and at their longest', () => {
  for (const { path, texts } of copy) {
    const lengths = texts.flatMap(sentencesOf).map(wordsOf);
    if (lengths.length === 0) continue;
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(mean, path).toBeLessThanOrEqual(30);
    expect(Math.max(...lengths), path).toBeLessThanOrEqual(45);
  }
});
