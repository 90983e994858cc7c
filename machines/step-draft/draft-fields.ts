import type { FieldKind, FieldProblem } from '../content/run-panel';

/** A field of a step that is being written. */
export interface DraftField {
  name: string;
  kind: FieldKind;
  text: string;
}

const json = (text: string): { value: unknown } | null => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
};

const fits: Record<FieldKind, (value: unknown) => boolean> = {
  text: () => true,
  number: (value) => typeof value === 'number',
  yesNo: (value) => typeof value === 'boolean',
  list: Array.isArray,
  record: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  anything: () => true,
};

/** Returns what is wrong with a field; null where it can be taken (contracts §7). */
export function fieldProblem({ kind, text }: DraftField): FieldProblem | null {
  if (kind === 'text') return null;
  const read = json(text);
  if (kind === 'anything') return read ? null : 'json';
  if (read && fits[kind](read.value)) return null;
  return read || kind === 'number' || kind === 'yesNo' ? kind : 'json';
}

/** Returns what a sound field says; null where it says nothing that can be read. */
export const fieldValue = ({ kind, text }: DraftField): unknown =>
  kind === 'text' ? text : (json(text)?.value ?? null);

/** Returns the field for a value: a text as it is, anything else as JSON. */
export function fieldOf(name: string, value: unknown, kind: FieldKind): DraftField {
  const isText = kind === 'text' && typeof value === 'string';
  return { name, kind, text: isText ? value : (JSON.stringify(value) ?? 'null') };
}
