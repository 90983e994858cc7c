import { composerOf, isStyle, type Evaluated } from './style-rules.ts';
import { isNode, spliced, within, type Node } from './syntax.ts';

/** The module whose exports are the language of styles. */
const languageFile = /(?:^|\/)stitches\.config(?:\.ts)?$/;
const words = ['styled', 'css', 'keyframes', 'globalCss'];

/** What is left of them at run time. */
const kept = new Set(['styled', 'css']);

/** Stops the build with what is wrong at a position in the module. */
type Fail = (message: string, position: number) => never;

/** A call of one of these words in a module, and the name under which its evaluation is found. */
export type Call = { id: string; word: string; node: Node; callee: Node; args: Node[] };

/** The statements that import words of the language. */
const importsIn = (program: Node) =>
  (program['body'] as Node[]).filter(
    ({ type, source }) =>
      type === 'ImportDeclaration' && isNode(source) && languageFile.test(String(source['value'])),
  );

/** Each word that a statement imports, with the name that the module gives it. */
const wordsOf = (statement: Node) =>
  (statement['specifiers'] as Record<string, Node>[]).map(({ imported, local }) => ({
    word: String(imported?.['name']),
    name: String(local?.['name']),
  }));

/** The calls of the language in a module, in their order; `fail` is told of any other use of a word. */
export function callsIn(file: string, program: Node, fail: Fail): Call[] {
  const known = new Map(
    importsIn(program)
      .flatMap(wordsOf)
      .map(({ word, name }) => [name, word]),
  );
  const nodes = [...within(program)];
  const callees = new Set<Node>();
  const calls = nodes.flatMap((node): Call[] => {
    const callee = node['callee'];
    if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'Identifier')
      return [];
    const word = known.get(String(callee['name']));
    if (word === undefined || !words.includes(word)) return [];
    callees.add(callee);
    return [{ id: '', word, node, callee, args: node['arguments'] as Node[] }];
  });
  const imported = nodes
    .filter(({ type }) => type === 'ImportSpecifier')
    .flatMap(({ imported: name, local }) => [name, local]);
  for (const node of nodes) {
    const isWord =
      node.type === 'Identifier' && words.includes(known.get(String(node['name'])) ?? '');
    if (isWord && !callees.has(node) && !imported.includes(node))
      fail(`${String(node['name'])} can only be called`, node.start);
  }
  return calls.map((call, index) => ({ ...call, id: `${file}#${index}` }));
}

/** Has each call recorded under its id, by what `recorder` exports. */
export function recording(code: string, calls: readonly Call[], recorder: string): string {
  const edits = calls.map(({ id, word, callee: { start, end } }) => ({
    start,
    end,
    text: `recorded(${JSON.stringify(id)}, ${JSON.stringify(word)}, ${code.slice(start, end)})`,
  }));
  return `import { recorded } from ${JSON.stringify(recorder)}; ${spliced(code, edits)}`;
}

/** Has objects of styles give way to the names of their rules, and the language to `runtime`. */
export function compiling(
  code: string,
  { program, calls }: { program: Node; calls: readonly Call[] },
  { records, language }: Evaluated,
  runtime: string,
  fail: Fail,
): string {
  const edits = calls.flatMap(({ id, word, node, args }) => {
    const record = records.get(id);
    if (record?.times !== 1)
      return fail(`${word} must be called once, where its module begins`, node.start);
    if (word === 'keyframes') return [{ ...node, text: JSON.stringify(record.made.toString()) }];
    if (word === 'globalCss') return [{ ...node, text: '(() => "")' }];
    if (args.length !== record.args.length) return fail('no argument can be spread', node.start);
    return args.flatMap((arg, index) => {
      const value = record.args[index];
      return isStyle(value) ? [{ ...arg, text: JSON.stringify(composerOf(value, language)) }] : [];
    });
  });
  const imports = importsIn(program).map((statement) => {
    const names = wordsOf(statement).filter(({ word }) => kept.has(word));
    const list = names.map(({ word, name }) => `${word} as ${name}`).join();
    return { ...statement, text: `import { ${list} } from ${JSON.stringify(runtime)};` };
  });
  return spliced(code, [...imports, ...edits]);
}
