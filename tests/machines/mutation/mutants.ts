import { and, createMachine, not } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { always, edited, partsOf, siblingsOf, type Config, type List } from './mutable-config';

/** A machine with one fault in its configuration. */
export interface Mutant {
  /** Unique among the mutants of one machine. */
  id: string;
  kind: string;
  /** The id of the transition or the state that the fault is in, as `chartOf` gives it. */
  place: string;
  /** The one state and event by which it can differ; null where everything may. */
  only: Reach | null;
  machine: AnyStateMachine;
}

export type Reach = { source: string; event: string };
type Fault = { kind: string; place: string; only: Reach | null; config: Config };
type Row = Record<string, unknown>;

/** More questions than any chain of eventless transitions asks: it does not end. */
const maxQuestions = 1000;

/** A guard that lets everything pass, until one event has asked it too often. */
function fuse() {
  let lastEvent: unknown;
  let questions = 0;
  return ({ event }: { event: unknown }) => {
    questions = event === lastEvent ? questions + 1 : 0;
    lastEvent = event;
    if (questions > maxQuestions) throw new Error('Eventless transitions without end');
    return true;
  };
}

/** The same configuration, with a fuse before every eventless transition. */
function fused(config: Config): Config {
  return partsOf(config, '').lists.reduce((whole, { path, rows, trigger }) => {
    if (trigger !== always) return whole;
    const safe = rows.map(({ guard, ...row }) => ({
      ...row,
      guard: guard === undefined ? fuse() : and([fuse(), guard as string]),
    }));
    return edited(whole, path, safe);
  }, config);
}

/** The faults of one transition, `row` among those with the same source and trigger. */
function* faultsOfRow(list: List, rank: number, around: readonly string[]) {
  const row = list.rows[rank]!;
  const { target, guard, actions = [], reenter, ...rest } = row as Row & { actions?: unknown[] };
  const change = (kind: string, one: Row) => ({ kind, rows: list.rows.with(rank, one) });
  yield { kind: 'transition removed', rows: list.rows.toSpliced(rank, 1) };
  for (const other of around) {
    const key = other.slice(other.lastIndexOf('.') + 1);
    yield change(`retargeted to ${key}`, { ...row, target: `#${other}` });
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
    yield { kind: 'swapped with the one before', rows };
  }
}

function* faultsOfTransitions(machine: AnyStateMachine): Generator<Fault> {
  const { lists } = partsOf(machine.config as Config, machine.id, machine);
  for (const list of lists) {
    for (const [rank] of list.rows.entries()) {
      const { source, trigger: event } = list;
      const place = `${source} ${event} ${rank}`;
      // A timer is set, and an eventless transition asked for, without the event itself.
      const only = event === always || event.startsWith('xstate.after.') ? null : { source, event };
      const around = siblingsOf(machine, list.targets[rank] ?? list.source).slice(0, 2);
      for (const { kind, rows } of faultsOfRow(list, rank, around)) {
        yield { kind, place, only, config: edited(machine.config as Config, list.path, rows) };
      }
    }
  }
}

function* faultsOfStates(machine: AnyStateMachine): Generator<Fault> {
  const whole = machine.config as Config;
  for (const { id, path, config: state } of partsOf(whole, machine.id).states) {
    const others = Object.keys(state.states ?? {}).filter((key) => key !== state.initial);
    if (state.initial !== undefined) {
      for (const initial of others) {
        const kind = `initial changed to ${initial}`;
        const config = edited(whole, [...path, 'initial'], initial);
        yield { kind, place: id, only: null, config };
      }
    }
    for (const part of ['entry', 'exit', 'invoke', 'tags'] as const) {
      const all = [state[part] ?? []].flat();
      for (const [index] of all.entries()) {
        const rest = all.toSpliced(index, 1);
        const kind = `${part} ${index} dropped`;
        yield { kind, place: id, only: null, config: edited(whole, [...path, part], rest) };
      }
    }
  }
}

/** Events that are heard somewhere, heard where nothing listens for them: they lead elsewhere. */
function* faultsOfDeafStates(machine: AnyStateMachine): Generator<Fault> {
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
      yield { kind: `${event} heard`, place: id, only, config: edited(whole, [...path, 'on'], on) };
    }
  }
}

type Delay = number | ((...args: never[]) => number);

/** Returns for each delay by name the same machine with that delay doubled. */
function* slowerMachines(machine: AnyStateMachine) {
  const delays = machine.implementations.delays as Record<string, Delay>;
  for (const [name, delay] of Object.entries(delays)) {
    const slow = typeof delay === 'number' ? delay * 2 : (...args: never[]) => delay(...args) * 2;
    const isIt = ({ eventType }: { eventType: string }) =>
      eventType.startsWith(`xstate.after.${name}.`);
    const place = chartOf(machine).transitions.find(isIt)?.id ?? machine.id;
    yield { place, machine: machine.provide({ delays: { [name]: slow } } as never) };
  }
}

/** Returns a machine made anew from a configuration, which runs as the original does. */
const remade = (machine: AnyStateMachine, config: Config): AnyStateMachine =>
  createMachine(fused(config) as never).provide(machine.implementations as never);

/** Yields every mutant of a machine, one fault each. */
export function* mutantsOf(machine: AnyStateMachine): Generator<Mutant> {
  const named = (kind: string, place: string) => ({ id: `${place}: ${kind}`, kind, place });
  const faults = [faultsOfTransitions, faultsOfStates, faultsOfDeafStates];
  for (const { kind, place, only, config } of faults.flatMap((of) => [...of(machine)])) {
    yield { ...named(kind, place), only, machine: remade(machine, config) };
  }
  for (const { place, machine: mutant } of slowerMachines(machine)) {
    yield { ...named('delay doubled', place), only: null, machine: mutant };
  }
}
