import { composerOf, isStyle, shortened, type Evaluated } from './style-rules.ts';
import { isNode, spliced, within, type Node } from './syntax.ts';

/** The module that exports the Stitches functions. */
const stitchesFile = /(?:^|\/)stitches\.config(?:\.ts)?$/;
const functionNames = ['styled', 'css', 'keyframes', 'globalCss'];

/** The functions that still exist at run time. */
const runtimeNames = new Set(['styled', 'css']);

/** Stops the build with an error at a position in the module. */
type Fail = (message: string, position: number) => never;

/** A call of one of these functions; `id` is the key of its recording. */
export type Call = { id: string; name: string; node: Node; callee: Node; args: Node[] };

/** Returns the statements that import from the Stitches module. */
const importsIn = (program: Node) =>
  (program['body'] as Node[]).filter(
    ({ type, source }) =>
      type === 'ImportDeclaration' && isNode(source) && stitchesFile.test(String(source['value'])),
  );

/** Returns each imported function with its local name. */
const importedIn = (statement: Node) =>
  (statement['specifiers'] as Record<string, Node>[]).map(({ imported, local }) => ({
    name: String(imported?.['name']),
    local: String(local?.['name']),
  }));

/** Returns the Stitches calls of a module in source order. Calls `fail` for any other use. */
export function callsIn(file: string, program: Node, fail: Fail): Call[] {
  const imports = new Map(
    importsIn(program)
      .flatMap(importedIn)
      .map(({ name, local }) => [local, name]),
  );
  const nodes = [...within(program)];
  const callees = new Set<Node>();
  const calls = nodes.flatMap((node): Call[] => {
    const callee = node['callee'];
    if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'Identifier')
      return [];
    const name = imports.get(String(callee['name']));
    if (name === undefined || !functionNames.includes(name)) return [];
    callees.add(callee);
    return [{ id: '', name, node, callee, args: node['arguments'] as Node[] }];
  });
  const imported = nodes
    .filter(({ type }) => type === 'ImportSpecifier')
    .flatMap(({ imported: name, local }) => [name, local]);
  for (const node of nodes) {
    const isUse =
      node.type === 'Identifier' && functionNames.includes(imports.get(String(node['name'])) ?? '');
    if (isUse && !callees.has(node) && !imported.includes(node))
      fail(`${String(node['name'])} can only be called`, node.start);
  }
  return calls.map((call, index) => ({ ...call, id: `${file}#${index}` }));
}

/** Wraps each call to record its arguments and result under its id. */
export function recording(code: string, calls: readonly Call[], recorder: string): string {
  const edits = calls.map(({ id, name, callee: { start, end } }) => ({
    start,
    end,
    text: `recorded(${JSON.stringify(id)}, ${JSON.stringify(name)}, ${code.slice(start, end)})`,
  }));
  return `import { recorded } from ${JSON.stringify(recorder)}; ${spliced(code, edits)}`;
}

/** Replaces style objects with class names, and the Stitches module with `runtime`. */
export function compiling(
  code: string,
  { program, calls }: { program: Node; calls: readonly Call[] },
  { records, language }: Evaluated,
  runtime: string,
  fail: Fail,
): string {
  const edits = calls.flatMap(({ id, name, node, args }) => {
    const record = records.get(id);
    if (record?.times !== 1)
      return fail(`${name} must be called once, at the top level of its module`, node.start);
    if (name === 'keyframes')
      return [{ ...node, text: JSON.stringify(shortened(record.made.toString())) }];
    if (name === 'globalCss') return [{ ...node, text: '(() => "")' }];
    if (args.length !== record.args.length)
      return fail('spread arguments are not supported', node.start);
    return args.flatMap((arg, index) => {
      const value = record.args[index];
      return isStyle(value) ? [{ ...arg, text: JSON.stringify(composerOf(value, language)) }] : [];
    });
  });
  const imports = importsIn(program).map((statement) => {
    const used = importedIn(statement).filter(({ name }) => runtimeNames.has(name));
    const list = used.map(({ name, local }) => `${name} as ${local}`).join();
    return { ...statement, text: `import { ${list} } from ${JSON.stringify(runtime)};` };
  });
  return spliced(code, [...imports, ...edits]);
}
