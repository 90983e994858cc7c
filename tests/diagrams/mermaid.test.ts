// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import source from '@mermaid-js/tiny?raw';
import { describe, expect, test } from 'vitest';
import { isWithinItself } from '#src/atlas/drawings/files/features.ts';
import { mermaid } from '#src/atlas/drawings/files/mermaid.ts';
import { diagramCases } from './diagram-cases';

interface Node {
  id: string;
  shape: string;
  label: string;
  parentId?: string;
  description?: string[];
}
interface Edge {
  start: string;
  end: string;
  label?: string;
}
interface Mermaid {
  parse: (text: string) => Promise<{ diagramType: string }>;
  mermaidAPI: {
    getDiagramFromText: (text: string) => Promise<{
      db: { getData: () => { nodes: Node[]; edges: Edge[] } };
    }>;
  };
}

// The package is written for a page's script element: it leaves itself among the globals.
runInThisContext(source);
const { parse, mermaidAPI } = (globalThis as unknown as { mermaid: Mermaid }).mermaid;

/** Mermaid's own form of an escaped sign, as long as it has not been drawn. */
const read = (words: string) =>
  words.replace(/ﬂ°°(\d+)¶ß/g, (_, code: string) => String.fromCodePoint(Number(code)));
const plain = (id: string) => `s_${id.replace(/\W/g, '_')}`;

/** What Mermaid makes of a file: its boxes, arrows and notes. */
async function drawn(text: string) {
  await parse(text);
  const { nodes, edges } = (await mermaidAPI.getDiagramFromText(text)).db.getData();
  const dividers = new Map(
    nodes.flatMap(({ id, shape, parentId }) =>
      shape === 'divider' ? [[id, parentId] as const] : [],
    ),
  );
  const around = (id = '') => dividers.get(id) ?? id;
  const boxes = nodes.filter(({ shape }) => /^(rect|rectWithTitle|roundedWithTitle)$/.test(shape));
  const notes = nodes.filter(({ shape }) => shape === 'note');
  const linesOf = ({ id, description = [] }: Node) => [
    ...description,
    ...notes.flatMap((note) =>
      note.id.startsWith(`${id}----`) ? note.label.split('\n').map((line) => line.trim()) : [],
    ),
  ];
  const arrows = edges.filter(
    ({ start, end }) => !/(_start|----.*)$/.test(start) && !/(_end|----.*)$/.test(end),
  );
  return {
    regions: dividers.size,
    states: boxes.map((box) => [box.id, around(box.parentId), read(box.label)].join()),
    lines: new Map(boxes.map((box) => [box.id, linesOf(box).map(read)])),
    arrows: arrows.map(({ start, end, label = '' }) => ({ start, end, label: read(label) })),
    starts: edges.filter(({ start }) => start.endsWith('_start')).map(({ end }) => end),
    ends: edges.filter(({ end }) => end.endsWith('_end')).map(({ start }) => start),
  };
}

describe.each(diagramCases)('§7 contracts, %s as Mermaid', (_, subject) => {
  const { chart, entry } = subject;
  const { states, transitions } = chart;
  const inOrder = (list: string[]) => list.toSorted();

  test('Mermaid draws each state in the state that it is in, and no other', async () => {
    const { states: boxes, starts, ends, regions } = await drawn(mermaid(subject));
    const expected = states.map(({ id, key, parent }) =>
      [plain(id), parent === null ? '' : plain(parent), parent === null ? entry.title : key].join(),
    );
    expect(inOrder(boxes)).toEqual(inOrder(expected));
    expect(inOrder(starts)).toEqual(
      inOrder(states.flatMap(({ initial }) => (initial ? plain(initial) : []))),
    );
    expect(inOrder(ends)).toEqual(
      inOrder(states.flatMap(({ id, type }) => (type === 'final' ? plain(id) : []))),
    );
    const parallel = states.filter(({ type }) => type === 'parallel').map(({ id }) => id);
    expect(regions).toBe(states.filter(({ parent }) => parallel.includes(parent ?? '')).length);
  });

  test('each transition is an arrow, or a line of its source, that names all of it', async () => {
    const { arrows, lines } = await drawn(mermaid(subject));
    const isLine = (one: (typeof transitions)[number]) =>
      one.targets.length === 0 || isWithinItself(chart, one);
    const named = (one: (typeof transitions)[number]) => [
      ...(one.trigger.kind === 'event' ? [one.trigger.type] : []),
      ...(one.trigger.kind === 'after' ? [`after ${one.trigger.delay}`] : []),
      ...('actor' in one.trigger ? [`${one.trigger.kind} ${one.trigger.actor}`] : []),
      ...(one.guard ? [`[${one.guard.name}`] : []),
      ...one.actions.map(({ name }) => name),
    ];
    for (const one of transitions) {
      const goals = one.targets.map(plain);
      const told = isLine(one)
        ? (lines.get(plain(one.source)) ?? [])
        : arrows
            .filter(({ start, end }) => start === plain(one.source) && goals.includes(end))
            .map(({ label }) => label);
      const found = told.filter((line) => named(one).every((name) => line.includes(name)));
      expect(found, one.id).not.toEqual([]);
    }
    const expected = transitions.filter((one) => !isLine(one)).flatMap(({ targets }) => targets);
    expect(arrows).toHaveLength(expected.length);
  });

  test('a state tells its tags, what it does and what runs meanwhile', async () => {
    const { lines } = await drawn(mermaid(subject));
    for (const { id, tags, entry: entered, exit, invokes } of states) {
      const own = (lines.get(plain(id)) ?? []).join('\n');
      for (const tag of tags) expect(own).toMatch(new RegExp(`^tags / .*\\b${tag}\\b`, 'm'));
      for (const { name } of entered) expect(own).toContain(`entry / ${name}`);
      for (const { name } of exit) expect(own).toContain(`exit / ${name}`);
      for (const one of invokes) expect(own).toContain(`invoke / ${one.src}`);
    }
  });
});

test('§7 contracts: what is no Mermaid does not pass for it', async () => {
  const broken = mermaid(diagramCases[0]![1]).replace('[*] -->', '[*] --> :');
  await expect(parse(broken)).rejects.toThrow();
});
