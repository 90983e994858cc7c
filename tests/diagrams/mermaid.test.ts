// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import source from '@mermaid-js/tiny?raw';
import { describe, expect, test } from 'vitest';
import { delayText } from '#src/atlas/drawings/layout/part-text.ts';
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

// The package targets a script element and exports through globals.
runInThisContext(source);
const { parse, mermaidAPI } = (globalThis as unknown as { mermaid: Mermaid }).mermaid;

/** Mermaid's escape for a character before it is drawn. */
const read = (words: string) =>
  words.replace(/ﬂ°°(\d+)¶ß/g, (_, code: string) => String.fromCodePoint(Number(code)));
const plain = (id: string) => `s_${id.replace(/\W/g, '_')}`;

/** Returns Mermaid's boxes, arrows, and notes for a source. */
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

describe.each(diagramCases)('§17 %s as Mermaid', (_, diagram) => {
  const { chart, entry } = diagram;
  const { states, transitions } = chart;
  const inOrder = (list: string[]) => list.toSorted();

  test('Mermaid draws each state inside its parent', async () => {
    const { states: boxes, starts, ends, regions } = await drawn(mermaid(diagram));
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

  test('each transition is an arrow, or a line in its source, with all its parts', async () => {
    const { arrows, lines } = await drawn(mermaid(diagram));
    const isLine = (transition: (typeof transitions)[number]) =>
      transition.targets.length === 0 || isWithinItself(chart, transition);
    const named = ({ trigger, guard, actions }: (typeof transitions)[number]) => [
      ...(trigger.kind === 'event' ? [trigger.type] : []),
      ...(trigger.kind === 'after' ? [delayText(trigger)] : []),
      ...('actor' in trigger ? [`${trigger.kind} ${trigger.actor}`] : []),
      ...(guard ? [`[${guard.name}`] : []),
      ...actions.map(({ name }) => name),
    ];
    for (const transition of transitions) {
      const targets = transition.targets.map(plain);
      const candidates = isLine(transition)
        ? (lines.get(plain(transition.source)) ?? [])
        : arrows
            .filter(({ start, end }) => start === plain(transition.source) && targets.includes(end))
            .map(({ label }) => label);
      const found = candidates.filter((line) =>
        named(transition).every((name) => line.includes(name)),
      );
      expect(found, transition.id).not.toEqual([]);
    }
    const expected = transitions
      .filter((transition) => !isLine(transition))
      .flatMap(({ targets }) => targets);
    expect(arrows).toHaveLength(expected.length);
  });

  test('a state lists its tags, actions, and invoked actors', async () => {
    const { lines } = await drawn(mermaid(diagram));
    for (const { id, tags, entry: entered, exit, invokes } of states) {
      const stateLines = (lines.get(plain(id)) ?? []).join('\n');
      for (const tag of tags) expect(stateLines).toMatch(new RegExp(`^tags / .*\\b${tag}\\b`, 'm'));
      for (const { name } of entered) expect(stateLines).toContain(`entry / ${name}`);
      for (const { name } of exit) expect(stateLines).toContain(`exit / ${name}`);
      for (const { src } of invokes) expect(stateLines).toContain(`invoke / ${src}`);
    }
  });
});

test('§17: invalid Mermaid is rejected', async () => {
  const broken = mermaid(diagramCases[0]![1]).replace('[*] -->', '[*] --> :');
  await expect(parse(broken)).rejects.toThrow();
});
