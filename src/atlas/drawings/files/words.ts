import type { Place } from '#machines/model.ts';
import type { Subject } from '../facts';
import { limitsOf } from './limits';
import { sentencesOf, type Piece, type Sentence } from '../sentences';

const escaped = (line: string) => line.replace(/[\\`*_<>[\]]/g, '\\$&');

/** Returns a piece of a sentence as Markdown. */
export function inMarkdown({ kind, text }: Piece): string {
  if (kind === 'state') return `*${text}*`;
  return kind === 'text' || kind === 'said' ? escaped(text) : `\`${text}\``;
}

/** Returns where a machine acts, in Markdown: a path or a kind of pages. */
export const placeName = (place: Place) => (place.startsWith('/') ? `\`${place}\`` : place);

/** What is said of a state stands below the line that introduces it. */
const linesOf = (sentences: readonly Sentence[]) =>
  sentences.map(({ part, about, pieces }, index) => {
    const isFirst =
      about === 'silence' || (about === 'state' && sentences[index - 1]?.part !== part);
    return `${isFirst ? '' : '  '}- ${pieces.map(inMarkdown).join('')}`;
  });

/** Returns a description of a machine in words, as Markdown: all that its picture says. */
export function words(subject: Subject): string {
  const { entry, chart, facts } = subject;
  const { title, purpose, where } = entry;
  const routes = where.routes.map(placeName).join(', ');
  const sentences = sentencesOf(chart, facts);
  const about = (kinds: readonly Sentence['about'][]) =>
    linesOf(sentences.filter((one) => kinds.includes(one.about)));
  const silences = about(['silence']);
  const limits = limitsOf(subject, 'md').map(
    ({ what, of }) => `- ${what}: ${of.map((name) => `\`${name}\``).join(', ')}`,
  );
  const sections = [
    [`# ${escaped(title)}`],
    [escaped(purpose)],
    ...(routes ? [[`Acts on ${routes}: ${escaped(where.view)}.`]] : []),
    ['## What it does'],
    about(['state', 'transition']),
    ...(silences.length > 0 ? [['## What it ignores'], silences] : []),
    ['## What these words do not say'],
    limits.length > 0 ? limits : ['Nothing of it is left out.'],
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
