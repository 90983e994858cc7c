/** A call of one of the language's functions, as it was made while its module was evaluated. */
export type Recorded = { word: string; args: readonly unknown[]; made: unknown; times: number };

/** Each such call of the site by its file and place in it; only the build of styles fills it. */
export const records = new Map<string, Recorded>();

/** Returns `make`, of which the name in the language is `word`; it records its call under `id`. */
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
