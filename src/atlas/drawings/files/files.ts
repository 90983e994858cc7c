import type { MachineEntry } from '#machines/model.ts';
import type { Drawing } from '../drawing';
import { machineData, type MachineData } from '../machine-data';
import { drawingOf } from '../layout/layout';
import { limitLines } from './limits';
import { mermaid } from './mermaid';
import { overview, type Kind } from './overview';
import { scxml } from './scxml';
import { svgFile } from './svg-file';
import { description } from './description';
import { commentText } from './xml';
import { xstateJson } from './xstate-json';

/** Returns the SVG with a comment that lists its limits. */
function picture(data: MachineData, drawing: Drawing): string {
  const svg = svgFile(data.chart, drawing);
  const lines = limitLines(data, 'svg').map((line) => `  - ${commentText(line)}`);
  return `${svg}${['<!--', '  Not expressed in this file:', ...lines, '-->'].join('\n')}\n`;
}

/** Returns the chart and its layout, so the build need not compute it again. */
const layout = ({ chart }: MachineData, drawing: Drawing) =>
  `${JSON.stringify({ chart, drawing })}\n`;

/** The formats in the order of the overview. */
const kinds: readonly Kind[] = [
  { ending: 'svg', name: 'Picture', write: picture },
  { ending: 'md', name: 'Description', write: description },
  { ending: 'mmd', name: 'Mermaid', write: mermaid },
  { ending: 'scxml', name: 'SCXML', write: scxml },
  { ending: 'json', name: 'XState JSON', write: xstateJson },
  { ending: 'layout.json', name: 'Layout', write: layout },
];

/** Returns the files of a machine as pairs of ending and content. */
export const filesOf = (data: MachineData, drawing: Drawing): [ending: string, text: string][] =>
  kinds.map(({ ending, write }) => [ending, write(data, drawing)]);

/** Returns the content of every generated file by its path in `machines`. */
export async function machineFiles(entries: readonly MachineEntry[]): Promise<Map<string, string>> {
  const all = entries.map(machineData);
  const files = new Map<string, string>();
  for (const data of all)
    for (const [ending, text] of filesOf(data, await drawingOf(data.chart)))
      files.set(`diagrams/${data.entry.id}.${ending}`, text);
  return files.set('README.md', overview(all, kinds));
}
