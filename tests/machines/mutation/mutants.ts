import { and, createMachine, not } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { always, edited, partsOf, siblingsOf, type Config, type List } from './mutable-config';

/** A machine with one fault in its configuration. */
export interface Mutant {
  /** Unique among the mutants of one machine. */
  id: string;
  kind: string;
  /** The id of the mutated transition or state, as in `chartOf`. */
  partId: string;
  /** The one state and event where the mutant can differ; null if it can differ anywhere. */
  only: Reach | null;
  machine: AnyStateMachine;
}

export type Reach = { source: string; event: string };
type Fault = { kind: string; partId: string; only: Reach | null; config: Config };
type Row = Record<string, unknown>;

/** An eventless chain that evaluates its guards more often than this does not end. */
const maxEvaluations = 1000;

/** Returns a guard that passes, but throws if one event evaluates it too often. */
function loopGuard() {
  let lastEvent: unknown;
  let evaluations = 0;
  return ({ event }: { event: unknown }) => {
    evaluations = event === lastEvent ? evaluations + 1 : 0;
    lastEvent = event;
    if (evaluations > maxEvaluations) throw new Error('Eventless transitions without end');
    return true;
  };
}

/** Adds such a guard to every eventless transition of a configuration. */
function withLoopGuards(config: Config): Config {
  return partsOf(config, '').lists.reduce((whole, { path, rows, trigger }) => {
    if (trigger !== always) return whole;
    const guardedRows = rows.map(({ guard, ...row }) => ({
      ...row,
      guard: guard === undefined ? loopGuard() : and([loopGuard(), guard as string]),
    }));
    return edited(whole, path, guardedRows);
  }, config);
}

/** Yields the faults of one transition; `rank` is its index among those of its source and trigger. */
function* faultsOfRow(list: List, rank: number, siblings: readonly string[]) {
  const row = list.rows[rank]!;
  const { target, guard, actions = [], reenter, ...rest } = row as Row & { actions?: unknown[] };
  const change = (kind: string, changed: Row) => ({ kind, rows: list.rows.with(rank, changed) });
  yield { kind: 'transition removed', rows: list.rows.toSpliced(rank, 1) };
  for (const sibling of siblings) {
    const key = sibling.slice(sibling.lastIndexOf('.') + 1);
    yield change(`retargeted to ${key}`, { ...row, target: `#${sibling}` });
  }
  if (target !== undefined) {
    yield change('target dropped', { ...rest, guard, actions });
    if (list.reenters[rank]) yield change('reenter flipped', { ...row, reenter: !reenter });
  }
  if (guard !== undefined) {
    yield change('guard dropped', { ...row, guard: undefined });
    yield change('guard negated', { ...row, guard: not(guard as string) });
  }
  for (const [index] of actions.entries()) {
    yield change(`action ${index} dropped`, { ...row, actions: actions.toSpliced(index, 1) });
  }
  if (rank > 0) {
    const rows = list.rows.with(rank, list.rows[rank - 1]!).with(rank - 1, row);
    yield { kind: 'swapped with previous', rows };
  }
}

function* faultsOfTransitions(machine: AnyStateMachine): Generator<Fault> {
  const { lists } = partsOf(machine.config as Config, machine.id, machine);
  for (const list of lists) {
    for (const [rank] of list.rows.entries()) {
      const { source, trigger: event } = list;
      const partId = `${source} ${event} ${rank}`;
      // Timers start and eventless transitions run without this event, so the fault can show anywhere.
      const only = event === always || event.startsWith('xstate.after.') ? null : { source, event };
      const siblings = siblingsOf(machine, list.targets[rank] ?? list.source).slice(0, 2);
      for (const { kind, rows } of faultsOfRow(list, rank, siblings)) {
        yield { kind, partId, only, config: edited(machine.config as Config, list.path, rows) };
      }
    }
  }
}

function* faultsOfStates(machine: AnyStateMachine): Generator<Fault> {
  const whole = machine.config as Config;
  for (const { id, path, config: state } of partsOf(whole, machine.id).states) {
    const alternatives = Object.keys(state.states ?? {}).filter((key) => key !== state.initial);
    if (state.initial !== undefined) {
      for (const initial of alternatives) {
        const kind = `initial changed to ${initial}`;
        const config = edited(whole, [...path, 'initial'], initial);
        yield { kind, partId: id, only: null, config };
      }
    }
    for (const part of ['entry', 'exit', 'invoke', 'tags'] as const) {
      const all = [state[part] ?? []].flat();
      for (const [index] of all.entries()) {
        const rest = all.toSpliced(index, 1);
        const kind = `${part} ${index} dropped`;
        yield { kind, partId: id, only: null, config: edited(whole, [...path, part], rest) };
      }
    }
  }
}

/** Yields faults in which a state handles an event that it should ignore. */
function* faultsOfIgnoredEvents(machine: AnyStateMachine): Generator<Fault> {
  const whole = machine.config as Config;
  const { states, transitions, events } = chartOf(machine);
  const isIn = (id: string, ancestor: string) => id === ancestor || id.startsWith(`${ancestor}.`);
  for (const { id, type, parent } of states) {
    const isDone = type === 'final' && parent === machine.id;
    const [target] = siblingsOf(machine, id);
    if (isDone || !['atomic', 'final'].includes(type) || target === undefined) continue;
    const { path, config } = partsOf(whole, machine.id).states.find((state) => state.id === id)!;
    for (const event of events) {
      const isHeard = transitions.some(
        ({ eventType, source }) => eventType === event && isIn(id, source),
      );
      if (isHeard) continue;
      const on = { ...config.on, [event]: { target: `#${target}` } };
      const only = { source: id, event };
      yield {
        kind: `${event} heard`,
        partId: id,
        only,
        config: edited(whole, [...path, 'on'], on),
      };
    }
  }
}

type Delay = number | ((...args: never[]) => number);

/** Yields one machine per delay, with that delay doubled. */
function* slowerMachines(machine: AnyStateMachine) {
  const delays = machine.implementations.delays as Record<string, Delay>;
  for (const [name, delay] of Object.entries(delays)) {
    const slow = typeof delay === 'number' ? delay * 2 : (...args: never[]) => delay(...args) * 2;
    const usesDelay = ({ eventType }: { eventType: string }) =>
      eventType.startsWith(`xstate.after.${name}.`);
    const partId = chartOf(machine).transitions.find(usesDelay)?.id ?? machine.id;
    yield { partId, machine: machine.provide({ delays: { [name]: slow } } as never) };
  }
}

/** Creates a machine from a changed configuration, with the original's implementations. */
const withConfig = (machine: AnyStateMachine, config: Config): AnyStateMachine =>
  createMachine(withLoopGuards(config) as never).provide(machine.implementations as never);

/** Yields every mutant of a machine, each with one fault. */
export function* mutantsOf(machine: AnyStateMachine): Generator<Mutant> {
  const named = (kind: string, partId: string) => ({ id: `${partId}: ${kind}`, kind, partId });
  const faults = [faultsOfTransitions, faultsOfStates, faultsOfIgnoredEvents];
  for (const { kind, partId, only, config } of faults.flatMap((of) => [...of(machine)])) {
    yield { ...named(kind, partId), only, machine: withConfig(machine, config) };
  }
  for (const { partId, machine: mutant } of slowerMachines(machine)) {
    yield { ...named('delay doubled', partId), only: null, machine: mutant };
  }
}
