import { parseSync } from 'vite';
import { createElement, memo, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { styled as compiledStyled, css as compiledCss } from '#src/design/compiled.ts';
import { records, recorded } from '#src/design/recorded.ts';
import * as language from '#src/design/stitches.config.ts';
import { callsIn, compiling, recording } from '#src/server/build/style-calls.ts';
import {
  baseRules,
  composerOf,
  rulesOf,
  type Evaluated,
  shortened,
} from '#src/server/build/style-rules.ts';
import type { Node } from '#src/server/build/syntax.ts';

const evaluated = { records, language } as unknown as Evaluated;

const plain = { color: '$ink', '&:hover': { color: 'red' }, '@md': { px: '$4' } };
const varied = {
  display: 'grid',
  variants: {
    size: { small: { padding: 1 }, large: { padding: 2 } },
    busy: { true: { opacity: 0.5 }, false: {} },
  },
  compoundVariants: [{ size: 'large', busy: true, css: { margin: 3 } }],
  defaultVariants: { size: 'small' },
};
const composed = { variants: { busy: { true: { cursor: 'wait' } } } };
const Plain = ({ className, href }: { className?: string; href?: string }) =>
  createElement('a', { className, href });

const props = [
  {},
  { size: 'large' },
  { size: 'large', busy: 'true' },
  { busy: 'false', className: 'own own2', title: 'kept' },
  { as: 'b', size: undefined },
];
const composer = (style: object) => composerOf(style as never, evaluated.language);

test.each([
  ['an object', 'a', [plain]],
  ['variants, compounds and defaults', 'button', [varied]],
  ['an object without rules', 'i', [{}]],
  ['two objects', 'li', [varied, composed]],
  ['a component that takes a class', Plain, [plain]],
])('styles: %s compile to the class names that Stitches generates', (_, type, styles) => {
  const stitches = language.styled as never as (...args: unknown[]) => ComponentType<object>;
  const Evaluated = stitches(type, ...styles);
  const Compiled = compiledStyled(type, ...styles.map(composer)) as ComponentType<object>;
  const Extended = stitches(Evaluated, language.css(plain), composed);
  const Again = compiledStyled(Compiled, compiledCss(composer(plain)), composer(composed));
  for (const input of props) {
    const html = (Component: ComponentType<object>) =>
      renderToStaticMarkup(createElement(Component, input));
    expect(html(Compiled)).toBe(shortened(html(Evaluated)));
    expect(html(Again as ComponentType<object>)).toBe(shortened(html(Extended)));
  }
});

const module = `import { css, globalCss, keyframes, styled as make } from '../design/stitches.config';
export const all = globalCss({ body: { margin: 0 } });
const fade = keyframes({ from: { opacity: 0 } });
const look = css({ color: 'red' });
export const A = make('a', look, { animation: fade, variants: { on: { true: { top: 1 } } } });
export const B = make(Memo, { color: 'blue' });
`;
// The compiler takes most of a minute to compare a type of Stitches with another function's.
const untyped = (value: unknown) => value as (...args: unknown[]) => unknown;
const styled = untyped(language.styled);
const globalCss = untyped(language.globalCss);
const keyframes = untyped(language.keyframes);
const parsed = (code: string) => parseSync('a.tsx', code).program as unknown as Node;
const fail = (message: string, position: number): never => {
  throw new Error(`${message} at ${position}`);
};
const callsOf = (code: string) => callsIn('src/a.ts', parsed(code), fail);
const compiled = (code: string) =>
  compiling(code, { program: parsed(code), calls: callsOf(code) }, evaluated, './compiled', fail);

test('styles: a module keeps only its class names, and the sheet has each rule once', () => {
  expect(recording(module, callsOf(module), './recorded')).toContain(
    `import { recorded } from "./recorded"; import`,
  );
  records.clear();
  recorded('src/a.ts#0', 'globalCss', globalCss)({ body: { margin: 0 } });
  const fade = recorded('src/a.ts#1', 'keyframes', keyframes)({ from: { opacity: 0 } });
  const look = recorded(
    'src/a.ts#2',
    'css',
    language.css as (style: object) => object,
  )({
    color: 'red',
  });
  recorded('src/a.ts#4', 'styled', styled)(memo(Plain), { color: 'blue' });
  const style = { animation: fade, variants: { on: { true: { top: 1 } } } };
  recorded('src/a.ts#3', 'styled', styled)('a', look, style);

  const code = compiled(module);
  const name = shortened(String(fade));
  expect(code).toContain('import { css as css,styled as make } from "./compiled";');
  expect(code).toContain(`const fade = "${name}";`);
  expect(code).toContain(`make('a', look, ${JSON.stringify(composer(style))})`);
  expect(code).toContain(`make(Memo, ${JSON.stringify(composer({ color: 'blue' }))})`);
  expect(code).not.toMatch(/opacity|margin|color|top:/);
  const rules = rulesOf(evaluated, 'src/a.ts');
  for (const rule of ['{color:red}', '{top:1px}', '@keyframes', `{animation:${name}}`])
    expect(rules.split(rule)).toHaveLength(2);
  expect(rules).not.toContain('margin');
  expect(rulesOf(evaluated, 'src/b.ts')).toBe('');
  expect(baseRules(evaluated)).toMatch(/:root.*body\{margin:0\}$/s);
});

test.each([
  ['a call in a function', `const f = () => styled('a', {});`, 'called once'],
  ['an alias', `const make = styled;`, 'can only be called'],
])('styles: %s fails the build with its place', (_, code, message) => {
  records.clear();
  const source = `import { styled } from './stitches.config';\n${code}`;
  expect(() => compiled(source)).toThrow(message);
  expect(() => compiled(source)).toThrow(`at ${source.indexOf('styled', 20)}`);
});
