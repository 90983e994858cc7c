import type { FieldKind, FieldProblem } from '#content/atlas/run-panel.ts';
import type { MachineEntry } from '#machines/model.ts';
import { actorEvents, type SimulationStep, type StepInput } from '#src/atlas/kit/simulate.ts';
import { payloadsOf } from './step-options';

/** An editable field of a step. */
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

/** Returns the common kind of the values; `anything` if they differ. */
const kindOf = (values: readonly unknown[]): FieldKind =>
  kinds.find((kind) => values.every(fits[kind])) ?? 'anything';

/** Returns the field of a value: plain for a text, JSON otherwise. */
function fieldOf(name: string, value: unknown, kind: FieldKind): StepField {
  return { name, kind, text: kind === 'text' ? String(value) : (JSON.stringify(value) ?? 'null') };
}

/** Returns the editable fields of a step. */
export function fieldsOf(
  entry: MachineEntry,
  simStep: SimulationStep,
  step: StepInput,
): StepField[] {
  if (step.kind === 'wait') return [fieldOf('milliseconds', step.ms, 'number')];
  if (step.kind !== 'event')
    return [fieldOf(actorEvents[step.kind][1], step.value ?? null, 'anything')];
  const cases = [...payloadsOf(entry, simStep, step.type), step.payload];
  return Object.entries(step.payload).map(([name, value]) => {
    const values = cases.filter((payload) => name in payload).map((payload) => payload[name]);
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

/** Returns the problem of a field, or null. */
export function fieldProblem({ kind, text }: StepField): FieldProblem | null {
  if (kind === 'text') return null;
  const read = json(text);
  if (kind === 'anything') return read ? null : 'json';
  if (read && fits[kind](read.value)) return null;
  return read || kind === 'number' || kind === 'yesNo' ? kind : 'json';
}

/** Returns the step with the values of its fields. */
export function filledStep(step: StepInput, fields: readonly StepField[]): StepInput {
  const values = fields.map(({ name, kind, text }): [string, unknown] => [
    name,
    kind === 'text' ? text : (json(text)?.value ?? null),
  ]);
  if (step.kind === 'event') return { ...step, payload: Object.fromEntries(values) };
  const value = values[0]?.[1];
  if (step.kind === 'wait') return { ...step, ms: Math.round(Number(value)) };
  return { ...step, value };
}
