import { describe, expect, test } from 'vitest';
import { mayImport, matrix } from './import-matrix.mjs';
import {
  codeOf,
  foldersBelow,
  importCircle,
  importGraph,
  sourceFiles,
  topFile,
  type SourceFile,
} from './source-files';

const product = sourceFiles('content', 'machines', 'src');
const typescript = product.filter(({ path }) => /\.tsx?$/.test(path));
const everything = [
  ...sourceFiles('content', 'machines', 'src', 'tests', 'e2e', '.ci'),
  ...['package.json', 'package-lock.json', 'vite.config.ts', '.oxlintrc.json', '.npmrc'].map(
    topFile,
  ),
];
const filesIn = (folder: string) => sourceFiles(folder).length;
const paths = (files: SourceFile[]) => files.map(({ path }) => path);
const using = (pattern: RegExp, files: SourceFile[]) =>
  paths(files.filter((file) => pattern.test(codeOf(file))));

/** Returns the `import.meta.glob` patterns that read a folder against the import rules. */
function forbiddenGlobs(file: SourceFile): string[] {
  // codeOf would take a pattern such as `./*.ts` for the start of a comment.
  const calls = file.text.split(/import\.meta\.glob\b/).slice(1);
  return calls
    .flatMap((call) => [...(/\(([^)]*)/.exec(call)?.[1] ?? '').matchAll(/'([./][^']+)'/g)])
    .map(([, pattern = '']) => pattern)
    .filter((pattern) => !mayImport(file.path, pattern));
}

describe('source tree', () => {
  test('the checks below find files', () => {
    expect(typescript.length).toBeGreaterThan(20);
  });

  test('imports from beyond the parent folder use the # aliases', () => {
    expect(using(/from '\.\.\/\.\.\/[^']*\//, everything)).toEqual([]);
  });

  test('the machine registry is the only barrel file', () => {
    const indexes = typescript.filter(({ path }) => /(^|\/)index\.tsx?$/.test(path));
    expect(paths(indexes).filter((path) => !/^(machines|src\/routes)\//.test(path))).toEqual([]);
    expect(using(/export \* from/, typescript)).toEqual([]);
  });

  test('searches fold text in one place', () => {
    const folding = /\.normalize\('NFK?D'\)|toLowerCase\(\)\s*\.includes/;
    const others = /^src\/(lib\/text|widget|entries|features\/workspace\/account)\//;
    expect(using(folding, typescript).filter((path) => !others.test(path))).toEqual([]);
  });

  test('no file has a catch-all name', () => {
    const named = /(^|\/)((utils?|helpers?|types|misc)\.tsx?$|(common|shared|utils|helpers)\/)/;
    const odd = everything.filter(({ path }) => !path.startsWith('machines/shared/'));
    expect(paths(odd).filter((path) => named.test(path))).toEqual([]);
  });

  test('files are kebab-case, or PascalCase for one component', () => {
    const odd = product.filter(({ path }) =>
      path
        .split('/')
        .some(
          (part) =>
            !/^(_*[a-z0-9$][a-z0-9$.-]*|_headers|README\.md|[A-Z][A-Za-z]*\.tsx|__root\.tsx)$/.test(
              part,
            ),
        ),
    );
    expect(paths(odd).filter((path) => !path.startsWith('src/routes/'))).toEqual([]);
  });

  test('every folder of src has a row of import rules', () => {
    const below = (folder: string) => foldersBelow(folder).map((name) => `${folder}/${name}`);
    const folders = ['src', 'src/features', 'src/atlas'].flatMap(below);
    const unruled = ['src/public', 'src/docs', 'src/entries', 'src/features', 'src/atlas'];
    const ruled = folders.filter((name) => !unruled.includes(name));
    const rows = matrix.map(({ folder }) => folder);
    expect(['content', 'machines', ...ruled].sort()).toEqual(rows.sort());
  });

  test('there is no import cycle, types included', () => {
    const text = (target: string) => `import type { A } from './${target}';`;
    const planted = ['a', 'b', 'c'].map((name, index) => ({
      path: `content/${name}.ts`,
      text: text('bca'.charAt(index)),
    }));
    const circle = ['content/a.ts', 'content/b.ts', 'content/c.ts', 'content/a.ts'];
    expect(importCircle(importGraph(planted))).toEqual(circle);
    expect(importCircle(importGraph(typescript))).toEqual([]);
  });

  test('the README shows the tree', () => {
    const [, drawn = ''] = /```\n(content\/[^]*?)```/.exec(topFile('README.md').text) ?? [];
    const above: string[] = [];
    const folders = drawn.split('\n').flatMap((line) => {
      const [, indent = '', name] = /^( *)([\w-]+)\//.exec(line) ?? [];
      if (name === undefined) return [];
      above.splice(indent.length / 2, above.length, name);
      return [above.join('/')];
    });
    const below = (folder: string) => foldersBelow(folder).map((name) => `${folder}/${name}`);
    const real = ['src', 'src/features', 'src/atlas'].flatMap(below);
    expect(real.filter((name) => !folders.includes(name))).toEqual(['src/public']);
    expect(folders.filter((name) => foldersBelow(name).length + filesIn(name) === 0)).toEqual([]);
  });

  test('every file named in a document exists', () => {
    const documents = [...sourceFiles('src/docs'), topFile('README.md')];
    const named = /`((?:src|content|machines|tests|e2e)\/[\w$./-]+\.\w+)`/g;
    const existing = new Set(paths(everything));
    const missing = documents.flatMap(({ path, text }) =>
      [...text.matchAll(named)]
        .map(([, name = '']) => name)
        .filter((name) => !existing.has(name) && !/generated|\bID\b|diagrams\//.test(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('code rules', () => {
  const src = typescript.filter(({ path }) => path.startsWith('src/'));
  const browser = src.filter(({ path }) => !path.startsWith('src/server/'));

  test('no component holds a state space', () => {
    // An instance created once and never set is not state: const [queue] = useState(() => …).
    const state =
      /\buseReducer\b|(?<!const \[\w+\] = )\buseState[(<]|\buseState\b(?!,| \}|(<.*>)?\(\(\) =>)/;
    expect(using(state, src)).toEqual([]);
    expect('const [a, setA] = useState(() => f());').toMatch(state);
    expect('const [a] = useState(() => f());').not.toMatch(state);
  });

  test('views find elements by ref, except targets of routes and links', () => {
    const views = src.filter(({ path }) => /^src\/(features|ui)\//.test(path));
    expect(using(/\b(getElement|querySelector)/, views).sort()).toEqual([
      // The heading that receives focus after a navigation.
      'src/features/page/page-heading.ts',
      // The targets of a hash.
      'src/features/site/demo-video/use-demo-video.ts',
      'src/features/workspace/account/account-section/use-account-section.ts',
      'src/features/workspace/account/scroll-spy.ts',
      // The targets of commands, on any page.
      'src/features/workspace/palette/run-command.ts',
      'src/ui/form/error-summary.tsx',
    ]);
  });

  test('only the atlas’s entries and its prerendering import the atlas', () => {
    const importers = using(
      /from '#src\/atlas\/app\//,
      src.filter(({ path }) => !path.startsWith('src/atlas/')),
    );
    expect(importers.sort()).toEqual([
      'src/entries/atlas-client.tsx',
      'src/entries/atlas-pages.tsx',
      'src/entries/inspect-client.tsx',
    ]);
  });

  test('no markup is set from a string', () => {
    const setters = /dangerouslySetInnerHTML(?!=\{asBuilt\})|\.innerHTML\b|insertAdjacentHTML/;
    // Static sections are never set: see src/pages/still.tsx.
    expect(using(setters, src)).toEqual([]);
    expect(using(/__html: (?!'' \})/, src)).toEqual([]);
  });

  test('only the clock reads the time, and nothing uses randomness', () => {
    const clock = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/;
    const elsewhere = browser.filter(({ path }) => path !== 'src/services/browser/clock.ts');
    expect(
      using(clock, [...elsewhere, ...typescript.filter(({ path }) => !path.startsWith('src/'))]),
    ).toEqual([]);
  });

  test('no dynamic import evades the import rules', () => {
    const folders = /^src\/(lib|design|services|ui|features)\//;
    const ruled = typescript.filter(({ path }) => folders.test(path) || !path.startsWith('src/'));
    // A sibling is in the same row.
    expect(using(/\bimport\s*\((?!'\.\/)/, ruled)).toEqual([]);
  });

  test('a glob import reads only folders that its own may import', () => {
    const text = "import.meta.glob<Part>(\n  ['../../ui/*.ts', '../leads/*.ts'],\n)";
    const inSite = forbiddenGlobs({ path: 'src/features/site/planted.ts', text });
    expect(inSite).toEqual(['../leads/*.ts']);
    expect(typescript.flatMap(forbiddenGlobs)).toEqual([]);
  });

  test('no file names a development machine or a registry', () => {
    const machineOrRegistry =
      /(^|[\s"'`(=])\/(work|home|Users|root|tmp|mnt)\/\w|https?:\/\/[^/\s"']*(registry|npmjs|artifact|mirror)/;
    const self = 'tests/architecture/house-rules.test.ts';
    const files = everything.filter(({ path }) => path !== self);
    expect(paths(files.filter(({ text }) => machineOrRegistry.test(text)))).toEqual([]);
  });

  test('no test is skipped, focused, or retried', () => {
    const tests = sourceFiles('tests', 'e2e').filter(({ path }) => !path.includes('architecture/'));
    expect(
      using(/\b(test|it|describe)(\.\w+)*\.(skip|only|fixme|fails|todo|skipIf|runIf)\b/, tests),
    ).toEqual([]);
    expect(using(/\bretries?:\s*[1-9]|waitForTimeout/, tests)).toEqual([]);
  });
});
