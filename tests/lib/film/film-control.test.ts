import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseFilmQuery } from '#src/features/film/film-query.ts';
import { filmKey } from '#src/features/film/film-key.ts';
import { clockText, playTimeText } from '#src/lib/time/play-time.ts';

it.each([
  ['', false, null],
  ['?autoplay=1', true, null],
  ['?autoplay=0', false, null],
  ['?autoplay=true', false, null],
  ['?at=9', false, 9_000],
  ['?at=9.5&autoplay=1', true, 9_500],
  ['?at=', false, null],
  ['?at=%20', false, null],
  ['?at=soon', false, null],
  ['?at=Infinity', false, null],
])('§15.30 film: %j means autoplay %s and position %s', (search, autoplay, atMs) => {
  expect(parseFilmQuery(search)).toEqual({ autoplay, chapters: true, atMs });
});

it('§15.30 film: chapters=0 leaves out the chapters', () => {
  expect(parseFilmQuery('?autoplay=1&chapters=0').chapters).toBe(false);
});

it('§15.30 film: no query throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (search) => {
      const { atMs } = parseFilmQuery(search);
      expect(atMs === null || Number.isFinite(atMs)).toBe(true);
    }),
  );
});

const plain = { code: '', shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
const pressed = (key: string) => filmKey({ ...plain, key }, 4);

it.each([
  [' ', { does: 'toggle' }],
  ['k', { does: 'toggle' }],
  ['K', { does: 'toggle' }],
  ['f', { does: 'fullScreen' }],
  ['ArrowLeft', { does: 'step', by: -1 }],
  ['ArrowRight', { does: 'step', by: 1 }],
  ['Home', { does: 'start' }],
  ['End', { does: 'end' }],
  ['1', { does: 'label', index: 0 }],
  ['4', { does: 'label', index: 3 }],
  ['5', null],
  ['0', null],
  ['Tab', null],
  ['constructor', null],
])('§2.59 demo video: the key %j triggers %j', (key, command) => {
  expect(pressed(key)).toEqual(command);
});

it('§2.59 demo video: keys work in layouts of other scripts', () => {
  expect(filmKey({ ...plain, key: 'л', code: 'KeyK' }, 4)).toEqual({ does: 'toggle' });
  expect(filmKey({ ...plain, key: '٢', code: 'Digit2' }, 4)).toEqual({ does: 'label', index: 1 });
});

it('§2.60 demo video: a key with Alt, Ctrl, or Cmd is left to the browser', () => {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
    expect(filmKey({ ...plain, key: 'k', [modifier]: true }, 4)).toBeNull();
  }
});

it('§2.54 demo video: times have leading zeros', () => {
  expect([0, 5_999, 28_000, 61_000].map(playTimeText)).toEqual(['0:00', '0:05', '0:28', '1:01']);
  expect([0, 8_038.9, 86_399].map(clockText)).toEqual(['00:00:00', '02:13:58', '23:59:59']);
});
