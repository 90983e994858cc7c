import type { RoutePattern } from '#machines/model.ts';
import type { MachineData } from '../machine-data';
import { limitsOf } from './limits';
import { sentencesOf, type Piece, type Sentence } from '../sentences';

const escaped = (line: string) => line.replace(/[\\`*_<>[\]]/g, '\\$&');

/** Returns part of a sentence as Markdown. */
export function toMarkdown({ kind, text }: Piece): string {
  if (kind === 'state') return `*${text}*`;
  return kind === 'text' || kind === 'description' ? escaped(text) : `\`${text}\``;
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
    ({ what, of }) => `- ${what}: ${of.map((name) => `\`${name}\``).join(', ')}`,
  );
  const sections = [
    [`# ${escaped(title)}`],
    [escaped(purpose)],
    ...(routes ? [[`Pages: ${routes}. View: ${escaped(where.view)}.`]] : []),
    ['## States and transitions'],
    about(['state', 'transition']),
    ...(ignored.length > 0 ? [['## Ignored events'], ignored] : []),
    ['## Not described here'],
    limits.length > 0 ? limits : ['The description is complete.'],
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
