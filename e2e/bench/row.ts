/** One line of the benchmark's table. */
export interface Row {
  what: string;
  goal: string;
  /** What was measured, one number a pass, in the unit of the goal. */
  values: number[];
  seen: string;
  isMet: boolean;
}

/** The middle one of several numbers; of none, infinitely much, so that no goal is met by chance. */
export function median(values: readonly number[]): number {
  const sorted = [...values].toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = Infinity, high = Infinity] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
}

interface Unit {
  name: string;
  digits: number;
}
export const ms: Unit = { name: 'ms', digits: 0 };
export const seconds: Unit = { name: 's', digits: 2 };
export const kilobytes: Unit = { name: 'KB', digits: 1 };
export const percent: Unit = { name: '%', digits: 1 };
export const times: Unit = { name: '×', digits: 2 };
export const pieces: Unit = { name: '', digits: 0 };
export const shift: Unit = { name: '', digits: 2 };
export const points: Unit = { name: '', digits: 0 };

const written = (value: number, { digits }: Unit) => value.toFixed(digits);

/** The median, and where there are several values, from which to which they reach. */
function seenOf(values: readonly number[], unit: Unit): string {
  const middle = `${written(median(values), unit)} ${unit.name}`.trim();
  if (values.length < 2) return middle;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${middle} (${written(least, unit)}–${written(most, unit)})`;
}

/** A row whose median is to be at most so much. */
export function atMost(what: string, limit: number, unit: Unit, values: number[]): Row {
  const goal = `≤ ${written(limit, unit)} ${unit.name}`.trim();
  const isMet = Number(written(median(values), unit)) <= limit;
  return { what, goal, values, seen: seenOf(values, unit), isMet };
}

/** A row whose median is to be at least so much. */
export function atLeast(what: string, limit: number, unit: Unit, values: number[]): Row {
  const goal = `≥ ${written(limit, unit)} ${unit.name}`.trim();
  return { what, goal, values, seen: seenOf(values, unit), isMet: median(values) >= limit };
}

/** A row that says something without asking for it. */
export function measured(what: string, unit: Unit, values: number[]): Row {
  return { what, goal: '', values, seen: seenOf(values, unit), isMet: true };
}

/** A row of what could not be measured. */
export function failed(what: string, error: unknown): Row {
  const [reason = ''] = String(error).split('\n');
  return { what, goal: 'is measured', values: [], seen: reason, isMet: false };
}
