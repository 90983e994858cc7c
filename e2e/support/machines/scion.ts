import { createRequire } from 'node:module';
import { toolFile } from '../hosts/npm-tools';
import type { RandomRun } from './random-runs';
import { inSimulatedTime } from './simulated-time';

/** An interpreter with one loaded file. */
export interface Interpreter {
  start: () => void;
  gen: (event: { name: string; data?: unknown }) => void;
  getFullConfiguration: () => string[];
  _exitInterpreter: () => void;
}

type Done<T> = (error: Error | null, result: T) => void;
type Model = () => unknown;
interface Compiled {
  prepare: (done: Done<Model>, globals: object) => void;
}

/** The part of `@scion-scxml/scxml` that the tests use. */
interface Scion {
  pathToModel: (file: string, done: Done<Compiled>) => void;
  core: { Statechart: new (model: Model, options: object) => Interpreter };
}

const result = <T>(start: (done: Done<T>) => void): Promise<T> =>
  new Promise((resolve, reject) => {
    start((error, value) => (error ? reject(error) : resolve(value)));
  });

const silent = { console: { log() {} } };

const load = (): Scion =>
  createRequire(import.meta.url)(
    toolFile('@scion-scxml/scxml', '4.3.27', 'lib/runtime/facade.js'),
  ) as Scion;

/** Returns the active states of an interpreter at the start and after each step of a run. */
export const statesOf = (interpreter: Interpreter, { steps }: RandomRun): string[][] =>
  inSimulatedTime((advance) => {
    const states = () => interpreter.getFullConfiguration();
    // SCION takes a machine for done, and cancels its delays, when only nested final states are active.
    interpreter._exitInterpreter = () => {};
    interpreter.start();
    const start = states();
    const later = steps.map((step) => {
      if ('ms' in step) advance(step.ms);
      else interpreter.gen({ name: step.event, data: step.data });
      return states();
    });
    return [start, ...later];
  });

/** Runs a file in SCION. Returns the active states at the start and after each step, by run. */
export async function runInScion(file: string, runs: readonly RandomRun[]): Promise<string[][][]> {
  const scion = load();
  const compiled = await result<Compiled>((done) => scion.pathToModel(file, done));
  const found: string[][][] = [];
  for (const run of runs) {
    // Interpreters with the same globals share their data.
    const model = await result<Model>((done) => compiled.prepare(done, { ...silent }));
    found.push(statesOf(new scion.core.Statechart(model, silent), run));
  }
  return found;
}
