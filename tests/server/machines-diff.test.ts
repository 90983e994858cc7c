import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from '#src/server/build/machines-diff.ts';

const root = join(import.meta.dirname, '../..');
const heroForm = 'machines/hero-form/hero-form.machine.ts';
const record = `
import { heroFormMachine } from './hero-form/hero-form.machine';
import * as heroForm from './hero-form/hero-form.model';
import { twoFactorMachine } from './two-factor/two-factor.machine';
import * as twoFactor from './two-factor/two-factor.model';
import { entry } from './model';
export const machines = {
  'hero-form': entry('hero-form', heroFormMachine, heroForm),
  'two-factor': entry('two-factor', twoFactorMachine, twoFactor),
};
`;
let copy = '';

function git(...words: string[]): void {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.net'];
  const { status, stderr } = spawnSync('git', [...who, ...words], { cwd: copy, encoding: 'utf8' });
  expect(stderr.trim() && status).toBe(stderr.trim() ? 0 : '');
}

/** A repository with two machines, inside this one to resolve packages. */
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  copy = mkdtempSync(join(root, '.cache/diff-test-'));
  const folders = ['hero-form', 'two-factor', 'shared'];
  const filter = (path: string) => {
    const [, folder] = /machines[\\/]([a-z0-9-]+)(?:$|[\\/])/.exec(path.slice(root.length)) ?? [];
    return folder === undefined || folders.includes(folder);
  };
  cpSync(join(root, 'machines'), join(copy, 'machines'), { recursive: true, filter });
  cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(root, file), join(copy, file));
  writeFileSync(join(copy, 'machines/index.ts'), record);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'before');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

let output: string[] = [];
beforeEach(() => {
  output = [];
  const note = (line: unknown) => void output.push(String(line));
  vi.spyOn(console, 'log').mockImplementation(note);
  vi.spyOn(console, 'error').mockImplementation(note);
});

describe('npm run machines:diff', () => {
  test('reports that no machine differs', async () => {
    expect(await run(['HEAD'], copy)).toBe(0);
    expect(output).toEqual(['No machine differs.']);
  });

  test('§17.27 reads a revision with its own content', async () => {
    const [file, gone] = [join(copy, heroForm), join(copy, 'content/gone.ts')];
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, `import '#content/gone.ts';\n${source}`);
    writeFileSync(gone, 'export {};\n');
    git('add', '.');
    git('commit', '--quiet', '-m', 'content');
    rmSync(gone);
    writeFileSync(file, source);
    expect(await run(['HEAD'], copy)).toBe(0);
    git('reset', '--quiet', '--hard', 'HEAD~1');
  });

  test('§17.27 finds a planted change with the shortest sequence that ends differently', async () => {
    const file = join(copy, heroForm);
    const source = readFileSync(file, 'utf8');
    const planted = source.replace(/guard: 'hasEmail',\s*/, '');
    expect(planted).not.toBe(source);
    writeFileSync(file, planted);
    expect(await run(['HEAD'], copy)).toBe(0);
    expect(output.join('\n')).toContain('guard: was hasEmail, now none');
    expect(output.join('\n')).toMatch(
      /^ {2}→ form\.submitted: was \*editing\.unchecked\*.*, now \*submitting\*/m,
    );
    expect(output.join('\n')).not.toContain('two-factor');
    git('commit', '--quiet', '-a', '-m', 'after');
    const once = output;
    output = [];
    const out = join(copy, 'out/pages');
    expect(await run(['HEAD~1', 'HEAD', '--out', out], copy)).toBe(0);
    expect(output.join('\n')).toBe(
      `${once.join('\n')}\nBoth versions of each chart: ${join(out, 'index.html')}`,
    );
    const page = readFileSync(join(out, 'index.html'), 'utf8');
    expect(page.match(/<h2>[^<]*/g)).toEqual(['<h2>Hero form']);
    expect(page.match(/<figcaption>\w+/g)).toEqual(['<figcaption>Before', '<figcaption>After']);
    const marked = [...page.matchAll(/class="transition \w+ changed" data-part="([^"]+)"/g)];
    expect(marked.map(([, part]) => part)).toEqual([
      'hero-form.editing form.submitted 0',
      'hero-form.editing form.submitted 0',
    ]);
    expect(page).toContain('guard: was hasEmail, now none');
    // It opens from disk.
    expect(page).not.toMatch(/<script|<link|\b(?:src|href)=|url\(/);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    [['nowhere'], 'There is no revision "nowhere" in this repository.'],
    [['--all'], "Unknown option '--all'"],
    [['HEAD', '--out'], 'argument missing'],
    [[], 'npm run machines:diff REV [REV2] [-- --out FOLDER]'],
  ])('%s gets a clear message and leaves no files behind', async (words, answer) => {
    expect(await run(words, copy)).toBe(1);
    expect(output.join('\n')).toContain(answer);
    expect(readdirSync(join(copy, '.cache'))).toEqual([]);
  });
});
