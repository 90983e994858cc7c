// @vitest-environment node
import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { industries } from '#content/summaries.built.ts';
import { builtData } from '#src/server/build/built-data.ts';
import { claims } from '#content/claims.ts';
import { agentPages, industryPages } from './pages';
import { stringsIn, wordsOf } from './strings';

const content = resolve(import.meta.dirname, '../../content');

/** Returns the chunks of a production build that starts from the menus and the catalog. */
async function chunks(): Promise<Rolldown.OutputChunk[]> {
  const output = (await build({
    configFile: false,
    root: content,
    logLevel: 'error',
    plugins: [builtData([])],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: [`${content}/catalog.ts`, `${content}/navigation.ts`],
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.output.filter((file) => file.type === 'chunk');
}

test('§2.3 menus: the chunk of every page holds no page copy and no claims', async () => {
  const built = await chunks();
  const lazy = new Set(built.flatMap(({ dynamicImports }) => dynamicImports));
  const [eager, pages] = [false, true].map((isPage) =>
    built
      .filter(({ fileName }) => lazy.has(fileName) === isPage)
      .map(({ code }) => code)
      .join('\n'),
  ) as [string, string];

  const sentences = [...agentPages, ...industryPages].flatMap(
    ({ line: _line, headlineMetric: _metric, ...page }: Record<string, unknown>) =>
      stringsIn(page).filter((text) => wordsOf(text) > 5),
  );
  expect(sentences.length).toBeGreaterThan(400);
  expect(sentences.filter((text) => !pages.includes(text))).toEqual([]);
  expect(sentences.filter((text) => eager.includes(text))).toEqual([]);
  expect(Object.values(claims).filter(({ how }) => eager.includes(how))).toEqual([]);
  for (const { line } of [...agentPages, ...industries]) expect(eager).toContain(line);
  expect(lazy.size).toBe(agentPages.length + industryPages.length);
});
