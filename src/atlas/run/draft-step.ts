import type { FieldKind } from '../../../content/run-panel';
import { fieldOf, fieldValue, type DraftField } from '../../../machines/step-draft/draft-fields';
import type { MachineEntry } from '../../../machines/model';
import type { Moment, RunStep } from '../kit/simulate';
import { readRun, writeRun } from './run-address';
import { casesOf } from './run-options';

function kindOf(value: unknown): FieldKind {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'yesNo';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'object' && value !== null ? 'record' : 'anything';
}

/** Returns what all the cases of an event have in a field; anything where they differ. */
function kindIn(cases: readonly Readonly<Record<string, unknown>>[], name: string): FieldKind {
  const kinds = new Set(cases.filter((one) => name in one).map((one) => kindOf(one[name])));
  const [only] = kinds;
  return only && kinds.size === 1 ? only : 'anything';
}

/** Returns the fields of a step that can be edited, as it stands. */
export function fieldsOf(entry: MachineEntry, moment: Moment, step: RunStep): DraftField[] {
  if (step.kind === 'wait') return [fieldOf('milliseconds', step.ms, 'number')];
  if (step.kind !== 'event')
    return [fieldOf(step.kind === 'done' ? 'answer' : 'error', step.value ?? null, 'anything')];
  const cases = casesOf(entry, moment, step.type);
  return Object.entries(step.payload).map(([name, value]) =>
    fieldOf(name, value, kindIn([...cases, step.payload], name)),
  );
}

/** Returns a step's name among drafts: the step as an address has it. */
export const draftKey = (step: RunStep): string => writeRun([step]) ?? '';

/** Returns the step that a draft's name stands for; null for none. */
export const stepOfKey = (key: string): RunStep | null => readRun(key).steps[0] ?? null;

/** Returns the step with what is written in its fields. */
export function filledStep(step: RunStep, fields: readonly DraftField[]): RunStep {
  const values = fields.map((field): [string, unknown] => [field.name, fieldValue(field)]);
  if (step.kind === 'event') return { ...step, payload: Object.fromEntries(values) };
  const value = values[0]?.[1];
  if (step.kind === 'wait') return { ...step, ms: Math.round(Number(value)) };
  return { ...step, value };
}
