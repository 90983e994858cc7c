import { dirname, join } from 'node:path/posix';

/**
 * Who may import whom. `node tests/architecture/write-rules.mjs` writes the linter's import rules
 * and the README's table from it.
 */

/**
 * @typedef {object} Limit Something refused within what a row allows.
 * @property {string} regex
 * @property {string} message
 * @property {boolean} [typesAllowed]
 */

/**
 * @typedef {object} Row
 * @property {string} folder
 * @property {string[]} imports Folders it may import, besides its own.
 * @property {string[]} [types] Folders of which it may import types only.
 * @property {string[]} packages Patterns as in .gitignore.
 * @property {Limit[]} [limits]
 * @property {string} [start] What comes before a folder's name in a specifier, as a regex.
 * @property {boolean} [entries] Whether it may import the files directly in src.
 */

const tokensOnly = {
  regex: '(^|/)design/(global|stitches\\.config)$',
  message: 'Of design it may import the tokens only.',
};

/** @type {Row[]} */
export const matrix = [
  { folder: 'content', imports: [], packages: [] },
  { folder: 'machines', imports: ['content'], packages: ['xstate'] },
  {
    folder: 'src/lib',
    imports: [],
    types: ['content'],
    packages: ['papaparse', 'valibot', '@date-fns/tz'],
  },
  {
    folder: 'src/design',
    imports: [],
    packages: ['react', '@stitches/react', '@fontsource-variable/**'],
  },
  {
    folder: 'src/diagrams',
    imports: ['atlas/kit', 'machines', 'content', 'design'],
    packages: ['react', 'react-dom', 'react-dom/server', 'elkjs', 'elkjs/**'],
    limits: [
      tokensOnly,
      {
        regex: '^react-dom($|/client)',
        message: 'Of react-dom it may import the server only.',
      },
    ],
    // A package may have such a folder too: elkjs/lib.
    start: '^\\.(.*/)?',
  },
  {
    folder: 'src/services',
    imports: ['lib', 'content'],
    types: ['machines'],
    packages: ['valibot'],
  },
  {
    folder: 'src/ui',
    imports: ['design', 'lib'],
    packages: ['react', '@tanstack/react-router', 'lucide-react'],
  },
  {
    folder: 'src/binding',
    imports: ['machines', 'services', 'content'],
    packages: ['react', 'xstate', '@xstate/react'],
  },
  {
    folder: 'src/views',
    imports: ['binding', 'machines', 'services', 'ui', 'design', 'lib', 'content', 'widget'],
    packages: [
      'react',
      'react-dom',
      'xstate',
      'lucide-react',
      '@tanstack/react-virtual',
      '@tanstack/react-router',
    ],
    limits: [
      {
        regex: '(^|/)widget/([^l]|lo[^a])',
        message: 'Of widget it may import what loads the chat, and types.',
        typesAllowed: true,
      },
      {
        regex: '(^|/)views(/|$)',
        message: 'A view imports no other view.',
      },
      {
        regex: '^\\.\\./[^.]',
        message: 'The folder of a view is flat.',
      },
    ],
  },
  {
    folder: 'src/pages',
    imports: ['views', 'ui', 'design', 'lib', 'content'],
    packages: ['react', 'lucide-react', '@tanstack/react-router'],
  },
  {
    folder: 'src/routes',
    imports: ['pages', 'lib', 'content', 'machines', 'binding'],
    packages: ['react', 'xstate', '@tanstack/react-router'],
    entries: true,
  },
  {
    folder: 'src/widget',
    imports: ['machines', 'lib', 'content', 'design'],
    types: ['atlas/kit'],
    packages: ['virtual:chat-table', 'virtual:widget-look'],
    limits: [
      tokensOnly,
      {
        regex: '\\.machine$',
        message: 'It runs the chat by its table: XState is too large for it.',
      },
    ],
  },
  {
    folder: 'src/atlas/kit',
    imports: [],
    types: ['machines'],
    packages: ['xstate'],
    limits: [
      {
        regex: '^(\\.\\./){1,2}[^.]',
        message: 'The kit imports nothing of the pages around it.',
      },
    ],
  },
  {
    folder: 'src/atlas',
    imports: [
      'atlas/kit',
      'machines',
      'diagrams',
      'binding',
      'services',
      'views',
      'ui',
      'design',
      'lib',
      'content',
    ],
    packages: ['react', 'xstate', 'lucide-react', '@tanstack/react-router', 'virtual:drawings'],
    // It has such folders of its own.
    start: '^(\\.\\./)+(src/)?',
  },
  {
    folder: 'src/server',
    imports: ['content', 'lib', 'diagrams'],
    packages: [
      'node:*',
      'node:*/**',
      'vite',
      '@resvg',
      '@resvg/**',
      'compression',
      'mime-types',
      'negotiator',
      'send',
    ],
  },
];

/** How a specifier names a folder. */
export const nameOf = (/** @type {string} */ folder) => folder.replace('src/', '');

/** The row of the folder a file is in. */
const rowOf = (/** @type {string} */ path) =>
  matrix.find(({ folder }) => path.startsWith(`${folder}/`));

/** Whether a package, or a module of one, is meant by one of a row's patterns. */
const isMeant = (/** @type {string} */ name, /** @type {string} */ pattern) =>
  pattern.endsWith('*') ? name.startsWith(pattern.replace(/\*+$/, '')) : name === pattern;

/** Whether the rules let a file import values by a specifier. */
export function mayImport(/** @type {string} */ from, /** @type {string} */ specifier) {
  const importer = rowOf(from);
  if (importer?.limits?.some(({ regex }) => new RegExp(regex).test(specifier))) return false;
  if (!/^[./]/.test(specifier))
    return importer?.packages.some((pattern) => isMeant(specifier, pattern)) ?? true;
  const to = join(specifier.startsWith('/') ? '.' : dirname(from), specifier);
  if (!importer) return !/^(tests|e2e)\//.test(to);
  const imported = rowOf(to);
  if (!imported) return importer.entries === true && to.startsWith('src/');
  return importer === imported || importer.imports.includes(nameOf(imported.folder));
}
