import { actorEvents, type StepInput } from '#src/atlas/kit/simulate.ts';

/** An editable field of a step: plain text, or any other value as JSON. */
export interface StepField {
  name: string;
  isText: boolean;
  text: string;
}

const fieldOf = ([name, value]: [string, unknown]): StepField =>
  typeof value === 'string'
    ? { name, isText: true, text: value }
    : { name, isText: false, text: JSON.stringify(value) ?? 'null' };

/** Returns the editable fields of a step. */
export function fieldsOf(step: StepInput): StepField[] {
  if (step.kind === 'wait') return [fieldOf(['milliseconds', step.ms])];
  if (step.kind === 'event') return Object.entries(step.payload).map(fieldOf);
  const text = JSON.stringify(step.value ?? null);
  return [{ name: actorEvents[step.kind][1], isText: false, text }];
}

/** Returns the value of a field; throws a SyntaxError if it is not JSON. */
const valueOf = ({ isText, text }: StepField): unknown =>
  isText ? text : (JSON.parse(text) as unknown);

/** Returns the problem of a field, or an empty text. */
export function fieldProblem(field: StepField): string {
  try {
    valueOf(field);
    return '';
  } catch {
    return 'The JSON has an error. Put text and names in double quotes.';
  }
}

/** Returns the step with the values of its fields. */
export function filledStep(step: StepInput, fields: readonly StepField[]): StepInput {
  const values = fields.map((field): [string, unknown] => [field.name, valueOf(field)]);
  if (step.kind === 'event') return { ...step, payload: Object.fromEntries(values) };
  const value = values[0]?.[1];
  return step.kind === 'wait' ? { ...step, ms: Math.round(Number(value)) } : { ...step, value };
}
