// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import source from '@mermaid-js/tiny?raw';
import { expect, test } from 'vitest';
import { mermaid } from '#src/atlas/drawings/files/mermaid.ts';
import { diagramCases } from './diagram-cases';

interface Mermaid {
  parse: (text: string) => Promise<unknown>;
  mermaidAPI: {
    getDiagramFromText: (text: string) => Promise<{
      db: { getData: () => Record<'nodes' | 'edges', { id: string; shape?: string }[]> };
    }>;
  };
}

// The package targets a script element and exports through globals.
runInThisContext(source);
const { parse, mermaidAPI } = (globalThis as unknown as { mermaid: Mermaid }).mermaid;

test('§17.23 Mermaid: a file shows each kind of part', async () => {
  await expect(mermaid(diagramCases[0]![1])).toMatchFileSnapshot('everything.mmd');
});

test.each(diagramCases)('§17.23 %s as Mermaid: each state is drawn once', async (_, diagram) => {
  const text = mermaid(diagram);
  await parse(text);
  const { nodes } = (await mermaidAPI.getDiagramFromText(text)).db.getData();
  const boxes = nodes.filter(({ shape = '' }) =>
    /^(rect|rectWithTitle|roundedWithTitle)$/.test(shape),
  );
  expect(boxes.map(({ id }) => id).toSorted()).toEqual(
    diagram.chart.states.map(({ id }) => `s_${id.replace(/\W/g, '_')}`).toSorted(),
  );
});
