import type { Chart } from '#src/atlas/kit/chart.ts';

/** Returns the shortest unique path suffix of each state; the root is named by the machine's id. */
export function stateNames({ id: root, states }: Chart): ReadonlyMap<string, string> {
  const keysOf = (id: string | null): string[] => {
    const state = states.find((candidate) => candidate.id === id);
    return state && state.parent !== null ? [...keysOf(state.parent), state.key] : [];
  };
  const suffixesOf = ({ id }: { id: string }) => {
    const keys = keysOf(id);
    return keys.map((_, index) => keys.slice(keys.length - 1 - index).join('.'));
  };
  const uses = new Map<string, number>();
  for (const suffix of states.flatMap(suffixesOf)) uses.set(suffix, (uses.get(suffix) ?? 0) + 1);
  return new Map(
    states.map((state) => {
      if (state.parent === null) return [state.id, uses.has(root) ? 'the machine' : root];
      const suffixes = suffixesOf(state);
      const unique = suffixes.find((suffix) => uses.get(suffix) === 1);
      return [state.id, unique ?? suffixes.at(-1) ?? state.key];
    }),
  );
}
