import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import { faqMatcher } from '#src/widget/faq-match.ts';

const { entries } = sampleWorkspace.faq;
const match = faqMatcher(entries);
const questions = (message: string) => match(message).best.map(({ entry }) => entry.question);

test.each(entries.map(({ question }) => question))(
  '§2.136 chatbot preview: a listed question gets its answer (%s)',
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
])('§2.136 chatbot preview: a paraphrased question gets its answer (%s)', (message, question) => {
  expect(match(message).kind).toBe('sure');
  expect(questions(message)[0]).toBe(question);
});

test.each([
  'My router is broken and smokes',
  'Is there an outage in Idaho?',
  'a technician number',
])(
  '§2.137 chatbot preview: without a good match, up to three questions are suggested (%s)',
  (message) => {
    const { kind, best } = match(message);
    expect(kind).toBe('unsure');
    expect(best.length).toBeGreaterThan(0);
    expect(best.length).toBeLessThanOrEqual(3);
  },
);

test.each(['How much is a pony?', 'zzz qqq', '资费', '<b>bold</b>'])(
  '§2.138 chatbot preview: a message without any match gets no answer (%s)',
  (message) => {
    expect(match(message)).toEqual({ kind: 'none', best: [] });
  },
);

test.each(['Hi', 'hello there', 'How?', '???', '🎉'])(
  '§2.137 chatbot preview: a message without content words gets the first questions (%s)',
  (message) => {
    expect(match(message).kind).toBe('unsure');
    expect(questions(message)).toEqual(entries.slice(0, 3).map(({ question }) => question));
  },
);

/** Per language: questions of the FAQ, messages with the index of their question, and misses. */
const unspaced: Record<string, [faq: string[], found: [string, number][], missed: string[]]> = {
  'simplified Chinese': [
    [
      '如何重启路由器？',
      '如何更改账单地址？',
      '忘记密码怎么办？',
      '我的网速为什么很慢？',
      '可以保留我的电话号码吗？',
    ],
    [
      ['路由器重启', 0],
      ['怎样重新启动路由器', 0],
      ['账单地址改了', 1],
      ['WiFi密码忘了', 2],
      ['网速慢', 3],
      ['电话号码能保留吗', 4],
    ],
    [
      '你们卖披萨吗？',
      '今天天气怎么样',
      '怎么办',
      '可以退货吗',
      '如何做披萨',
      'How much is a pony?',
    ],
  ],
  Japanese: [
    [
      'ルーターを再起動するにはどうすればいいですか？',
      '請求書の支払い方法を教えてください。',
      'パスワードを忘れました。',
      'インターネットが遅いのはなぜですか？',
      '引っ越しの手続きはどうすればいいですか？',
    ],
    [
      ['ルーターの再起動方法', 0],
      ['ﾙｰﾀｰの再起動', 0],
      ['支払い方法は？', 1],
      ['パスワードを忘れた', 2],
      ['ネットが遅い', 3],
      ['引っ越します', 4],
    ],
    ['ピザはありますか？', '今日の天気は？', 'どうすればいいですか', '犬を飼っています'],
  ],
  Thai: [
    [
      'วิธีรีสตาร์ทเราเตอร์ทำอย่างไร',
      'จะเปลี่ยนที่อยู่ในใบแจ้งหนี้ได้อย่างไร',
      'ลืมรหัสผ่านต้องทำอย่างไร',
      'ทำไมอินเทอร์เน็ตช้า',
      'ช่างจะมาถึงเมื่อไหร่',
    ],
    [
      ['รีสตาร์ทเราเตอร์', 0],
      ['เปลี่ยนที่อยู่ใบแจ้งหนี้', 1],
      ['ฉันลืมรหัสผ่าน', 2],
      ['เน็ตช้ามาก', 3],
      ['ช่างมากี่โมง', 4],
    ],
    ['มีพิซซ่าขายไหม', 'วันนี้อากาศเป็นอย่างไร', 'ขอบคุณครับ'],
  ],
  Korean: [
    [
      '라우터를 재부팅하려면 어떻게 하나요?',
      '청구서 주소는 어떻게 변경하나요?',
      '비밀번호를 잊어버렸어요.',
      '인터넷이 왜 느린가요?',
      '기사님은 언제 오시나요?',
    ],
    [
      ['라우터는 어떻게 재부팅해요?', 0],
      ['라우터재부팅방법', 0],
      ['주소를 변경하고 싶어요', 1],
      ['비밀번호 잊었어요', 2],
      ['인터넷 느려요', 3],
      ['기사님 몇 시에 와요?', 4],
    ],
    ['피자 있나요?', '오늘 날씨는 어떤가요?', '영업 시간이 어떻게 되나요?'],
  ],
  Khmer: [
    ['តើខ្ញុំចាប់ផ្តើមរ៉ោតទ័រឡើងវិញដោយរបៀបណា?', 'តើខ្ញុំប្តូរអាសយដ្ឋានវិក្កយបត្រដោយរបៀបណា?', 'ភ្លេចពាក្យសម្ងាត់ត្រូវធ្វើអ្វី?'],
    [
      ['ចាប់ផ្តើមរ៉ោតទ័រឡើងវិញ', 0],
      ['ប្តូរអាសយដ្ឋាន', 1],
      ['ខ្ញុំភ្លេចពាក្យសម្ងាត់', 2],
    ],
    ['អរគុណ', 'តើមានភីហ្សាទេ'],
  ],
};

test.each(Object.entries(unspaced))(
  '§2.139 chatbot preview: without spaces, a question is found and a miss stays a miss (%s)',
  (_, [faq, found, missed]) => {
    const matcher = faqMatcher(faq.map((question) => ({ question, answer: 'OK' })));
    const first = (message: string) => matcher(message).best[0]?.entry.question;
    expect(found.map(([message]) => [message, first(message)])).toEqual(
      found.map(([message, index]) => [message, faq[index]]),
    );
    expect(faq.map((question) => matcher(question).kind)).toEqual(faq.map(() => 'sure'));
    expect(missed.filter((message) => matcher(message).kind !== 'none')).toEqual([]);
  },
);

test.each(["what's", 'what’s', 'whatʼs', 'what`s'])(
  '§2.140 chatbot preview: typed and typeset apostrophes are the same (%s)',
  (what) => {
    expect(match(`${what} a red light on my ont`).kind).toBe('sure');
    const customer = faqMatcher([{ question: 'Customer’s ﬁber Ｗi\u00ADFi', answer: 'OK' }]);
    expect(customer(`customer's fiber wifi`).kind).toBe('sure');
  },
);

test('§2.138 chatbot preview: without entries there is no answer', () => {
  for (const message of ['Hi', 'router', '']) {
    expect(faqMatcher([])(message)).toEqual({ kind: 'none', best: [] });
  }
});

test('§2.136 chatbot preview: an entry without question or answer never matches', () => {
  const blank = faqMatcher([
    { question: 'Router?', answer: ' ' },
    { question: '', answer: 'Router' },
  ]);
  expect(blank('router')).toEqual({ kind: 'none', best: [] });
});

test('§2.141 chatbot preview: a rare word scores higher than a common one', () => {
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
  ['switches', 'switch'],
  ['lights', 'light'],
])('§2.142 chatbot preview: %s matches %s', (message, word) => {
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
  ['pies', 'py'],
])('§2.142 chatbot preview: the s of %s is not a plural', (message, word) => {
  const { best } = faqMatcher([{ question: word, answer: 'About that.' }])(message);
  expect(best[0]?.score ?? 0).toBeLessThan(0.99);
});

test('§2.142 chatbot preview: a prefix of four letters or more scores three quarters', () => {
  const fiber = faqMatcher([{ question: 'fiber', answer: 'Glass.' }]);
  expect(fiber('fiberglass').best[0]!.score).toBeCloseTo(0.8 * 0.75 + 0.2, 9);
  const cable = faqMatcher([{ question: 'cablemodem', answer: 'A box.' }]);
  expect(cable('cabl').best[0]!.score).toBeCloseTo(0.8 * 0.75 + 0.2, 9);
  expect(cable('cab')).toEqual({ kind: 'none', best: [] });
  expect(cable('modem')).toEqual({ kind: 'none', best: [] });
});

test('§2.141 chatbot preview: a match in the answer alone scores half', () => {
  const { kind, best } = faqMatcher([{ question: 'fiber', answer: 'Glass.' }])('glass');
  expect(best[0]!.score).toBeCloseTo(0.4, 9);
  expect(kind).toBe('unsure');
});

test('§2.137 chatbot preview: at most three questions are suggested', () => {
  const list = Array.from({ length: 5 }, (_, id) => ({ id, question: 'Router', answer: 'Box.' }));
  expect(faqMatcher(list)('router').best.map(({ entry }) => entry.id)).toEqual([0, 1, 2]);
});

test('§2.141 chatbot preview: scores are between 0 and 1, best first, for any message and list', () => {
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
  );
});
