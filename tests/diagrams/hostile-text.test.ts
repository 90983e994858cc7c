// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import source from '@mermaid-js/tiny?raw';
import { Resvg } from '@resvg/resvg-js';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { description as descriptionOf } from '#src/atlas/drawings/files/description.ts';
import { filesOf } from '#src/atlas/drawings/files/files.ts';
import { overview } from '#src/atlas/drawings/files/overview.ts';
import { visible } from '#src/atlas/drawings/files/xml.ts';
import { drawingOf } from '#src/atlas/drawings/layout/layout.ts';
import { anyName, dataOf, written } from './hostile-names';

interface Label {
  label?: string;
  description?: string[];
}
interface Mermaid {
  parse: (text: string) => Promise<unknown>;
  mermaidAPI: {
    getDiagramFromText: (text: string) => Promise<{
      db: { getData: () => Record<'nodes' | 'edges', Label[]> };
    }>;
  };
}
// The package targets a script element and exports through globals.
runInThisContext(source);
const { parse, mermaidAPI } = (globalThis as unknown as { mermaid: Mermaid }).mermaid;
const grammar = readFileSync(join(import.meta.dirname, 'scxml.rng'), 'utf8');

const paragraph = fc
  .array(anyName, { minLength: 1, maxLength: 4 })
  .map((lines) => lines.join('\n'));

const hostile = fc.record({
  // An object has its integer keys first.
  keys: fc.uniqueArray(
    anyName.filter((key) => !/^\d+$/.test(key)),
    { minLength: 2, maxLength: 2 },
  ),
  event: anyName,
  guard: anyName,
  action: anyName,
  actor: anyName,
  tag: anyName,
  description: paragraph,
  title: paragraph,
  purpose: paragraph,
});
type Texts = typeof hostile extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns a machine with each text wherever a file can show it. */
function machineWith({ keys: [first = '', second = ''], description, ...names }: Texts) {
  const { event, guard, action, actor, tag, title, purpose } = names;
  const actions = [{ type: action }];
  const waiting = {
    description,
    tags: [tag],
    entry: actions,
    invoke: { id: actor, src: actor },
    on: { [event]: { guard, actions, description, target: written(second) } },
  };
  const states = { [first]: waiting, [second]: {} };
  return dataOf({ config: { id: 'm', description, initial: first, states } }, title, purpose);
}

const squeezed = (text: string) => text.replace(/\s+/g, '');
const expectAll = (displayText: string, ...texts: string[]) => {
  for (const text of texts) expect(squeezed(displayText)).toContain(squeezed(visible(text)));
};
const parsed = (xml: string) =>
  new DOMParser().parseFromString(xml, 'application/xml').documentElement;
/** Returns the block of Markdown that each line is. */
const blocks = (markdown: string) =>
  markdown.split('\n').map((line) => /^(#+ | *- |\| |\d+[.)] |$)?/.exec(line)?.[0]);
const plain: Texts = {
  keys: ['a', 'b'],
  event: 'e',
  guard: 'g',
  action: 'c',
  actor: 'd',
  tag: 't',
  description: 'D',
  title: 'T',
  purpose: 'P',
};

// The validator starts slowly, so it reads all files at once.
test('§17.33 files: any name and description leaves a valid file that shows it', async () => {
  const xml: string[] = [];
  await fc.assert(
    fc.asyncProperty(hostile, async (texts) => {
      const { keys, title, purpose, description, ...rest } = texts;
      const names = [...keys, ...Object.values(rest)];
      const data = machineWith(texts);
      const files = Object.fromEntries(filesOf(data, await drawingOf(data.chart)));
      const { svg = '', scxml = '', mmd = '', md = '', json = '' } = files;
      xml.push(svg, scxml);
      new Resvg(svg, { font: { loadSystemFonts: false } }).render();
      expectAll(parsed(svg).textContent, ...names, description);
      const attributes = [...parsed(scxml).querySelectorAll('*')].flatMap(({ attributes: all }) =>
        [...all].map(({ value }) => value),
      );
      expectAll(
        attributes.join(' '),
        rest.event === '' ? '' : description,
        rest.guard,
        rest.action,
        rest.actor,
      );
      expect(Object.keys((JSON.parse(json) as { states: object }).states)).toEqual(
        expect.arrayContaining(keys),
      );
      await parse(mmd);
      const { nodes, edges } = (await mermaidAPI.getDiagramFromText(mmd)).db.getData();
      const labels = [...nodes, ...edges].flatMap(({ label = '', description: lines = [] }) => [
        label,
        ...lines,
      ]);
      const drawn = labels
        .join('\n')
        .replace(/ﬂ°°(\d+)¶ß/g, (_, code: string) => String.fromCodePoint(Number(code)));
      expectAll(drawn, ...names, title);
      expectAll(mmd.replace(/^ *%% /gm, ''), purpose);
      expect(blocks(md)).toEqual(blocks(descriptionOf(machineWith(plain))));
      const unescaped = md.replace(/\\([!-/:-@[-`{-~])/g, '$1');
      expectAll(md + unescaped, ...names, title, purpose, description);
      expect(blocks(overview([data], []))).toEqual(blocks(overview([machineWith(plain)], [])));
    }),
    {
      numRuns: Number(process.env['PROPERTY_RUNS'] ?? 10),
      endOnFailure: true,
      examples: [[{ ...plain, event: 'constructor' }]],
    },
  );
  const named = xml.map((contents, index) => ({ fileName: `${index}.xml`, contents }));
  const isScxml = (_: unknown, index: number) => index % 2 === 1;
  const pictures = await validateXML({
    xml: named.filter((file, index) => !isScxml(file, index)),
    normalization: 'format',
  });
  const charts = await validateXML({
    xml: named.filter(isScxml),
    schema: grammar,
    extension: 'relaxng',
  });
  expect([...pictures.errors, ...charts.errors].map(({ message }) => message)).toEqual([]);
}, 600_000);
