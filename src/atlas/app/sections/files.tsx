import { styled } from '#src/design/stitches.config.ts';
import type { MachineEntry } from '#machines/model.ts';
import { Section } from './section';

const List = styled('ul', {
  listStyle: 'none',
  display: 'grid',
  gap: '$3 $6',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@lg': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& a': { fontWeight: 600 },
  '& p': { text: 'small', color: '$inkMuted' },
});

/** The files of a machine by ending. */
const formats = [
  ['svg', 'SVG', 'Picture, light and dark'],
  ['png', 'PNG', 'Picture at twice its size'],
  ['mmd', 'Mermaid', 'State diagram as text'],
  ['scxml', 'SCXML', 'Runs in SCION and Qt; events named chart.guard set the guards'],
  ['json', 'XState JSON', 'For createMachine; meta.provide lists the names to implement'],
  ['md', 'Description', 'States and transitions as text'],
  ['machine.txt', 'TypeScript', 'The machine’s own file, shown below with line numbers'],
] as const;

/** The downloads of a machine, and its source at the machine's definition. */
export function Files({ entry: { id } }: { entry: MachineEntry }) {
  return (
    <Section
      id="files"
      title="Files"
      lead="SVG, Mermaid, SCXML, JSON and the description list what their format cannot express."
    >
      <List role="list" aria-labelledby="files-title">
        {formats.map(([ending, name, purpose]) => (
          <li key={ending}>
            <a href={`/diagrams/${id}.${ending}`} download={`${id}.${ending}`}>
              {name}
            </a>
            <p>{purpose}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
