import { expect, test } from 'vitest';
import { sentencesOf, stringsIn, wordsOf } from './strings';

// The hero's scene is a picture and the sample data are conversations, so neither is copy.
const modules = import.meta.glob<object>(
  ['../../content/**/*.ts', '!../../content/sample/**', '!../../content/site/hero-scene.ts'],
  { eager: true },
);
/** The copy of each file: its distinct strings that contain a space. */
const copy = Object.entries(modules).map(([path, module]) => ({
  path: path.replace('../../content/', ''),
  texts: [...new Set(stringsIn(module))].filter((text) => text.includes(' ')),
}));
const pages = copy.filter(({ path }) => /^(agents|industries)\//.test(path));

/** Files that appear on several pages by design. */
const shared = new Set([
  'summaries.built.ts',
  'navigation.ts',
  'claims.ts',
  'site/team-pulse.ts',
  'site/hire-plan.ts',
]);

/** Returns the texts that match a pattern, with their files. */
const found = (pattern: RegExp) =>
  copy.flatMap(({ path, texts }) =>
    texts.filter((text) => pattern.test(text)).map((text) => `${path}: ${text}`),
  );

test('§1.15 copy: every agent and industry page has some', () => {
  expect(pages.length).toBeGreaterThanOrEqual(13);
  for (const { texts } of pages) expect(texts.length).toBeGreaterThan(30);
});

test('§1.15 copy: no filler and no notes', () => {
  expect(found(/lorem|ipsum|todo|tbd|fixme|xxx|placeholder/i)).toEqual([]);
});

test('§1.15 copy: no hype and no exclamation', () => {
  expect(
    found(
      /seamless|cutting.edge|revolution|game.chang|leverag|empower|unlock|supercharge|best.in.class|world.class|next.gen|state.of.the.art|effortless|transform(?!er)|delight|synerg|!/i,
    ),
  ).toEqual([]);
});

test('§1.14 copy: American spelling, and no dash in place of a period', () => {
  expect(
    found(/colour|centre|fibre|licence|localis|optimis|organis|recognis|programme\b|labour|—/i),
  ).toEqual([]);
});

test('§1.14 copy: typographic apostrophes and single spaces', () => {
  expect(found(/\w'\w| {2}| $|^ /)).toEqual([]);
});

test('§2.4 pages: no sentence appears on two pages', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { path, texts } of copy.filter((file) => !shared.has(file.path))) {
    for (const sentence of new Set(texts.flatMap(sentencesOf))) {
      if (wordsOf(sentence) < 4) continue;
      const earlier = seen.get(sentence.toLowerCase());
      if (earlier) twice.push(`${earlier}, ${path}: ${sentence}`);
      seen.set(sentence.toLowerCase(), path);
    }
  }
  expect(twice).toEqual([]);
});

test('§1.15 copy: sentences are short, on average and at most', () => {
  for (const { path, texts } of copy) {
    const lengths = texts.flatMap(sentencesOf).map(wordsOf);
    if (lengths.length === 0) continue;
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(mean, path).toBeLessThanOrEqual(30);
    expect(Math.max(...lengths), path).toBeLessThanOrEqual(45);
  }
});
