import { parseSync } from 'vite';
import { isNode, within, type Node } from '#src/server/build/syntax.ts';
import type { SourceFile } from './source-files.ts';

/**
 * Kinds of text that people read, and the names in code. `copy` is the site's copy: strings of content,
 * and of tests, which repeat it.
 */
export type Kind = 'document' | 'docstring' | 'comment' | 'title' | 'string' | 'copy' | 'name';
/** A piece of text and its offset in the file. */
export type TextBlock = { kind: Kind; text: string; start: number };

const blank = (text: string) => text.replace(/[^\n]/g, ' ');
/** Blanks code spans and the marks at the start of comment lines; offsets stay. */
const plain = (text: string) =>
  text.replace(/`[^`\n]*`|^\s*(?:\/\*\*?|\*(?!\/)|\/\/)|\*\/$/gm, blank);

function documentText(text: string): TextBlock[] {
  const prose = text.replace(/^```[^]*?^```|`[^`\n]*`|\]\([^)\s]*\)/gm, blank);
  return [{ kind: 'document', text: prose, start: 0 }];
}

function commentText(code: string, comments: { start: number; end: number }[]): TextBlock[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of comments) {
    const last = merged.at(-1);
    const areLines = [last?.start, start].every((offset) => code.startsWith('//', offset));
    if (last && areLines && /^\n *$/.test(code.slice(last.end, start))) last.end = end;
    else merged.push({ start, end });
  }
  return merged.map(({ start, end }) => ({
    kind: code.startsWith('/**', start) ? 'docstring' : 'comment',
    text: plain(code.slice(start, end)),
    start,
  }));
}

function templateText(code: string, { start, end, expressions }: Node): string {
  let text = code.slice(start, end);
  for (const { start: from, end: to } of expressions as Node[])
    text = text.slice(0, from - start) + 'x'.repeat(to - from) + text.slice(to - start);
  return text;
}

function testTitle({ type, callee, arguments: args }: Node): Node | undefined {
  if (type !== 'CallExpression') return undefined;
  let root = callee as Node;
  for (let next: unknown = root; isNode(next); next = root['object'] ?? root['callee']) root = next;
  const isTest = /^(test|it|describe)$/.test(String(root['name']));
  return isTest ? (args as Node[])[0] : undefined;
}

const isSentence = (text: string) => / \S+ /.test(text) && /[a-z]{2}/i.test(text);

function codeText({ path, text: code }: SourceFile): TextBlock[] {
  const { program, comments } = parseSync(path, code);
  const nodes = [...within(program as unknown as Node)];
  const titles = new Set(nodes.map(testTitle));
  const inCode = nodes.flatMap((node): TextBlock[] => {
    const { type, start, end, value } = node;
    if (type === 'Identifier' || type === 'JSXIdentifier')
      return [{ kind: 'name', text: String(node['name']), start }];
    const isText = type === 'JSXText' || (type === 'Literal' && typeof value === 'string');
    if (!isText && type !== 'TemplateLiteral') return [];
    const quoted = isText ? code.slice(start, end) : templateText(code, node);
    const text = quoted.replace(/^['"`]|['"`]$/g, ' ');
    if (titles.has(node)) return [{ kind: 'title', text, start }];
    if (/^ [\w-]+(\.[\w-]+)+ $/.test(text)) return [{ kind: 'name', text: text.trim(), start }];
    const kind = /^(content|tests|e2e)\//.test(path) ? 'copy' : 'string';
    return isSentence(text) ? [{ kind, text, start }] : [];
  });
  return [...commentText(code, comments), ...inCode];
}

/** Returns the text in a file, and the names in its code and its path. */
export function textOf(file: SourceFile): TextBlock[] {
  const path = file.path.split('/').map((part): TextBlock => {
    return { kind: 'name', text: part.replace(/\..*/, ''), start: 0 };
  });
  if (/\.(ts|tsx|mjs)$/.test(file.path)) return [...path, ...codeText(file)];
  return /\.md$|^\.ci\//.test(file.path) ? [...path, ...documentText(file.text)] : path;
}
