/** A recorded call of a Stitches function, made while its module was evaluated. */
export type Recorded = { word: string; args: readonly unknown[]; made: unknown; times: number };

/** All recorded calls, keyed by file and position in it; filled only while styles are compiled. */
export const records = new Map<string, Recorded>();

/** Wraps `make`, the Stitches function named `word`, and records its call under `id`. */
export function recorded<Args extends unknown[], Made>(
  id: string,
  word: string,
  make: (...args: Args) => Made,
): (...args: Args) => Made {
  return (...args) => {
    const made = make(...args);
    records.set(id, { word, args, made, times: (records.get(id)?.times ?? 0) + 1 });
    return made;
  };
}
