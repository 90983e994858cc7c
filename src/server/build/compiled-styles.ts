import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentOptions, Plugin } from 'vite';
import { buildStep } from './build-step.ts';
import { callsIn, compiling, recording } from './style-calls.ts';
import { baseRules, rulesOf, type Evaluated } from './style-rules.ts';
import type { Node } from './syntax.ts';

const entry = 'virtual:styled-modules';
const rules = 'virtual:style-rules';
const sheetEnd = '.compiled.css';
const outDir = '.cache/styles';

/** Environment that evaluates the styles. Its output is never served. */
export const stylesBuild: EnvironmentOptions & { consumer: 'server' } = {
  consumer: 'server',
  build: { outDir: `../${outDir}`, rolldownOptions: { input: { styles: entry } } },
};

function filesWithStyles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .filter((file) => /from '[^']*stitches\.config(\.ts)?'/.test(readFileSync(file, 'utf8')));
}

/**
 * Compiles styles at build time (decision 018). The environment `styles` runs Stitches on each module
 * that declares styles. Later environments replace the style objects with class names and put the
 * rules into one style sheet per module. `vite dev` and the tests run Stitches in the page.
 */
export function compiledStyles(root: string): Plugin {
  const folder = join(root, 'src');
  const design = (name: string) => join(folder, 'design', `${name}.ts`);
  const nameOf = (file: string) => relative(root, file).split(sep).join('/');
  let evaluation: Evaluated | null = null;
  const evaluated = () => {
    if (!evaluation) throw new Error('the styles environment must be built first');
    return evaluation;
  };
  return {
    name: 'compiled-styles',
    apply: 'build',
    enforce: 'pre',
    sharedDuringBuild: true,
    resolveId: (source) =>
      source === entry || source === rules || source.endsWith(sheetEnd) ? `\0${source}` : null,
    load(id) {
      if (id.endsWith(sheetEnd)) return rulesOf(evaluated(), nameOf(id.slice(1, -sheetEnd.length)));
      if (id === `\0${entry}`)
        return [
          ...filesWithStyles(folder).map((file) => `import ${JSON.stringify(file)};`),
          `export { records } from ${JSON.stringify(design('recorded'))};`,
          `export * as language from ${JSON.stringify(design('stitches.config'))};`,
        ].join('\n');
      if (id === `\0${rules}`)
        return [
          `export const baseRules = ${JSON.stringify(baseRules(evaluated()))};`,
          `export const rules = ${JSON.stringify(rulesOf(evaluated()))};`,
        ].join('\n');
      return null;
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /stitches\.config(\.ts)?'/ },
      handler(code, id) {
        const file = nameOf(id);
        const { name, config } = this.environment;
        const program = this.parse(code, { lang: 'tsx' }) as unknown as Node;
        const fail = (message: string, position: number): never =>
          this.error(`${file}: styles are compiled: ${message}`, position);
        const calls = callsIn(file, program, fail);
        if (name === 'styles')
          return { code: recording(code, calls, design('recorded')), map: null };
        const compiled = compiling(code, { program, calls }, evaluated(), design('compiled'), fail);
        const hasSheet = config.consumer === 'client' && rulesOf(evaluated(), file) !== '';
        const sheet = hasSheet ? `import ${JSON.stringify(id + sheetEnd)};` : '';
        return { code: sheet + compiled, map: null };
      },
    },
    buildApp: {
      order: 'pre',
      async handler(builder) {
        const { styles } = builder.environments;
        if (!styles) throw new Error('the styles environment is not configured');
        await buildStep('Styles', () => builder.build(styles));
        evaluation = (await import(
          pathToFileURL(join(root, outDir, 'styles.js')).href
        )) as Evaluated;
        // Numbers the class names in one order, whatever is built first.
        rulesOf(evaluation);
      },
    },
  };
}
