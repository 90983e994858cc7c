import { machines } from '#machines/index.ts';
import { verdictsOf, type Verdicts } from '#src/atlas/kit/model-check.ts';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import { subjectOf, type Subject } from '#src/atlas/drawings/facts.ts';
import { sentencesOf, type Sentence } from '#src/atlas/drawings/sentences.ts';
import { coverageOf, type MachineCoverage } from './coverage/read-coverage';
import { drawingOf } from './drawing-loaders';

/** What a machine's page shows. */
export interface MachineFacts extends Subject {
  sentences: readonly Sentence[];
  /** Null where layout has failed. */
  drawing: Drawing | null;
  verdicts: Verdicts;
  /** Null where no tests have been reported. */
  coverage: MachineCoverage | null;
}

/** Returns what a machine's page shows, or null where there is no such machine. */
export async function factsOf(id: string): Promise<MachineFacts | null> {
  const entry = Object.hasOwn(machines, id) ? machines[id] : undefined;
  if (!entry) return null;
  const subject = subjectOf(entry);
  const [drawing, coverage] = await Promise.all([drawingOf(id), coverageOf(id)]);
  const sentences = sentencesOf(subject.chart, subject.facts);
  return { ...subject, sentences, drawing, coverage, verdicts: verdictsOf(entry) };
}
