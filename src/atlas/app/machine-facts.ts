import { machines } from '#machines/index.ts';
import { checkModel, type ModelCheck } from '#src/atlas/kit/model-check.ts';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import { machineData, type MachineData } from '#src/atlas/drawings/machine-data.ts';
import { sentencesOf, type Sentence } from '#src/atlas/drawings/sentences.ts';
import { unvisitedIn, type Unvisited } from './coverage/read-coverage';
import type { MachineSource } from '#src/atlas/kit/source-locations.ts';

const loaders = import.meta.glob<Pick<MachineFacts, 'drawing' | 'source'>>(
  '../../../machines/*/*.machine.ts',
  { query: '?drawing' },
);

/** The content of a machine's page. */
export interface MachineFacts extends MachineData {
  sentences: readonly Sentence[];
  /** Null if the layout failed. */
  drawing: Drawing | null;
  /** Null if the build did not read it. */
  source: MachineSource | null;
  modelCheck: ModelCheck;
  unvisited: Unvisited;
}

/** Returns the content of a machine's page, or null for an unknown id. */
export async function factsOf(id: string): Promise<MachineFacts | null> {
  const entry = Object.hasOwn(machines, id) ? machines[id] : undefined;
  if (!entry) return null;
  const data = machineData(entry);
  const [drawn, unvisited] = await Promise.all([
    loaders[`../../../machines/${id}/${id}.machine.ts`]?.(),
    unvisitedIn(id),
  ]);
  const { drawing = null, source = null } = drawn ?? {};
  const sentences = sentencesOf(data.chart, data.facts);
  return { ...data, sentences, drawing, source, unvisited, modelCheck: checkModel(entry) };
}
