import type { MachineEntry } from '../../machines/model';
import { subjectOf } from './facts';
import { mermaid } from './mermaid';
import { overview, type Kind } from './overview';
import { scxml } from './scxml';
import { words } from './words';
import { xstateJson } from './xstate-json';

/** Every kind, in the order in which the overview names them. */
const kinds: readonly Kind[] = [
  { ending: 'md', name: 'Words', write: words },
  { ending: 'mmd', name: 'Mermaid', write: mermaid },
  { ending: 'scxml', name: 'SCXML', write: scxml },
  { ending: 'json', name: 'XState JSON', write: xstateJson },
];

/** Returns the text of every file about these machines, by its path within `machines`. */
export async function machineFiles(entries: readonly MachineEntry[]): Promise<Map<string, string>> {
  const subjects = entries.map(subjectOf);
  const files = new Map<string, string>();
  for (const subject of subjects)
    for (const { ending, write } of kinds)
      files.set(`diagrams/${subject.entry.id}.${ending}`, await write(subject));
  return files.set('README.md', overview(subjects, kinds));
}
