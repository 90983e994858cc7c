import { readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, testWithoutPage as test } from '#e2e/support/browser/fixtures.ts';

const root = join(import.meta.dirname, '../../..');
const dist = join(root, 'dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => statSync(join(dist, file)).isFile())
  .map((file) => ({ file, text: readFileSync(join(dist, file), 'latin1') }));
const code = files.filter(({ file }) => file.endsWith('.js'));

/** What the code may write to the console, by what the call is given, and why. */
const expectedLines: [call: RegExp, why: string][] = [
  [/^info\(`Continue with Google`\)/, '§2 sign-in: the button only logs'],
  [/^error\(\w+ instanceof Error\?\w+\.message:String\(\w+\)\)/, '§8: why a form was not sent'],
  [/^warn\(\w+\)/, 'React: an error that nothing caught, where there is no console.error'],
  [/^error\(\w+\)/, 'React and the router: an error that nothing caught'],
  [/^error\)/, 'the router: a navigation that failed'],
  [/^log\.bind\(console\),devTools/, 'XState: its `log` action, which no machine has'],
  [/^error\(`forceFrameRate takes a positive int/, 'React’s scheduler: a call that is never made'],
  [/^warn\(`Duplicate headers found and renamed\.`/, 'PapaParse: a file that a customer chose'],
  [/^warn\(`Missing attribute name '/, 'TanStack Virtual: a mistake in our markup'],
];

test('supply: the site that is built has no source map, and names none', () => {
  expect(code.length).toBeGreaterThan(50);
  expect(files.filter(({ file }) => file.endsWith('.map'))).toEqual([]);
  const naming = files.filter(({ text }) => /sourceMappingURL|sourcesContent/.test(text));
  expect(naming.map(({ file }) => file)).toEqual([]);
});

test('loading: no file starts the app by importing its entry', () => {
  const importing = code.filter(({ text }) => /(?:from|import)"\.\/client-/.test(text));
  expect(importing.map(({ file }) => file)).toEqual([]);
});

test('supply: the site that is built holds no path of the machine that built it', () => {
  const places = [
    root,
    homedir(),
    tmpdir(),
    dirname(process.execPath),
    'node_modules/',
    'file:///',
  ];
  const naming = files.flatMap(({ file, text }) =>
    places
      .filter((place) => place.length > 1 && text.includes(place))
      .map((place) => ({ file, place })),
  );
  expect(naming).toEqual([]);
});

test('supply: the site that is built holds no value of the environment but the public ones', () => {
  const secret = Object.entries(process.env).filter(
    ([name, value = '']) =>
      !name.startsWith('VITE_') && value.length >= 12 && !/^https?:$/.test(value),
  );
  expect(secret.length).toBeGreaterThan(0);
  const telling = files.flatMap(({ file, text }) =>
    secret.filter(([, value = '']) => text.includes(value)).map(([name]) => ({ file, name })),
  );
  expect(telling).toEqual([]);
  const asking = code.filter(({ text }) => /process\.env\b|import\.meta\.env\b/.test(text));
  expect(asking.map(({ file }) => file)).toEqual([]);
});

test('supply: the code that is built writes to the console what is specified, and nothing else', () => {
  const calls = code.flatMap(({ file, text }) =>
    [...text.matchAll(/\bconsole\.((?:log|debug|info|warn|error|trace|table|dir)\b.{0,60})/g)].map(
      ([, call = '']) => ({ file, call }),
    ),
  );
  expect(calls.length).toBeGreaterThan(0);
  const odd = calls.filter(({ call }) => !expectedLines.some(([pattern]) => pattern.test(call)));
  expect(odd).toEqual([]);
  const unused = expectedLines.filter(([pattern]) => !calls.some(({ call }) => pattern.test(call)));
  expect(unused.map(([, why]) => why)).toEqual([]);
});
