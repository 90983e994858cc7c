import type { Chart } from '#src/atlas/kit/chart.ts';

const wholeMachine = 'the machine';

/** Returns for each state the shortest end of its path that no other state shares. */
export function stateNames({ states }: Chart): ReadonlyMap<string, string> {
  const endsOf = ({ id }: { id: string }) => {
    const parts = id.split('.').slice(1);
    return parts.map((_, index) => parts.slice(parts.length - 1 - index).join('.'));
  };
  const uses = new Map<string, number>();
  for (const end of states.flatMap(endsOf)) uses.set(end, (uses.get(end) ?? 0) + 1);
  return new Map(
    states.map((state) => {
      if (state.parent === null) return [state.id, wholeMachine];
      const ends = endsOf(state);
      return [state.id, ends.find((end) => uses.get(end) === 1) ?? ends.at(-1) ?? state.key];
    }),
  );
}
