import { dirname, join } from 'node:path/posix';

/**
 * The import rules. `node tests/architecture/write-rules.mjs` writes the linter's settings and the
 * table of `src/docs/architecture.md` from them.
 */

/**
 * @typedef {object} Limit An exception to what a row allows.
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
 */

const tokensOnly = {
  regex: '^#src/design/(global|stitches\\.config)\\.',
  message: 'From design, only the tokens.',
};

const toolbox = ['src/hydration', 'src/ui', 'src/design', 'src/lib', 'content'];
const behind = ['src/binding', 'machines', 'src/services'];
const common = [...behind, ...toolbox];
const inReact = ['react', 'react-dom', 'xstate', 'lucide', '@tanstack/react-router'];

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
    packages: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@stitches/react',
      '@fontsource-variable/**',
    ],
  },
  {
    folder: 'src/services',
    imports: ['src/lib', 'content'],
    types: ['machines'],
    packages: ['valibot', 'virtual:form-targets'],
  },
  {
    folder: 'src/ui',
    imports: ['src/design', 'src/lib'],
    packages: ['react', '@tanstack/react-router', 'lucide'],
  },
  {
    folder: 'src/hydration',
    imports: ['src/ui', 'src/services', 'src/design', 'content'],
    packages: ['react', '@tanstack/react-router'],
  },
  { folder: 'src/binding', imports: [], packages: ['xstate', '@xstate/react'] },
  { folder: 'src/features/theme', imports: common, packages: inReact },
  { folder: 'src/features/page', imports: ['src/features/theme', ...common], packages: inReact },
  ...['site', 'leads', 'film', 'privacy'].map((name) => ({
    folder: `src/features/${name}`,
    imports: ['src/features/page', 'src/features/theme', ...common],
    packages: inReact,
  })),
  {
    folder: 'src/features/workspace',
    imports: ['src/features/page', 'src/features/theme', ...common, 'src/widget'],
    packages: [
      ...inReact,
      '@tanstack/react-virtual',
      'papaparse',
      'valibot',
      '@date-fns/tz',
      'chardet',
      'pdfjs-dist',
      'pdfjs-dist/**',
    ],
    limits: [
      {
        regex: '^#src/widget/(?:[^lp]|lo[^a])',
        message: 'From widget, only the chat loader and types.',
        typesAllowed: true,
      },
    ],
  },
  {
    folder: 'src/routes',
    imports: ['src/features', 'src/binding', 'src/lib', 'machines', 'content'],
    packages: ['react', 'xstate', '@tanstack/react-router'],
  },
  {
    folder: 'src/widget',
    imports: ['machines', 'src/lib', 'src/design', 'content'],
    types: ['src/atlas/kit'],
    packages: ['virtual:chat-table', 'virtual:widget-styles'],
    limits: [
      tokensOnly,
      {
        regex: '\\.machine\\.ts$',
        message: 'Runs the chat from its table: XState is too large.',
      },
    ],
  },
  { folder: 'src/atlas/kit', imports: [], types: ['machines'], packages: ['xstate'] },
  {
    folder: 'src/atlas/drawings',
    imports: ['src/atlas/kit', 'machines', 'src/design', 'content'],
    packages: ['react', 'react-dom', 'react-dom/server', 'elkjs', 'elkjs/**'],
    limits: [
      tokensOnly,
      {
        regex: '^react-dom($|/client)',
        message: 'From react-dom, only the server.',
      },
    ],
  },
  {
    folder: 'src/atlas/app',
    imports: [
      'src/atlas/kit',
      'src/atlas/drawings',
      'src/features/page',
      'src/features/theme',
      ...common,
    ],
    packages: ['react', 'xstate', 'lucide', '@tanstack/react-router'],
  },
  {
    folder: 'src/server',
    imports: ['src/atlas/kit', 'src/atlas/drawings', 'machines', 'src/lib', 'content'],
    packages: [
      'node:*',
      'node:*/**',
      'vite',
      '@vitejs',
      '@vitejs/**',
      'xstate',
      '@resvg',
      '@resvg/**',
      'compression',
      'mime-types',
      'negotiator',
      'send',
      'valibot',
    ],
    limits: [
      {
        regex: '^#machines/(?!shared/email-address\\.ts$)',
        message: 'From machines, only the check of email addresses.',
      },
    ],
  },
];

/** Folders that may import anything and that no other folder may import. */
export const free = ['src/entries', 'tests', 'e2e'];

const isIn = (/** @type {string} */ folder) => (/** @type {string} */ path) =>
  path === folder || path.startsWith(`${folder}/`);

/** Returns the row of the folder that a file is in. */
const rowOf = (/** @type {string} */ path) => matrix.find(({ folder }) => isIn(folder)(path));

/** Returns true if a pattern of a row matches a package or one of its modules. */
const matchesPattern = (/** @type {string} */ name, /** @type {string} */ pattern) =>
  pattern.endsWith('*') ? name.startsWith(pattern.replace(/\*+$/, '')) : name === pattern;

/** Returns true if the rules allow a file to import values by a specifier. */
export function mayImport(/** @type {string} */ from, /** @type {string} */ specifier) {
  const importer = rowOf(from);
  if (!/^[#./]/.test(specifier))
    return importer?.packages.some((pattern) => matchesPattern(specifier, pattern)) ?? true;
  const to = specifier.startsWith('#')
    ? specifier.slice(1)
    : join(specifier.startsWith('/') ? '.' : dirname(from), specifier);
  if (!importer) return !/^(tests|e2e)\//.test(to);
  if (importer.limits?.some(({ regex }) => new RegExp(regex).test(`#${to}`))) return false;
  return [importer.folder, ...importer.imports].some((folder) => isIn(folder)(to));
}
