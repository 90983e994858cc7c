/** An interpreter with one loaded file. */
export interface Interpreter {
  start: () => void;
  gen: (event: { name: string; data?: unknown }) => void;
  getFullConfiguration: () => string[];
}

type Done<T> = (error: Error | null, result: T) => void;
type Model = () => unknown;
interface Compiled {
  prepare: (done: Done<Model>, globals: object) => void;
}

/** The part of `@scion-scxml/scxml` that the tests use. */
export interface Scion {
  pathToModel: (file: string, done: Done<Compiled>) => void;
  core: { Statechart: new (model: Model, options: object) => Interpreter };
}

const result = <T>(start: (done: Done<T>) => void): Promise<T> =>
  new Promise((resolve, reject) => {
    start((error, value) => (error ? reject(error) : resolve(value)));
  });

const silent = { console: { log() {} } };

/** Compiles a file. Returns a factory of its interpreters; throws the compiler's error. */
export async function scionOf(scion: Scion, file: string): Promise<() => Promise<Interpreter>> {
  const compiled = await result<Compiled>((done) => scion.pathToModel(file, done));
  return async () => {
    // Interpreters with the same globals share their data.
    const model = await result<Model>((done) => compiled.prepare(done, { ...silent }));
    return new scion.core.Statechart(model, silent);
  };
}
