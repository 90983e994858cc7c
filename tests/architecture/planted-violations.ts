import { free, matrix, type Row } from './import-matrix.mjs';

/** A file that breaks one rule, and the gate's name for the violation. */
export type Violation = { rule: string; file: string; code: string; named: string };

const imports = 'eslint(no-restricted-imports)';

const restricted = (folder: string, file: string, specifiers: string[]): Violation[] =>
  specifiers.map((specifier, index) => ({
    rule: `${folder} imports ${specifier}`,
    file: file.replace('*', `planted-${index}`),
    code: `import { planted } from '${specifier}';\nexport const used = planted;\n`,
    named: imports,
  }));

const folders = [...matrix.map(({ folder }) => folder), ...free];
const isBelow = (folder: string, others: string[]) =>
  others.some((candidate) => `${folder}/`.startsWith(`${candidate}/`));

/** Returns the alias of a folder that a row rejects. */
const refusedBy = ({ folder, imports: named, types = [] }: Row): string => {
  const refused = folders.find((candidate) => !isBelow(candidate, [folder, ...named, ...types]));
  return `#${refused}/planted.ts`;
};

const impure = (name: string, expression: string, named: string): Violation => ({
  rule: `machines use ${name}`,
  file: `machines/planted/impure-${name.replace(/\W/g, '-')}.ts`,
  code: `export const planted: unknown = ${expression};\n`,
  named,
});

/** Violations for the linter: one for each rule, and for each row of the import rules. */
export const lintViolations: Violation[] = [
  ...matrix.flatMap((row) =>
    restricted(row.folder, `${row.folder}/planted/*.ts`, [refusedBy(row)]),
  ),
  // In any row: a relative path out of it, a value of a folder of types, and a package.
  ...restricted('src/lib', 'src/lib/planted/*-other.ts', [
    '../../planted',
    '#content/planted.ts',
    'react',
  ]),
  ...restricted('src', 'src/entries/*.ts', ['@stitches/react', '#tests/planted.ts']),
  ...restricted('src/widget', 'src/widget/*-chart.ts', [
    '#machines/chat-widget/chat-widget.machine.ts',
  ]),
  ...restricted('src/widget', 'src/widget/*-design.ts', ['#src/design/stitches.config.ts']),
  ...restricted('workspace', 'src/features/workspace/*-chat.ts', ['#src/widget/mount.ts']),
  impure('fetch', "fetch('/')", 'eslint(no-restricted-globals)'),
  impure('Math.random', 'Math.random()', 'eslint(no-restricted-properties)'),
  {
    rule: 'a page sets inner HTML',
    file: 'src/features/site/planted-danger.tsx',
    code: "export const Planted = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n",
    named: 'react(no-danger)',
  },
  ...[
    "useEffect(() => send({ type: 'range.chosen', fact }), [send, fact]);",
    "useEffect(() => {\n  if (!fact) return;\n  send({ type: 'fact.changed' });\n}, [send, fact]);",
    "useEffect(() => {\n  const isNew = fact !== '';\n  if (isNew) send({ type: 'fact.changed' });\n}, [send, fact]);",
    "useEffect(() => store.subscribe(() => send({ type: 'store.read', all: store.read() })), [send]);",
  ].map((effect, index) => ({
    rule: `an effect sends a value that has another owner, way ${index}`,
    file: `src/features/site/use-planted-effect-${index}.ts`,
    code: `import { useEffect } from 'react';
import { planted as store } from '#src/lib/planted-target.ts';
export function usePlanted(send: (event: object) => void, fact: string) {
  ${effect}
}
`,
    named: 'owners(mirror-effect)',
  })),
  {
    rule: 'a promise is not awaited',
    file: 'src/services/planted-promise.ts',
    code: 'export function planted() {\n  Promise.reject(new Error());\n}\n',
    named: 'typescript(no-floating-promises)',
  },
  {
    rule: 'any is used',
    file: 'src/lib/planted-any.ts',
    code: 'export const planted = (value: any): unknown => value;\n',
    named: 'typescript(no-explicit-any)',
  },
  {
    rule: 'a test is focused',
    file: 'tests/lib/planted-focus.test.ts',
    code: "import { expect, test } from 'vitest';\ntest.only('x', () => expect(1).toBe(1));\n",
    named: 'no-focused-tests',
  },
  {
    rule: 'a test is skipped',
    file: 'tests/lib/planted-skip.test.ts',
    code: "import { expect, test } from 'vitest';\ntest.skip('x', () => expect(1).toBe(1));\n",
    named: 'no-disabled-tests',
  },
];

const permitted = (file: string, specifiers: string[], type = false): Allowed => ({
  file,
  code: specifiers
    .map(
      (from, index) =>
        `export ${type ? 'type ' : ''}{ planted as planted${index} } from '${from}';\n`,
    )
    .join(''),
});

export type Allowed = Pick<Violation, 'file' | 'code'>;

/** Imports that the rules must allow: a rule that rejects everything would prove nothing. */
export const allowedImports: Allowed[] = matrix.flatMap(
  ({ folder, imports: named, types = [], packages, limits = [] }) => [
    permitted(`${folder}/allowed/allowed.ts`, [
      ...named.map(
        (candidate) => `#${candidate}/${candidate === 'src/widget' ? 'load-widget' : 'tokens'}.ts`,
      ),
      ...packages.filter(
        (name) => !name.includes('*') && !limits.some(({ regex }) => new RegExp(regex).test(name)),
      ),
      './sibling',
    ]),
    permitted(
      `${folder}/allowed/types.ts`,
      types.map((candidate) => `#${candidate}/planted.ts`),
      true,
    ),
  ],
);

/** Violations for the compiler: each project sees only its own globals and references. */
export const typeViolations: Violation[] = [
  {
    rule: 'machines use the DOM',
    file: 'machines/planted-dom.ts',
    code: 'export const planted = document.title;\n',
    named: 'TS2584',
  },
  {
    rule: 'machines set a timer',
    file: 'machines/planted-timer.ts',
    code: 'export const planted: unknown = setTimeout(() => undefined, 1);\n',
    named: 'TS2304',
  },
  {
    rule: 'content imports from machines',
    file: 'content/planted-import.ts',
    code: "export { machines } from '#machines/index.ts';\n",
    named: 'TS6307',
  },
  {
    rule: 'the server uses the DOM',
    file: 'src/server/planted-dom.ts',
    code: 'export const planted = document.title;\n',
    named: 'TS2584',
  },
  {
    rule: 'code uses an unchecked array index',
    file: 'src/lib/planted-index.ts',
    code: 'export const planted = (list: string[]): string => list[0];\n',
    named: 'TS2322',
  },
];
