import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { globals } from '#src/design/global.ts';
import { getCssText, reset } from '#src/design/stitches.config.ts';
import { consoleColors, dark, light, printedConsole } from '#src/design/tokens.ts';
import { Frame } from '#src/features/workspace/chatbot/preview-host/preview-host.styles.ts';

/** Returns the declarations in blocks of a matching at-rule, or all others. */
function declarations(css: string, query: RegExp, isInside: boolean): string {
  const open: string[] = [];
  let found = '';
  for (const [, text = '', brace] of css.matchAll(/([^{}]*)([{}])/g)) {
    if (brace === '{') open.push(text.trim());
    else {
      if (open.some((prelude) => query.test(prelude)) === isInside) found += `${text};`;
      open.pop();
    }
  }
  return found;
}

let css = '';
beforeAll(() => {
  reset();
  globals();
  renderToStaticMarkup(createElement(Frame));
  css = getCssText();
});

const luminance = (hex: string) => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

test('print: no page sets dark tokens outside the screen', () => {
  const onScreen = declarations(css, /^@media screen/, true);
  const elsewhere = declarations(css, /^@media screen/, false);
  for (const [name, color] of Object.entries(dark)) {
    expect(onScreen).toContain(`--colors-${name}:${color}`);
    if (color === light[name as keyof typeof light]) continue;
    expect(elsewhere).not.toContain(`--colors-${name}:${color}`);
  }
  expect(elsewhere).not.toMatch(/color-scheme:dark/);
});

test('§20.9 print: consoles take colors that are legible on white paper', () => {
  const onPaper = declarations(css, /^@media print/, true);
  for (const [name, token] of Object.entries(printedConsole)) {
    const color: string = light[token];
    expect(onPaper).toContain(`--colors-${name}:${color}`);
    if (/Ink|Muted|Live|Bad|Info/.test(name))
      expect(1.05 / (luminance(color) + 0.05), name).toBeGreaterThanOrEqual(4.5);
  }
  const unchanged = Object.keys(consoleColors).filter((name) => !(name in printedConsole));
  expect(unchanged).toEqual(['conSun', 'onSun']);
});
