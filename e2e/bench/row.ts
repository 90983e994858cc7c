/** One line of the benchmark's table. */
export interface Row {
  name: string;
  goal: string;
  /** One measured number per pass, in the unit of the goal. */
  values: number[];
  result: string;
  isMet: boolean;
}

/** Returns the median; Infinity for an empty list, which meets no limit. */
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
export const integer: Unit = { name: '', digits: 0 };
export const shift: Unit = { name: '', digits: 2 };
export const points: Unit = { name: '', digits: 0 };

const format = (value: number, { digits }: Unit) => value.toFixed(digits);

/** Formats the median, with the range if there are several values. */
function formatResult(values: readonly number[], unit: Unit): string {
  const text = `${format(median(values), unit)} ${unit.name}`.trim();
  if (values.length < 2) return text;
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return `${text} (${format(min, unit)}–${format(max, unit)})`;
}

/** Creates a row whose goal is a median of at most `limit`. */
export function atMost(name: string, limit: number, unit: Unit, values: number[]): Row {
  const goal = `≤ ${format(limit, unit)} ${unit.name}`.trim();
  const isMet = Number(format(median(values), unit)) <= limit;
  return { name, goal, values, result: formatResult(values, unit), isMet };
}

/** Creates a row whose goal is a median of at least `limit`. */
export function atLeast(name: string, limit: number, unit: Unit, values: number[]): Row {
  const goal = `≥ ${format(limit, unit)} ${unit.name}`.trim();
  return { name, goal, values, result: formatResult(values, unit), isMet: median(values) >= limit };
}

/** Creates a row without a goal. */
export function measured(name: string, unit: Unit, values: number[]): Row {
  return { name, goal: '', values, result: formatResult(values, unit), isMet: true };
}

/** Creates a row for a measurement that failed. */
export function failed(name: string, error: unknown): Row {
  const [reason = ''] = String(error).split('\n');
  return { name, goal: 'measured', values: [], result: reason, isMet: false };
}
