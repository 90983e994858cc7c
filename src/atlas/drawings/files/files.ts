import type { MachineEntry } from '#machines/model.ts';
import type { Drawing } from '../drawing';
import { subjectOf, type Subject } from '../facts';
import { drawingOf } from '../layout/layout';
import { limitLines } from './limits';
import { mermaid } from './mermaid';
import { overview, type Kind } from './overview';
import { scxml } from './scxml';
import { svgFile } from './svg-file';
import { words } from './words';
import { commentText } from './xml';
import { xstateJson } from './xstate-json';

/** The picture, and after it in a comment what it does not say. */
function picture(subject: Subject, drawing: Drawing): string {
  const svg = svgFile(subject.chart, drawing);
  const lines = limitLines(subject, 'svg').map((line) => `  - ${commentText(line)}`);
  return `${svg}${['<!--', '  What this file does not say:', ...lines, '-->'].join('\n')}\n`;
}

/** Where everything stands, and of which chart: what is built need not lay it out again. */
const layout = ({ chart }: Subject, drawing: Drawing) => `${JSON.stringify({ chart, drawing })}\n`;

/** Every kind, in the order in which the overview names them. */
const kinds: readonly Kind[] = [
  { ending: 'svg', name: 'Picture', write: picture },
  { ending: 'md', name: 'Words', write: words },
  { ending: 'mmd', name: 'Mermaid', write: mermaid },
  { ending: 'scxml', name: 'SCXML', write: scxml },
  { ending: 'json', name: 'XState JSON', write: xstateJson },
  { ending: 'layout.json', name: 'Layout', write: layout },
];

/** Returns the text of every file about these machines, by its path within `machines`. */
export async function machineFiles(entries: readonly MachineEntry[]): Promise<Map<string, string>> {
  const subjects = entries.map(subjectOf);
  const files = new Map<string, string>();
  for (const subject of subjects) {
    const drawing = await drawingOf(subject.chart);
    for (const { ending, write } of kinds)
      files.set(`diagrams/${subject.entry.id}.${ending}`, write(subject, drawing));
  }
  return files.set('README.md', overview(subjects, kinds));
}
