import type { RunStep } from '#src/atlas/kit/simulate.ts';
import { valueReader, writeValue, type Plain } from './readable-value';

/** What an address says of a run: the steps that can be read, and why there are no more of them. */
export interface ReadRun {
  steps: readonly RunStep[];
  problem: string | null;
}

const version = '1';
const mostSteps = 500;
/** A host must still take the address that holds it. */
const longestRun = 6000;

/** Plain data as JSON keeps it: what JSON leaves out, an address does too. */
const plain = (value: unknown): Plain =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value) ?? 'null') as Plain);

function writeStep(step: RunStep): string {
  const forced = Object.entries(step.forced ?? {}).map(
    ([guard, holds]) => `!${holds ? '' : '-'}${writeValue(guard)}`,
  );
  return `${writeDeed(step)}${forced.join('')}`;
}

function writeDeed(step: RunStep): string {
  if (step.kind === 'wait') return `*wait(${step.ms})`;
  if (step.kind === 'event') {
    const payload = writeValue(plain(step.payload));
    return `${writeValue(step.type)}${payload === '()' ? '' : payload}`;
  }
  const value = step.value === undefined ? '' : `,${writeValue(plain(step.value))}`;
  return `*${step.kind}(${writeValue(step.actor)}${value})`;
}

/** Returns a run as it stands in an address: `1~fields.prefilled(fields:())~form.submitted`. */
export const writeRun = (steps: readonly RunStep[]): string | undefined =>
  steps.length === 0 ? undefined : [version, ...steps.map(writeStep)].join('~');

/** Returns whether a run can stand in an address. */
export const fitsAddress = (steps: readonly RunStep[]): boolean =>
  (writeRun(steps)?.length ?? 0) <= longestRun && steps.length <= mostSteps;

type Reader = ReturnType<typeof valueReader>;

function readDeed(reader: Reader): RunStep {
  if (reader.skip('*wait(')) {
    const ms = reader.value();
    reader.expect(')');
    if (typeof ms !== 'number') throw new SyntaxError('A wait has no number of milliseconds.');
    return { kind: 'wait', ms };
  }
  for (const kind of ['done', 'error'] as const) {
    if (!reader.skip(`*${kind}(`)) continue;
    const actor = reader.word();
    const step = reader.skip(',') ? { kind, actor, value: reader.value() } : { kind, actor };
    reader.expect(')');
    return step;
  }
  const type = reader.word();
  const payload = reader.isNext('(') ? (reader.value() as Record<string, Plain>) : {};
  return { kind: 'event', type, payload };
}

function readStep(reader: Reader): RunStep {
  const deed = readDeed(reader);
  const forced: [string, boolean][] = [];
  while (reader.skip('!')) {
    const holds = !reader.skip('-');
    forced.push([reader.word(), holds]);
  }
  if (!reader.isAtEnd() && !reader.isNext('~')) throw new SyntaxError('A step has no end.');
  return forced.length > 0 ? { ...deed, forced: Object.fromEntries(forced) } : deed;
}

/** Returns what can be read of a run; anything at all may stand in an address. */
export function readRun(text: string | undefined): ReadRun {
  if (text === undefined || text === '') return { steps: [], problem: null };
  if (text.length > longestRun)
    return { steps: [], problem: 'The run in the address is too long.' };
  const steps: RunStep[] = [];
  const reader = valueReader(text);
  if (!reader.skip(version) || (!reader.isAtEnd() && !reader.isNext('~')))
    return { steps, problem: 'The run in the address is not of a kind that this page knows.' };
  while (reader.skip('~')) {
    if (steps.length >= mostSteps)
      return { steps, problem: `The run has more than ${mostSteps} steps.` };
    try {
      steps.push(readStep(reader));
    } catch (error) {
      const why = error instanceof Error ? ` ${error.message}` : '';
      return { steps, problem: `The address cannot be read there.${why}` };
    }
  }
  return { steps, problem: null };
}
