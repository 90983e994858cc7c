import type { FieldKind, FieldProblem } from '#content/atlas/run-panel.ts';
import type { MachineEntry } from '#machines/model.ts';
import type { Moment, RunStep } from '#src/atlas/kit/simulate.ts';
import { casesOf } from './run-options';

/** A field of a step that can be edited. */
export interface StepField {
  name: string;
  kind: FieldKind;
  text: string;
}

const fits: Record<FieldKind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  yesNo: (value) => typeof value === 'boolean',
  list: Array.isArray,
  record: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  anything: () => true,
};
const kinds = Object.keys(fits) as FieldKind[];

/** Returns what all values have in common; anything where they differ. */
const kindOf = (values: readonly unknown[]): FieldKind =>
  kinds.find((kind) => values.every(fits[kind])) ?? 'anything';

/** Returns the field for a value: a text as it is, anything else as JSON. */
function fieldOf(name: string, value: unknown, kind: FieldKind): StepField {
  return { name, kind, text: kind === 'text' ? String(value) : (JSON.stringify(value) ?? 'null') };
}

/** Returns the fields of a step that can be edited, as it stands. */
export function fieldsOf(entry: MachineEntry, moment: Moment, step: RunStep): StepField[] {
  if (step.kind === 'wait') return [fieldOf('milliseconds', step.ms, 'number')];
  if (step.kind !== 'event')
    return [fieldOf(step.kind === 'done' ? 'answer' : 'error', step.value ?? null, 'anything')];
  const cases = [...casesOf(entry, moment, step.type), step.payload];
  return Object.entries(step.payload).map(([name, value]) => {
    const values = cases.filter((one) => name in one).map((one) => one[name]);
    return fieldOf(name, value, kindOf(values));
  });
}

function json(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** Returns what is wrong with a field; null where it can be taken. */
export function fieldProblem({ kind, text }: StepField): FieldProblem | null {
  if (kind === 'text') return null;
  const read = json(text);
  if (kind === 'anything') return read ? null : 'json';
  if (read && fits[kind](read.value)) return null;
  return read || kind === 'number' || kind === 'yesNo' ? kind : 'json';
}

/** Returns the step with what is written in its fields. */
export function filledStep(step: RunStep, fields: readonly StepField[]): RunStep {
  const values = fields.map(({ name, kind, text }): [string, unknown] => [
    name,
    kind === 'text' ? text : (json(text)?.value ?? null),
  ]);
  if (step.kind === 'event') return { ...step, payload: Object.fromEntries(values) };
  const value = values[0]?.[1];
  if (step.kind === 'wait') return { ...step, ms: Math.round(Number(value)) };
  return { ...step, value };
}
