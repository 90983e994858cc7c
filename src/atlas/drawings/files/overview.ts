import type { Drawing } from '../drawing';
import type { Subject } from '../facts';
import { placeName } from './words';

/** A kind of file that is written for each machine. */
export interface Kind {
  ending: string;
  name: string;
  write: (subject: Subject, drawing: Drawing) => string;
}

const inCell = (words: string) => words.replace(/\|/g, '\\|');
const linkTo = (id: string, { ending, name }: Kind) => `[${name}](diagrams/${id}.${ending})`;

function row({ entry, chart }: Subject): string {
  const { id, title, purpose, where } = entry;
  const routes = where.routes.map(placeName).join(', ');
  const size = [chart.states.length - 1, chart.transitions.length].join(' | ');
  return `| [${inCell(title)}](#${id}) | ${inCell(purpose)} | ${inCell(routes)} | ${size} |`;
}

function section({ entry }: Subject, kinds: readonly Kind[]): string[] {
  const { id, title, purpose } = entry;
  const isDrawn = kinds.some(({ ending }) => ending === 'svg');
  const picture = [`![${title}, drawn as a statechart](diagrams/${id}.svg)`, ''];
  return [
    `## ${id}`,
    '',
    `**${title}.** ${purpose}`,
    '',
    ...(isDrawn ? picture : []),
    kinds.map((kind) => linkTo(id, kind)).join(' · '),
    '',
  ];
}

/** Returns the page that lists all machines and shows each, with links relative to `machines`. */
export function overview(subjects: readonly Subject[], kinds: readonly Kind[]): string {
  return [
    '# The machines',
    '',
    'Written by `npm run machines`; not edited by hand. Each machine is described in words and in',
    'formats for other tools; every file ends or begins with what it cannot say.',
    '',
    '| machine | what for | where | states | transitions |',
    '| --- | --- | --- | --: | --: |',
    ...subjects.map(row),
    '',
    ...subjects.flatMap((subject) => section(subject, kinds)),
  ].join('\n');
}
