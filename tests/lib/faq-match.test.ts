import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import { faqMatcher } from '#src/widget/faq-match.ts';

const { entries } = sampleWorkspace.faq;
const match = faqMatcher(entries);
const questions = (message: string) => match(message).best.map(({ entry }) => entry.question);

test.each(entries.map(({ question }) => question))(
  '§2 chatbot preview: a listed question gets its answer (%s)',
  (question) => {
    expect(match(question)).toMatchObject({ kind: 'sure' });
    expect(questions(question)[0]).toBe(question);
  },
);

test.each([
  ['reset router', 'How do I reset my router?'],
  ['ROUTERS, resetting?', 'How do I reset my router?'],
  ['réset my röuter', 'How do I reset my router?'],
  ['why is the light on my ont red', 'What does a red light on my ONT mean?'],
  ['what’s a red light?', 'What does a red light on my ONT mean?'],
  ['report outages', 'How do I report an outage?'],
  ['technicians arriving', 'When is my technician arriving?'],
  ['keep number', 'Can I keep my phone number?'],
])('§2 chatbot preview: a paraphrased question gets its answer (%s)', (message, question) => {
  expect(match(message).kind).toBe('sure');
  expect(questions(message)[0]).toBe(question);
});

test.each([
  'My router is broken and smokes',
  'Is there an outage in Idaho?',
  'a technician number',
])(
  '§2 chatbot preview: without a good match, up to three questions are suggested (%s)',
  (message) => {
    const { kind, best } = match(message);
    expect(kind).toBe('unsure');
    expect(best.length).toBeGreaterThan(0);
    expect(best.length).toBeLessThanOrEqual(3);
  },
);

test.each(['How much is a pony?', 'zzz qqq', '资费', '<b>bold</b>'])(
  '§2 chatbot preview: a message without any match gets no answer (%s)',
  (message) => {
    expect(match(message)).toEqual({ kind: 'none', best: [] });
  },
);

test.each(['Hi', 'hello there', 'How?', '???', '🎉'])(
  '§2 chatbot preview: a message without content words gets the first questions (%s)',
  (message) => {
    expect(match(message).kind).toBe('unsure');
    expect(questions(message)).toEqual(entries.slice(0, 3).map(({ question }) => question));
  },
);

test('§2 chatbot preview: without entries there is no answer', () => {
  for (const message of ['Hi', 'router', '']) {
    expect(faqMatcher([])(message)).toEqual({ kind: 'none', best: [] });
  }
});

test('§2 chatbot preview: an entry without question or answer never matches', () => {
  const blank = faqMatcher([
    { question: 'Router?', answer: ' ' },
    { question: '', answer: 'Router' },
  ]);
  expect(blank('router')).toEqual({ kind: 'none', best: [] });
});

test('§2 chatbot preview: a rare word scores higher than a common one', () => {
  const fiber = ['install', 'repair', 'price', 'speed'].map((word) => ({
    question: `Fiber ${word}`,
    answer: `About ${word}.`,
  }));
  const { kind, best } = faqMatcher(fiber)('fiber price');
  expect(kind).toBe('sure');
  expect(best[0]!.entry.question).toBe('Fiber price');
});

test.each([
  ['companies', 'company'],
  ['batteries', 'battery'],
  ['companies', 'Company?'],
  ['boxes', 'box'],
  ['switches', 'switch'],
  ['addresses', 'address'],
  ['dishes', 'dish'],
  ['lights', 'light'],
])('§2 chatbot preview: %s matches %s', (message, word) => {
  const list = [
    { question: word, answer: 'About that.' },
    { question: 'Something quite different', answer: 'About that, too.' },
  ];
  const { kind, best } = faqMatcher(list)(message);
  expect(kind).toBe('sure');
  expect(best).toHaveLength(1);
  expect(best[0]!.score).toBeCloseTo(1, 9);
});

test.each([
  ['gas', 'ga'],
  ['status', 'statu'],
  ['analysis', 'analysi'],
  ['less', 'les'],
  ['pies', 'py'],
])('§2 chatbot preview: the s of %s is not a plural', (message, word) => {
  const { best } = faqMatcher([{ question: word, answer: 'About that.' }])(message);
  expect(best[0]?.score ?? 0).toBeLessThan(0.99);
});

test('§2 chatbot preview: a prefix of four letters or more scores three quarters', () => {
  const fiber = faqMatcher([{ question: 'fiber', answer: 'Glass.' }]);
  expect(fiber('fiberglass').best[0]!.score).toBeCloseTo(0.8 * 0.75 + 0.2, 9);
  const cable = faqMatcher([{ question: 'cablemodem', answer: 'A box.' }]);
  expect(cable('cabl').best[0]!.score).toBeCloseTo(0.8 * 0.75 + 0.2, 9);
  expect(cable('cab')).toEqual({ kind: 'none', best: [] });
  expect(cable('modem')).toEqual({ kind: 'none', best: [] });
});

test('§2 chatbot preview: a match in the answer alone scores half', () => {
  const { kind, best } = faqMatcher([{ question: 'fiber', answer: 'Glass.' }])('glass');
  expect(best[0]!.score).toBeCloseTo(0.4, 9);
  expect(kind).toBe('unsure');
});

test('§2 chatbot preview: at most three questions are suggested', () => {
  const list = Array.from({ length: 5 }, (_, id) => ({ id, question: 'Router', answer: 'Box.' }));
  expect(faqMatcher(list)('router').best.map(({ entry }) => entry.id)).toEqual([0, 1, 2]);
});

test('§2 chatbot preview: two equal entries are both suggestions', () => {
  const twins = [entries[0]!, { ...entries[0]!, id: 99 }];
  expect(faqMatcher(twins)('reset my router')).toMatchObject({
    kind: 'unsure',
    best: [{ entry: twins[0] }, { entry: twins[1] }],
  });
});

test('§2 chatbot preview: scores are between 0 and 1, best first, for any message and list', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('router', 'light', 'the', 'how', 'ONT', 'é', '?', 'fibers', '42'))
      .map((words) => words.join(' ')),
  );
  const entry = fc.record({ question: text, answer: text });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 8 }), text, (list, message) => {
      const { kind, best } = faqMatcher(list)(message);
      const scores = best.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(scores.every((score) => score >= 0 && score <= 1 + 1e-9)).toBe(true);
      expect(best.length === 0).toBe(kind === 'none');
      expect(best.every((candidate) => list.includes(candidate.entry))).toBe(true);
    }),
    { numRuns: 500 },
  );
});
