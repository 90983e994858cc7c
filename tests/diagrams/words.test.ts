import { describe, expect, test } from 'vitest';
import { sentencesOf } from '#src/atlas/drawings/sentences.ts';
import { description } from '#src/atlas/drawings/files/description.ts';
import { diagramCases } from './diagram-cases';

const everything = diagramCases[0]![1];

test('§17.23 description: it states each kind of part', async () => {
  await expect(description(everything)).toMatchFileSnapshot('everything.txt');
});

describe.each(diagramCases)('§17.23 %s as text', (_, diagram) => {
  const { chart, facts, entry } = diagram;

  test('every ignored event has its reason', () => {
    const markdown = description(diagram).replaceAll('\\', '');
    for (const reason of Object.values<string | undefined>(entry.model.ignored ?? {}))
      if (entry !== everything.entry) expect(markdown).toContain(reason);
  });

  test('every part of the chart has its sentence, and every sentence its part', () => {
    const parts = [...chart.states, ...chart.transitions].map((part) => part.id);
    const sentences = sentencesOf(chart, facts);
    expect(new Set(sentences.map(({ part }) => part))).toEqual(new Set(parts));
    const named = sentences.flatMap(({ pieces }) => pieces.filter(({ kind }) => kind === 'state'));
    expect(named.filter((piece) => !parts.includes(piece.id ?? ''))).toEqual([]);
  });
});
