import type { PortableMachine } from '#src/atlas/kit/portable/portable-machine.ts';
import { structureFindings } from '#src/atlas/kit/structure-checks.ts';
import type { MachineData } from '../machine-data';
import { sentencesOf } from '../sentences';
import { stateNames } from '../state-names';
import { toMarkdown } from './description';

/** Returns the findings about a machine's structure and the parts that its files leave out, as Markdown. */
export function checks({ entry, chart, facts }: MachineData, portable: PortableMachine): string {
  const sentences = sentencesOf(chart, facts);
  const names = stateNames(chart);
  const nameOf = (part: string) => {
    const state = names.get(part);
    if (state !== undefined) return `*${state}*`;
    const sentence = sentences.find((candidate) => candidate.part === part);
    return sentence?.pieces.map(toMarkdown).join('').replace(/\.$/, '') ?? part;
  };
  const lines = (kind: 'fault' | 'note') =>
    structureFindings(chart)
      .filter((finding) => finding.kind === kind)
      .map(({ part, text }) => `- ${nameOf(part)}: ${text}`);
  const section = (title: string, list: readonly string[]) =>
    list.length > 0 ? ['', `## ${title}`, '', ...list] : ['', `## ${title}`, '', 'None.'];
  return [
    `# ${toMarkdown({ kind: 'text', text: entry.title })}: checks`,
    ...section('Faults', lines('fault')),
    ...section('Notes', lines('note')),
    ...section(
      'Left out of every file',
      portable.omitted.map((part) => `- ${part}`),
    ),
    '',
  ].join('\n');
}
