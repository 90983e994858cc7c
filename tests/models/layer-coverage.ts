import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { chartOf } from '#src/atlas/kit/chart.ts';
import type { ActorLog } from './inspector';
import { leavesOf } from '#src/atlas/kit/pure-step.ts';
import { target, type Depth } from './paths';

const columns = ['states', 'transitions', 'guards', 'cells', 'pairs'] as const;
export type Column = (typeof columns)[number];

/** The columns that paths of a depth cover. */
export const columnsOf = (depth: Depth): readonly Column[] =>
  columns.slice(0, { shortest: 2, transitions: 4, pairs: 5 }[depth]);

/** One column of a report: what there is, what was really seen, what is left out and why. */
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

const columnOf = (one: string) => kinds[one.slice(0, one.indexOf(' '))];

/** Everything of a machine that a layer could cover, but for the pairs. */
function wholeOf(machine: AnyStateMachine): string[] {
  const { states, transitions, events } = chartOf(machine);
  const leaves = states.filter(({ type }) => type === 'atomic');
  return [
    ...states.map(({ id }) => target.state(id)),
    ...transitions.map(({ id }) => target.transition(id)),
    ...transitions
      .filter(({ guard }) => guard)
      .flatMap(({ id }) => [target.grant(id), target.refusal(id)]),
    ...leaves.flatMap(({ id }) => events.map((event) => target.cell(id, event))),
  ];
}

/** Counts what a machine's actors really did in one layer. */
export function layerCoverage(machine: AnyStateMachine) {
  const whole = wholeOf(machine);
  const seen = new Set<string>();
  let last: readonly string[] = [];

  return {
    /** `opening` is what the view has told its machine by itself. */
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
    /** Returns which of these left-out things do not exist, or happened all the same. */
    stale: (unreachable: readonly string[]) =>
      unreachable.flatMap((one) => {
        const [never, named] = one.startsWith('not ')
          ? [target.refusal(one.slice('not '.length)), '']
          : [target.transition(one), target.state(one)];
        if (!whole.includes(never) && !whole.includes(named))
          return [`${one} is left out and does not exist`];
        // A state may be passed through; what is left out is that anything happens in it.
        const happened = [...seen].some(
          (what) => what === never || what.startsWith(target.cell(one, '')),
        );
        return happened ? [`${one} is left out, yet it happened`] : [];
      }),
    /**
     * Returns the counts by column, of those that were asked for. `pairs` are those that can follow
     * each other; `because` gives the reason why a target cannot be covered in this layer, or null.
     */
    counts(
      asked: readonly Column[],
      pairs: readonly string[],
      because: (one: string) => string | null,
    ): Counts {
      const counts: Counts = Object.fromEntries(
        asked.map((column): [Column, Count] => [
          column,
          { seen: 0, of: 0, missing: [], excluded: [] },
        ]),
      );
      for (const one of [...whole, ...pairs]) {
        const column = columnOf(one);
        const count = column && counts[column];
        if (!count) continue;
        const reason = seen.has(one) ? null : because(one);
        if (reason !== null) {
          count.excluded.push({ what: one, because: reason });
          continue;
        }
        count.of += 1;
        if (seen.has(one)) count.seen += 1;
        else count.missing.push(one);
      }
      return counts;
    },
  };
}
