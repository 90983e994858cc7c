import type { RoutePattern } from '#machines/model.ts';
import type { MachineData } from '../machine-data';
import { limitsOf } from './limits';
import { sentencesOf, type Piece, type Sentence } from '../sentences';
import { oneLine } from './xml';

/** Returns a text as one line of Markdown, which starts no heading, item or table. */
export const plainLine = (text: string) =>
  oneLine(text)
    .replace(/[\\`*_<>[\]&~|]/g, '\\$&')
    .replace(/^\s*([#+=-]|\d+(?=[.)]))/, (_, sign: string) =>
      /\d/.test(sign) ? `${sign}\\` : `\\${sign}`,
    );

/** Returns a name as a code span, in more backticks than the name has in a row. */
const code = (text: string) => {
  const marks = '`'.repeat(
    Math.max(0, ...[...text.matchAll(/`+/g)].map(([all]) => all.length)) + 1,
  );
  const gap = /^[` ]|[` ]$/.test(text) ? ' ' : '';
  return `${marks}${gap}${oneLine(text)}${gap}${marks}`;
};

/** Returns part of a sentence as Markdown. */
export function toMarkdown({ kind, text }: Piece): string {
  if (kind === 'state') return `*${plainLine(text)}*`;
  return kind === 'text' || kind === 'description' ? plainLine(text) : code(text);
}

/** Returns a route pattern as Markdown. */
export const routeName = (route: RoutePattern) => (route.startsWith('/') ? `\`${route}\`` : route);

/** Indents the sentences about a state below its first one. */
const linesOf = (sentences: readonly Sentence[]) =>
  sentences.map(({ part, about, pieces }, index) => {
    const isFirst =
      about === 'ignored' || (about === 'state' && sentences[index - 1]?.part !== part);
    return `${isFirst ? '' : '  '}- ${pieces.map(toMarkdown).join('')}`;
  });

/** Returns the complete description of a machine as Markdown. */
export function description(data: MachineData): string {
  const { entry, chart, facts } = data;
  const { title, purpose, where } = entry;
  const routes = where.routes.map(routeName).join(', ');
  const sentences = sentencesOf(chart, facts);
  const about = (kinds: readonly Sentence['about'][]) =>
    linesOf(sentences.filter((sentence) => kinds.includes(sentence.about)));
  const ignored = about(['ignored']);
  const limits = limitsOf(data, 'md').map(
    ({ what, of }) => `- ${what}: ${of.map(code).join(', ')}`,
  );
  const sections = [
    [`# ${plainLine(title)}`],
    [plainLine(purpose)],
    ...(routes ? [[`Pages: ${routes}. View: ${plainLine(where.view)}.`]] : []),
    ['## States and transitions'],
    about(['state', 'transition']),
    ...(ignored.length > 0 ? [['## Ignored events'], ignored] : []),
    ['## Not described here'],
    limits.length > 0 ? limits : ['The description is complete.'],
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
