import { actorEventKinds, type StepInput } from '#src/atlas/kit/simulate.ts';
import { valueReader, writeValue, type Plain } from './readable-value';

/** The steps read from a URL, and the problem that ends them. */
export interface ReadSimulation {
  steps: readonly StepInput[];
  problem: string | null;
}

const version = '1';
export const maxSteps = 500;
/** Keeps the URL below the limits of common hosts. */
export const maxLength = 6000;

/** Returns a value as JSON represents it. */
const plain = (value: unknown): Plain =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value) ?? 'null') as Plain);

function writeStep(step: StepInput): string {
  const overrides = Object.entries(step.overrides ?? {}).map(
    ([guard, holds]) => `!${holds ? '' : '-'}${writeValue(guard)}`,
  );
  return `${writeInput(step)}${overrides.join('')}`;
}

function writeInput(step: StepInput): string {
  if (step.kind === 'wait') return `*wait(${step.ms})`;
  if (step.kind === 'event') {
    const payload = writeValue(plain(step.payload));
    return `${writeValue(step.type)}${payload === '()' ? '' : payload}`;
  }
  const value = step.value === undefined ? '' : `,${writeValue(plain(step.value))}`;
  return `*${step.kind}(${writeValue(step.actor)}${value})`;
}

/** Serializes steps for the URL: `1~fields.prefilled(fields:())~form.submitted`. */
export const writeSimulation = (steps: readonly StepInput[]): string | undefined =>
  steps.length === 0 ? undefined : [version, ...steps.map(writeStep)].join('~');

/** Returns true if the steps fit the URL. */
export const fitsAddress = (steps: readonly StepInput[]): boolean =>
  (writeSimulation(steps)?.length ?? 0) <= maxLength && steps.length <= maxSteps;

/** Returns the run with one more step. */
export const runWith = (run: string | undefined, step: StepInput): string =>
  `${run ?? version}~${writeStep(step)}`;

type Reader = ReturnType<typeof valueReader>;

function readInput(reader: Reader): StepInput {
  if (reader.skip('*wait(')) {
    const ms = reader.value();
    reader.expect(')');
    if (typeof ms !== 'number') throw new SyntaxError('A wait has no number of milliseconds.');
    return { kind: 'wait', ms };
  }
  for (const kind of actorEventKinds) {
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

function readStep(reader: Reader): StepInput {
  const input = readInput(reader);
  const overrides: [string, boolean][] = [];
  while (reader.skip('!')) {
    const holds = !reader.skip('-');
    overrides.push([reader.word(), holds]);
  }
  if (!reader.isAtEnd() && !reader.isNext('~')) throw new SyntaxError('A step has no end.');
  return overrides.length > 0 ? { ...input, overrides: Object.fromEntries(overrides) } : input;
}

/** Parses steps from the URL; never throws. */
export function readSimulation(text: string | undefined): ReadSimulation {
  if (text === undefined || text === '') return { steps: [], problem: null };
  if (text.length > maxLength)
    return { steps: [], problem: 'The simulation in the URL is too long.' };
  const steps: StepInput[] = [];
  const reader = valueReader(text);
  if (!reader.skip(version) || (!reader.isAtEnd() && !reader.isNext('~')))
    return { steps, problem: 'The simulation in the URL has an unknown format.' };
  while (reader.skip('~')) {
    if (steps.length >= maxSteps)
      return { steps, problem: `The simulation has more than ${maxSteps} steps.` };
    try {
      steps.push(readStep(reader));
    } catch (error) {
      const why = error instanceof Error ? ` ${error.message}` : '';
      return { steps, problem: `The URL is malformed there.${why}` };
    }
  }
  return { steps, problem: null };
}
