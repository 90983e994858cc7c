/** One file that breaks a rule: where it is put, what it holds, and how the gate names the break. */
export type Violation = { rule: string; file: string; code: string; named: string };

const imports = 'eslint(no-restricted-imports)';

const restricted = (folder: string, file: string, specifiers: string[]): Violation[] =>
  specifiers.map((specifier, index) => ({
    rule: `${folder} imports ${specifier}`,
    file: file.replace('*', `planted-${index}`),
    code: `import { planted } from '${specifier}';\nexport const used = planted;\n`,
    named: imports,
  }));

const impure = (name: string, expression: string, named: string): Violation => ({
  rule: `machines use ${name}`,
  file: `machines/planted/impure-${name.replace(/\W/g, '-')}.ts`,
  code: `export const planted: unknown = ${expression};\n`,
  named,
});

/** What the linter must refuse: at least one violation for each folder's row of import rules. */
export const lintViolations: Violation[] = [
  ...restricted('content', 'content/*.ts', [
    'xstate',
    'react',
    '../machines/index',
    '../src/lib/x',
  ]),
  ...restricted('content', 'content/agents/*.ts', ['../../src/lib/random', '../../tests/model']),
  ...restricted('machines', 'machines/planted/*.ts', [
    'react',
    '@xstate/react',
    'node:fs',
    '../../src/lib/random',
    '../../tests/model',
  ]),
  impure('fetch', "fetch('/')", 'eslint(no-restricted-globals)'),
  impure('Date.now', 'Date.now()', 'eslint(no-restricted-globals)'),
  impure('new Date', 'new Date()', 'eslint(no-restricted-globals)'),
  impure('timers', 'setTimeout(() => undefined, 1)', 'eslint(no-restricted-globals)'),
  impure('DOM globals', 'document.title', 'eslint(no-restricted-globals)'),
  impure('Math.random', 'Math.random()', 'eslint(no-restricted-properties)'),
  ...restricted('src/lib', 'src/lib/*.ts', [
    'react',
    'xstate',
    '../services/storage',
    '../../machines/index',
    '../../content/constants',
  ]),
  ...restricted('src/design', 'src/design/*.ts', [
    'xstate',
    '../lib/random',
    '../ui/button',
    '../../content/brand',
  ]),
  ...restricted('src/diagrams', 'src/diagrams/*.ts', [
    'xstate',
    'node:fs',
    'react-dom',
    '@stitches/react',
    '../lib/random',
    '../design/stitches.config',
    '../services/storage',
    '../ui/button',
  ]),
  ...restricted('src/services', 'src/services/*.ts', [
    'react',
    'xstate',
    '../ui/button',
    '../views/hero-form/hero-form',
    '../../machines/index',
  ]),
  ...restricted('src/binding', 'src/binding/*.ts', [
    'react-dom',
    '../ui/button',
    '../../machines/index',
  ]),
  ...restricted('src/ui', 'src/ui/*.tsx', [
    '@stitches/react',
    '@xstate/react',
    '../services/storage',
    '../../machines/index',
    '../../content/brand',
  ]),
  ...restricted('src/views', 'src/views/planted/*.tsx', [
    '@stitches/react',
    '@xstate/react',
    '../hero-form/hero-form',
    '../../views/hero-form/hero-form',
    '../../pages/home-page',
    '../../routes/__root',
    '../../router',
    '../../diagrams/layout',
    '../../widget/mount',
  ]),
  ...restricted('src/widget', 'src/widget/*.ts', [
    'xstate',
    'react',
    '../../machines/chat-widget/chat-widget.machine',
    '../services/storage',
    '../ui/button',
    '../design/stitches.config',
    '../views/chat-widget/ChatPreview',
  ]),
  ...restricted('src/pages', 'src/pages/*.tsx', [
    'xstate',
    '@stitches/react',
    '../services/storage',
    '../../machines/index',
    '../routes/__root',
  ]),
  ...restricted('src/routes', 'src/routes/*.tsx', [
    '../services/storage',
    '../design/tokens',
    '../views/hero-form/hero-form',
    '../ui/button',
  ]),
  ...restricted('src/atlas', 'src/atlas/*.tsx', [
    '@stitches/react',
    '@xstate/react',
    'elkjs',
    'node:fs',
    '../pages/home',
    '../routes/__root',
    '../server/page-html',
    '../../tests/model',
  ]),
  ...restricted('src/pages', 'src/pages/atlas-*.tsx', ['../atlas/router']),
  ...restricted('src/views', 'src/views/planted/atlas-*.tsx', ['../../atlas/router']),
  ...restricted('src/server', 'src/server/*.ts', ['react', '../services/storage', '../ui/button']),
  ...restricted('src', 'src/*.ts', ['@stitches/react', '../tests/model', '../e2e/fixtures']),
  {
    rule: 'a page sets inner HTML',
    file: 'src/pages/planted-danger.tsx',
    code: "export const Planted = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n",
    named: 'react(no-danger)',
  },
  {
    rule: 'a promise floats',
    file: 'src/services/planted-promise.ts',
    code: 'export function planted() {\n  Promise.reject(new Error());\n}\n',
    named: 'typescript(no-floating-promises)',
  },
  {
    rule: 'any is written',
    file: 'src/lib/planted-any.ts',
    code: 'export const planted = (value: any): unknown => value;\n',
    named: 'typescript(no-explicit-any)',
  },
  {
    rule: 'a test is focused',
    file: 'tests/lib/planted-focus.test.ts',
    code: "import { expect, test } from 'vitest';\ntest.only('§1 x', () => expect(1).toBe(1));\n",
    named: 'no-focused-tests',
  },
  {
    rule: 'a test is skipped',
    file: 'tests/lib/planted-skip.test.ts',
    code: "import { expect, test } from 'vitest';\ntest.skip('§1 x', () => expect(1).toBe(1));\n",
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

/** What the import rules must let through: a rule that refuses everything would hold nothing. */
export const allowedImports: Allowed[] = [
  permitted('content/agents/allowed.ts', ['../schema', './other']),
  permitted('machines/allowed/allowed.ts', ['xstate', '../../content/constants', '../model']),
  permitted('src/lib/allowed.ts', ['./random']),
  permitted('src/lib/allowed-types.ts', ['../../content/brand'], true),
  permitted('src/design/allowed.ts', ['@stitches/react', './tokens']),
  permitted('src/services/allowed.ts', ['../lib/random', '../../content/brand', './clock']),
  permitted('src/services/allowed-types.ts', ['../../machines/index'], true),
  permitted('src/diagrams/allowed.ts', [
    'react',
    'react-dom/server',
    'elkjs/lib/elk.bundled.js',
    '../design/tokens',
    '../../machines/chart',
    '../../content/brand',
    './drawing',
  ]),
  permitted('src/ui/allowed.tsx', [
    'react',
    '@tanstack/react-router',
    'lucide-react',
    '../design/tokens',
    '../lib/random',
    './button',
  ]),
  permitted('src/binding/allowed.ts', [
    'react',
    'xstate',
    '@xstate/react',
    '../services/workspace-store',
    '../../content/sample/workspace',
    './inspection',
  ]),
  permitted('src/views/allowed/allowed.tsx', [
    'react',
    'xstate',
    '@tanstack/react-router',
    'lucide-react',
    '../../binding/use-machine',
    '../../../machines/index',
    '../../../content/brand',
    '../../services/clock',
    '../../ui/button',
    '../../design/stitches.config',
    '../../lib/random',
    './sibling',
  ]),
  permitted('src/views/allowed/widget.tsx', ['../../widget/load-widget']),
  permitted('src/widget/allowed.ts', [
    'virtual:chat-table',
    'virtual:widget-look',
    '../../machines/chat-widget/chat-steps',
    '../../content/chat-widget',
    '../lib/faq-match',
    '../design/tokens',
    './make',
  ]),
  permitted('src/pages/allowed.tsx', [
    'react',
    '@tanstack/react-router',
    'lucide-react',
    '../views/hero-form/HeroForm',
    '../ui/button',
    '../design/stitches.config',
    '../lib/random',
    '../../content/brand',
  ]),
  permitted('src/routes/_site/allowed.tsx', [
    '@tanstack/react-router',
    '../../pages/home',
    '../../lib/page-head',
    '../../binding/inspection',
    '../../../content/brand',
    '../../../machines/index',
  ]),
  permitted('src/atlas/allowed.tsx', [
    'react',
    'xstate',
    'lucide-react',
    '@tanstack/react-router',
    'virtual:drawings',
    '../binding/use-machine',
    '../diagrams/drawing',
    '../services/clock',
    '../views/theme-choice/ThemeSwitch',
    '../ui/button',
    '../design/stitches.config',
    '../lib/random',
    '../../content/brand',
    '../../machines/index',
    './links',
  ]),
  permitted('src/server/allowed.ts', [
    'node:http',
    'node:fs/promises',
    'vite',
    '../../content/brand',
    '../lib/page-head',
    '../diagrams/svg-file',
    './collector',
  ]),
];

/** What the compiler must refuse: each project sees its own globals and its own references only. */
export const typeViolations: Violation[] = [
  {
    rule: 'machines reach for the DOM',
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
    rule: 'machines import from src',
    file: 'machines/planted-import.ts',
    code: "export { planted } from '../src/lib/planted-target';\n",
    named: 'TS6307',
  },
  {
    rule: 'content imports from machines',
    file: 'content/planted-import.ts',
    code: "export { machines } from '../machines/index';\n",
    named: 'TS6307',
  },
  {
    rule: 'content reaches for the DOM',
    file: 'content/planted-dom.ts',
    code: 'export const planted = window.name;\n',
    named: 'TS2304',
  },
  {
    rule: 'the server reaches for the DOM',
    file: 'src/server/planted-dom.ts',
    code: 'export const planted = document.title;\n',
    named: 'TS2584',
  },
  {
    rule: 'a diagram reaches for the DOM',
    file: 'src/diagrams/planted-dom.ts',
    code: 'export const planted = document.title;\n',
    named: 'TS2584',
  },
  {
    rule: 'tests take an item for granted',
    file: 'tests/planted-index.ts',
    code: 'export const planted = (list: string[]): string => list[0];\n',
    named: 'TS2322',
  },
  {
    rule: 'src/lib reaches for the DOM',
    file: 'src/lib/planted-dom.ts',
    code: 'export const planted = document.title;\n',
    named: 'TS2584',
  },
  {
    rule: 'src/lib reaches for storage',
    file: 'src/lib/planted-storage.ts',
    code: "export const planted = localStorage.getItem('x');\n",
    named: 'TS2304',
  },
  {
    rule: 'an item of a list is taken for granted',
    file: 'src/lib/planted-index.ts',
    code: 'export const planted = (list: string[]): string => list[0];\n',
    named: 'TS2322',
  },
];
