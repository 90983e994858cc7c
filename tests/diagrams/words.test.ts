import { describe, expect, test } from 'vitest';
import { completenessOf } from '#src/atlas/kit/completeness.ts';
import { sentencesOf } from '#src/atlas/drawings/sentences.ts';
import { stateNames } from '#src/atlas/drawings/state-names.ts';
import { description } from '#src/atlas/drawings/files/description.ts';
import { diagramCases } from './diagram-cases';
import { readIdleStates, readWords } from './words-reader';

describe.each(diagramCases)('§17 %s as text', (id, diagram) => {
  const { chart, facts } = diagram;
  const markdown = description(diagram);

  test('the description states all of the model and nothing else', () => {
    // The description has only the name of a composed guard.
    const names = (key: string, value: unknown) =>
      ['composed', 'ms'].includes(key) ? undefined : value;
    expect(readWords(markdown, id)).toEqual(JSON.parse(JSON.stringify(chart, names)));
  });

  test('every ignored event has its reason', () => {
    const names = stateNames(chart);
    const { machine, model } = diagram.entry;
    const reasons: Record<string, string | undefined> = model.ignored ?? {};
    const ignored = completenessOf(machine)
      .filter(({ answer }) => answer === 'ignored')
      .map(({ state, event }) => [names.get(state), event, reasons[event] ?? '']);
    expect(readIdleStates(markdown)).toEqual(ignored);
  });

  test('every part of the chart has its sentence, and every sentence its part', () => {
    const parts = [...chart.states, ...chart.transitions].map((part) => part.id);
    const sentences = sentencesOf(chart, facts);
    expect(new Set(sentences.map(({ part }) => part))).toEqual(new Set(parts));
    const named = sentences.flatMap(({ pieces }) => pieces.filter(({ kind }) => kind === 'state'));
    expect(named.filter((piece) => !parts.includes(piece.id ?? ''))).toEqual([]);
  });
});

test('§17: a delay has its length or is marked as computed', () => {
  const markdown = description(diagramCases[0]![1]);
  expect(markdown).toContain(
    '  - After `pause` (12,000 ms) when `isLate`, *first* goes to *first* (reenter).',
  );
  expect(markdown).toContain('  - After `5,000 ms`, *first* goes to *last*.');
  expect(markdown).toContain('  - After `patience` (computed), *first* goes to *last*.');
  expect(markdown).toContain('- the computation of delays: `patience`');
});
