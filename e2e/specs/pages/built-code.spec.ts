import { readFileSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { builtFiles } from '#e2e/support/pages/built-pages.ts';
import { expect, testWithoutPage as test } from '#e2e/support/browser/fixtures.ts';

const root = join(import.meta.dirname, '../../..');
const dist = join(root, 'dist');
const files = builtFiles
  .filter((file) => statSync(join(dist, file)).isFile())
  .map((file) => ({ file, text: readFileSync(join(dist, file), 'latin1') }));
const code = files.filter(({ file }) => file.endsWith('.js'));

/** Allowed console calls, by their arguments, each with the reason. */
const expectedLines: [call: RegExp, why: string][] = [
  [/^info\(`Continue with Google`\)/, '§2.72 sign-in: the button only logs'],
  [
    /^error\(\w+ instanceof Error\?\w+\.message:String\(\w+\)\)/,
    '§8.1: the reason why a form was not sent',
  ],
  [/^warn\(\w+\)/, 'React: an uncaught error, without console.error'],
  [/^error\(\w+\)/, 'React and the router: an uncaught error'],
  [/^error\)/, 'the router: a failed navigation'],
  [/^log\.bind\(console\),devTools/, 'XState: its `log` action, which no machine uses'],
  [
    /^error\(`forceFrameRate takes a positive int/,
    'React’s scheduler: a function that is never called',
  ],
  [
    /^warn\(`Duplicate headers found and renamed\.`/,
    'PapaParse: duplicate headers in a customer’s file',
  ],
  [
    /^(?:info\(`Info: |log\(`Deprecated |warn\(["`](?:`Web|using )|warn\)\(`OpenJPEG|(?:log|error)\.bind\(console\)[,;])/,
    'PDF.js: remarks on files, which its verbosity turns off',
  ],
  [/^warn\(`Missing attribute name '/, 'TanStack Virtual: an error in our markup'],
];

test('supply chain: the built site contains and references no source maps', () => {
  expect(code.length).toBeGreaterThan(50);
  expect(files.filter(({ file }) => file.endsWith('.map'))).toEqual([]);
  const referencing = files.filter(({ text }) => /sourceMappingURL|sourcesContent/.test(text));
  expect(referencing.map(({ file }) => file)).toEqual([]);
});

test('loading: no file imports the app’s entry', () => {
  const importing = code.filter(({ text }) => /(?:from|import)"\.\/client-/.test(text));
  expect(importing.map(({ file }) => file)).toEqual([]);
});

test('supply chain: the built site contains no path of the build machine', () => {
  const buildPaths = [
    root,
    homedir(),
    tmpdir(),
    dirname(process.execPath),
    'node_modules/',
    'file:///',
  ];
  const leaks = files.flatMap(({ file, text }) =>
    buildPaths
      .filter((path) => path.length > 1 && text.includes(path))
      .map((path) => ({ file, path })),
  );
  expect(leaks).toEqual([]);
});

test('supply chain: the built site contains no environment values except public ones', () => {
  const secret = Object.entries(process.env).filter(
    ([name, value = '']) =>
      !name.startsWith('VITE_') && value.length >= 12 && !/^https?:$/.test(value),
  );
  expect(secret.length).toBeGreaterThan(0);
  const leaks = files.flatMap(({ file, text }) =>
    secret.filter(([, value = '']) => text.includes(value)).map(([name]) => ({ file, name })),
  );
  expect(leaks).toEqual([]);
  const reading = code.filter(({ text }) => /process\.env\b|import\.meta\.env\b/.test(text));
  expect(reading.map(({ file }) => file)).toEqual([]);
});

test('supply chain: the built code writes only the specified lines to the console', () => {
  const calls = code.flatMap(({ file, text }) =>
    [...text.matchAll(/\bconsole\.((?:log|debug|info|warn|error|trace|table|dir)\b.{0,60})/g)].map(
      ([, call = '']) => ({ file, call }),
    ),
  );
  expect(calls.length).toBeGreaterThan(0);
  const unexpected = calls.filter(
    ({ call }) => !expectedLines.some(([pattern]) => pattern.test(call)),
  );
  expect(unexpected).toEqual([]);
  const unused = expectedLines.filter(([pattern]) => !calls.some(({ call }) => pattern.test(call)));
  expect(unused.map(([, why]) => why)).toEqual([]);
});
