import { expect, it } from 'vitest';
import { isPlainEscape, shortcutKey } from '#src/services/browser/key-presses.ts';

const pressed = (key: string, code: string, shiftKey = false) =>
  shortcutKey({ key, code, shiftKey });

it.each([
  ['Caps Lock', 'J', 'KeyJ', 'j'],
  ['Russian', 'о', 'KeyJ', 'j'],
  ['Arabic', 'ت', 'KeyJ', 'j'],
  ['Arabic lam-alef', 'لا', 'KeyB', 'b'],
  ['Arabic digits', '٥', 'Digit5', '5'],
  ['Thai', '่', 'KeyJ', 'j'],
  ['Korean', 'ㅓ', 'KeyJ', 'j'],
  ['Russian period', '.', 'Slash', '/'],
  ['Arabic slash key', 'ظ', 'Slash', '/'],
])('§2.110 shortcuts: a key of the layout %s counts as its US key', (_, key, code, expected) => {
  expect(pressed(key, code)).toBe(expected);
});

it.each([
  ['Russian comma', ',', 'Slash', '?'],
  ['Arabic question mark', '؟', 'Slash', '?'],
  ['Russian letter', 'О', 'KeyJ', 'J'],
  ['letter with Caps Lock', 'j', 'KeyJ', 'J'],
  ['US question mark', '?', 'Slash', '?'],
  ['German underscore', '_', 'Slash', '_'],
  ['AZERTY section sign', '\u00a7', 'Slash', '\u00a7'],
  ['AZERTY period', '.', 'Slash', '.'],
])('shortcuts: %s, “%s” on %s with Shift, counts as %s', (_, key, code, expected) => {
  expect(pressed(key, code, true)).toBe(expected);
});

it.each([
  ['Dvorak', 'j', 'KeyC'],
  ['Dvorak', 'z', 'Slash'],
  ['Dvorak', '.', 'KeyE'],
  ['AZERTY', ',', 'KeyM'],
  ['AZERTY', 'é', 'Digit2'],
  ['Swedish', 'ö', 'Semicolon'],
  ['Greek', '/', 'Slash'],
  ['Hebrew', '/', 'KeyQ'],
  ['no code', 'k', ''],
  ['a named key', 'Escape', 'Escape'],
  ['a named key', 'ArrowLeft', 'Numpad4'],
  ['a dead key', 'Dead', 'KeyJ'],
  ['an input method', 'Process', 'KeyJ'],
  ['another script without a code', 'о', ''],
])('shortcuts: %s keeps its key %s', (_, key, code) => {
  expect(pressed(key, code)).toBe(key);
});

const escape = {
  key: 'Escape',
  keyCode: 27,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
};

it.each([
  ['Escape', {}, true],
  ['Escape that ends a composition', { isComposing: true }, false],
  ['Escape that ends a composition in Safari', { keyCode: 229 }, false],
  ['Escape with Shift', { shiftKey: true }, false],
  ['Escape with Alt', { altKey: true }, false],
  ['Escape with Control', { ctrlKey: true }, false],
  ['Escape with Meta', { metaKey: true }, false],
  ['Enter', { key: 'Enter', keyCode: 13 }, false],
])('§2.132 shortcuts: %s leaves a field: %s', (_, change, expected) => {
  expect(isPlainEscape({ ...escape, ...change })).toBe(expected);
});
