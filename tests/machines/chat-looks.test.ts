import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultLooks, lookChoices } from '#content/workspace/chat-looks.ts';
import { contrastOf, inkOn, lookAttributes, readLooks } from '#machines/shared/chat-looks.ts';
import { backdrops, weakColor } from '#src/features/workspace/chatbot/chatbot-draft/weak-color.ts';
import { dark, light } from '#src/design/tokens.ts';
import { hostileText } from '../lib/hostile-text';

const color = fc.nat(0xffffff).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const scheme = fc.constantFrom(...lookChoices.scheme);

test('§5.20 chat looks: contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#0B66D6', '#0b66d6')).toBe(1);
});

test('§5.19 chat looks: the text on any color is black or white, with a contrast of at least 4.5', () => {
  fc.assert(
    fc.property(color, (some) => {
      const ratio = contrastOf(some, inkOn(some));
      expect(ratio).toBeGreaterThanOrEqual(4.5);
      const worse = inkOn(some) === '#ffffff' ? '#000000' : '#ffffff';
      expect(ratio).toBeGreaterThan(contrastOf(some, worse) - 0.02);
    }),
  );
});

test('§5.20 chat looks: a color that is hard to see gets a suggestion that is not', () => {
  fc.assert(
    fc.property(color, scheme, (some, theme) => {
      const weak = weakColor(some, theme);
      const isGood = (tried: string) =>
        (theme === 'dark' || contrastOf(tried, backdrops.light) >= 3) &&
        (theme === 'light' || contrastOf(tried, backdrops.dark) >= 3);
      expect(weak === undefined).toBe(isGood(some));
      if (!weak) return;
      expect(weak.ratio).toBeLessThan(3);
      expect(isGood(weak.suggestion)).toBe(true);
      expect(readLooks({ color: weak.suggestion })).toMatchObject({ wrong: [] });
    }),
  );
});

test('§5.20 chat looks: the backgrounds are those of the chat', () => {
  expect(backdrops).toEqual({
    light: light.raised.toLowerCase(),
    dark: dark.raised.toLowerCase(),
  });
});

test.each([
  { color: '#00515E', corner: 'left', side: '0', bottom: '200' },
  { launcher: 'Fragen?', scheme: 'dark', greet: 'on' },
  { launcher: '🎉'.repeat(24), corner: 'right', side: '9', bottom: '19' },
])('§5.18 chat looks: %j is valid', (attributes) => {
  expect(readLooks(attributes)).toEqual({ looks: { ...defaultLooks, ...attributes }, wrong: [] });
});

test.each([
  ['color', ['red', '#fff', '00515E', '#00515E80', '#00515G', 'url(x)', '#00515E;']],
  ['corner', ['top', 'LEFT', 'auto', 'constructor']],
  ['side', ['-1', '201', '1.5', '1e2', '16px', '999', '٣']],
  ['bottom', ['-1', '201', '0x1', 'auto']],
  ['launcher', ['x'.repeat(25), 'two\nlines']],
  ['scheme', ['system', 'toString']],
  ['greet', ['true', 'yes']],
] as const)('§2.151 chat looks: a wrong %s gives the default', (name, texts) => {
  for (const text of texts)
    expect(readLooks({ [name]: text, corner: name === 'corner' ? text : 'left' })).toEqual({
      looks: { ...defaultLooks, ...(name === 'corner' ? {} : { corner: 'left' }) },
      wrong: [name],
    });
});

test('§2.151 chat looks: no text gives other than valid looks, and reading them again changes nothing', () => {
  const attributes = fc.record({
    color: hostileText,
    side: hostileText,
    launcher: hostileText,
    scheme: hostileText,
  });
  fc.assert(
    fc.property(attributes, (texts) => {
      const { looks } = readLooks(texts);
      expect(readLooks(looks)).toEqual({ looks, wrong: [] });
    }),
  );
});

test('§3.8 embed snippet: it has an attribute for each look that is not the default', () => {
  expect(lookAttributes(defaultLooks)).toEqual([]);
  expect(
    lookAttributes({ ...defaultLooks, color: '#123456', side: '', bottom: '80', corner: 'top' }),
  ).toEqual([
    ['data-color', '#123456'],
    ['data-bottom', '80'],
  ]);
});
