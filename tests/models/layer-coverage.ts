import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { chartOf } from '#src/atlas/kit/chart.ts';
import type { ActorLog } from './inspector';
import { leavesOf } from '#src/atlas/kit/pure-step.ts';
import { target, type Depth } from './paths';

const columns = ['states', 'transitions', 'guards', 'cells', 'pairs'] as const;
export type Column = (typeof columns)[number];

/** Returns the columns that paths of a depth cover. */
export const columnsOf = (depth: Depth): readonly Column[] =>
  columns.slice(0, { shortest: 2, transitions: 4, pairs: 5 }[depth]);

/** One column of a report: covered, total, missing, and excluded targets. */
export interface Count {
  seen: number;
  of: number;
  missing: string[];
  excluded: { what: string; because: string }[];
}

export type Counts = Partial<Record<Column, Count>>;

const kinds: Record<string, Column> = {
  state: 'states',
  transition: 'transitions',
  grant: 'guards',
  refusal: 'guards',
  cell: 'cells',
  pair: 'pairs',
};

const columnOf = (covered: string) => kinds[covered.slice(0, covered.indexOf(' '))];

/** Returns every target of a machine except the pairs. The root does not count as a state. */
function targetsOf(machine: AnyStateMachine): string[] {
  const { states, transitions, events } = chartOf(machine);
  const leaves = states.filter(({ type }) => type === 'atomic');
  const inMachine = states.filter(({ parent }) => parent !== null);
  return [
    ...inMachine.map(({ id }) => target.state(id)),
    ...transitions.map(({ id }) => target.transition(id)),
    ...transitions
      .filter(({ guard }) => guard)
      .flatMap(({ id }) => [target.grant(id), target.refusal(id)]),
    ...leaves.flatMap(({ id }) => events.map((event) => target.cell(id, event))),
  ];
}

/** Counts what a machine's actors do in one layer. */
export function layerCoverage(machine: AnyStateMachine) {
  const targets = targetsOf(machine);
  const seen = new Set<string>();
  let last: readonly string[] = [];

  return {
    /** `opening` is the log of mounting the view. */
    started: (
      { _nodes }: AnyMachineSnapshot,
      { taken, refused }: Pick<ActorLog, 'taken' | 'refused'> = { taken: [], refused: [] },
    ) => {
      last = taken;
      last.forEach((id) => seen.add(target.transition(id)).add(target.grant(id)));
      refused.forEach((id) => seen.add(target.refusal(id)));
      _nodes.forEach(({ id }) => seen.add(target.state(id)));
    },
    took: (before: AnyMachineSnapshot, { events, states, taken, refused }: ActorLog) => {
      for (const { type } of events)
        leavesOf(before).forEach((leaf) => seen.add(target.cell(leaf, type)));
      states.forEach((id) => seen.add(target.state(id)));
      taken.forEach((id) => seen.add(target.transition(id)).add(target.grant(id)));
      refused.forEach((id) => seen.add(target.refusal(id)));
      last.forEach((first) => taken.forEach((second) => seen.add(target.pair(first, second))));
      if (taken.length > 0) last = taken;
    },
    /** Returns the exclusions that do not exist or were covered after all. */
    stale: (unreachable: readonly string[]) =>
      unreachable.flatMap((id) => {
        const [never, named] = id.startsWith('not ')
          ? [target.refusal(id.slice('not '.length)), '']
          : [target.transition(id), target.state(id)];
        if (!targets.includes(never) && !targets.includes(named))
          return [`${id} is excluded and does not exist`];
        // An excluded state may be passed through, as long as no event occurs in it.
        const happened = [...seen].some(
          (covered) => covered === never || covered.startsWith(target.cell(id, '')),
        );
        return happened ? [`${id} is excluded, yet it happened`] : [];
      }),
    /**
     * Returns the counts of the given columns. `pairs` are the transition pairs that can occur;
     * `because` returns the reason why a target cannot be covered in this layer, or null.
     */
    counts(
      wanted: readonly Column[],
      pairs: readonly string[],
      because: (target: string) => string | null,
    ): Counts {
      const counts: Counts = Object.fromEntries(
        wanted.map((column): [Column, Count] => [
          column,
          { seen: 0, of: 0, missing: [], excluded: [] },
        ]),
      );
      for (const targetId of [...targets, ...pairs]) {
        const column = columnOf(targetId);
        const count = column && counts[column];
        if (!count) continue;
        const reason = seen.has(targetId) ? null : because(targetId);
        if (reason !== null) {
          count.excluded.push({ what: targetId, because: reason });
          continue;
        }
        count.of += 1;
        if (seen.has(targetId)) count.seen += 1;
        else count.missing.push(targetId);
      }
      return counts;
    },
  };
}
