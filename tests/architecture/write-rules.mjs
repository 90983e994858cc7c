import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { free, matrix } from './import-matrix.mjs';

/** @typedef {import('./import-matrix.mjs').Row} Row */
/** @typedef {{ files: string[], rules: Record<string, unknown> }} Override */

const root = join(import.meta.dirname, '../..');
const styleText = readFileSync(join(root, '.oxfmtrc.json'), 'utf8');
const style = /** @type {import('oxfmt').FormatConfig} */ (JSON.parse(styleText));
const rule = 'no-restricted-imports';
const folders = [...matrix.map(({ folder }) => folder), ...free];
/** Relative specifiers stay inside a row: they may not enter a sibling folder. */
const names = [...new Set(['src', ...folders.map((folder) => folder.replace(/^.*\//, ''))])];
const outside = `^\\.\\./(\\.\\.(/|$)|(${names.join('|')})(/|$))`;
const leaving = 'Import files beyond the parent folder by alias: #src/….';

/** Returns the folders that a row rejects entirely. */
function refusedFolders(/** @type {Row} */ { folder, imports, types = [] }) {
  const open = [folder, ...imports, ...types];
  return folders.filter((name) => !open.some((prefix) => `${name}/`.startsWith(`${prefix}/`)));
}

/** Lists what a row allows: folders, then packages. */
function allowed(/** @type {Row} */ { imports, types = [], packages }) {
  const short = [...new Set(packages.map((name) => name.replace('/**', '')))];
  return {
    folders: [...imports, ...types.map((name) => `types of ${name}`)],
    // A package is listed by its parts if only they are allowed.
    packages: short.filter(
      (name) =>
        packages.includes(`${name}/**`) ||
        !packages.some((prefix) => prefix.startsWith(`${name}/`)),
    ),
  };
}

/** Returns the linter's patterns of a row. */
function patterns(/** @type {Row} */ row) {
  const { folders: named, packages } = allowed(row);
  const list = [...named, ...packages].join(', ') || 'nothing outside it';
  const message = `${row.folder} may import ${list}; see tests/architecture/import-matrix.mjs.`;
  const below = row.packages.filter((name) => name.includes('/'));
  const whole = row.packages.filter((name) => !name.includes('/'));
  const again = (/** @type {string[]} */ some) => some.map((name) => `!${name}`);
  return [
    { regex: `^#(${refusedFolders(row).join('|')})/`, message },
    { regex: outside, message: leaving },
    ...(row.types ?? []).map((name) => ({
      regex: `^#${name}/`,
      message,
      allowTypeImports: true,
    })),
    ...(row.limits ?? []).map(({ typesAllowed, ...limit }) => ({
      ...limit,
      ...(typesAllowed && { allowTypeImports: true }),
    })),
    {
      group: ['*', ...again(whole), '*/**', ...again(below), '!.*', '!.*/**', '!#*', '!#*/**'],
      message,
    },
  ];
}

/** The linter's settings with the import rules of the matrix. */
function linterSettings(/** @type {string} */ text) {
  const settings = /** @type {{ overrides: Override[] }} */ (JSON.parse(text));
  const rows = new Set(matrix.map(({ folder }) => `${folder}/**`));
  settings.overrides = settings.overrides.filter(
    ({ files, rules }) =>
      rows.has(files.join()) || Object.keys(rules).join() !== rule || files.length > 1,
  );
  for (const row of matrix) {
    const files = `${row.folder}/**`;
    const isMeant = (/** @type {Override} */ entry) => entry.files.join() === files;
    const found = settings.overrides.find(isMeant);
    const override = found ?? { files: [files], rules: {} };
    if (!found) settings.overrides.push(override);
    override.rules[rule] = ['error', { patterns: patterns(row) }];
  }
  return JSON.stringify(settings, null, 2);
}

/** Returns the architecture document with the table of the matrix. */
function importTable(/** @type {string} */ text) {
  const rows = matrix.map((row) => {
    const { folders: named, packages } = allowed(row);
    const limits = (row.limits ?? []).map(({ message }) => message);
    return `| \`${row.folder}\` | ${named.join(', ')} | ${packages.join(', ')} | ${limits.join(' ')} |`;
  });
  const table = ['| folder | may import | packages | limits |', '| - | - | - | - |', ...rows].join(
    '\n',
  );
  const between = /(?<=<!-- import rules -->)[^]*(?=<!-- \/import rules -->)/;
  return text.replace(between, () => `\n\n${table}\n\n`);
}

/** The generated files, with their current and their expected text. */
export function rulesFiles() {
  const files = [
    { name: '.oxlintrc.json', write: linterSettings },
    { name: 'src/docs/architecture.md', write: importTable },
  ];
  return Promise.all(
    files.map(async ({ name, write }) => {
      const path = join(root, name);
      const text = readFileSync(path, 'utf8');
      const { code } = await format(path, write(text), style);
      return { name, path, text, wanted: code };
    }),
  );
}

if (process.argv[1] === import.meta.filename) {
  for (const { path, wanted } of await rulesFiles()) writeFileSync(path, wanted);
}
