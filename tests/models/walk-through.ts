import assert from 'node:assert/strict';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Model } from '#machines/model.ts';
import { runThrough } from '../model';
import type { Hands } from './hands';
import type { Heard } from './inspector';
import type { layerCoverage } from './layer-coverage';
import { anyText, type AnySubject, type Scene } from './subject';
import type { plannerOf, Walk, WalkStep } from './walks';

/** Waits a moment for what a page does after an act; false once it has been waited too often. */
export type Patience = (times: number) => Promise<boolean>;

interface Setting {
  machine: AnyStateMachine;
  model: Model<AnyStateMachine>;
  subject: AnySubject;
  planner: ReturnType<typeof plannerOf>;
  coverage: ReturnType<typeof layerCoverage>;
  hands: Hands;
  patience: Patience;
  /** The page tells nothing of its machine: what was seen of each step stands for what was done. */
  isQuiet?: boolean;
}

const isSystem = ({ type }: AnyEventObject) => type.startsWith('xstate.');
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** What has been said, with those keys alone that are expected, and open texts left open. */
function asFarAs(expected: unknown, said: unknown): unknown {
  if (expected === anyText) return anyText;
  if (Array.isArray(said) && Array.isArray(expected))
    return said.map((one: unknown, place) =>
      place in expected ? asFarAs(expected[place], one) : one,
    );
  if (!isRecord(said) || !isRecord(expected)) return said;
  return Object.fromEntries(
    Object.keys(said).flatMap((key) =>
      key === 'type' || key in expected ? [[key, asFarAs(expected[key], said[key])]] : [],
    ),
  );
}
const bare = (event: AnyEventObject) => (isSystem(event) ? { type: event.type } : event);

/** Carries a walk out on a real view, and asks at each step for what the state promises. */
export async function walkThrough(setting: Setting, walk: Walk): Promise<void> {
  const { machine, model, subject, hands, coverage } = setting;
  // Where nobody can listen, the first promises tell whether it came to this.
  let opening: Heard = { events: [], states: [], taken: [...(walk.opened ?? [])], refused: [] };
  if (subject.path !== undefined) {
    await hands.open(subject.path, subject.given);
    await subject.prepare?.(hands);
    if (!setting.isQuiet) opening = await listen(setting, subject.opens ?? []);
  }
  coverage.started(walk.start, opening);
  let scene = subject.scene?.start;
  let done = 0;
  const start = { event: { type: 'xstate.init' }, state: walk.start };
  const steps = walk.steps.map(({ event, after }) => ({ event, state: after }));
  await runThrough(machine, model, [start, ...steps], {
    take: async (event) => {
      const step = walk.steps[done];
      if (!step) return;
      await carryOut(setting, step);
      scene = subject.scene?.next(step.scene, event, step.before, step.after);
      done += 1;
    },
    check: async (snapshot) => {
      const isThere = done > 0 || subject.path !== undefined;
      if (!isThere) return;
      await lookAround(setting, snapshot, scene);
      const { silence } = walk.steps[done - 1] ?? walk;
      if (silence === 0) return;
      await hands.pass(silence);
      await lookAround(setting, snapshot, scene);
    },
  });
}

async function carryOut(setting: Setting, step: WalkStep): Promise<void> {
  const { subject, hands, coverage } = setting;
  const { event, scene, sent, before, ms, taken } = step;
  const driver = subject.events[event.type];
  const { act, control } = typeof driver === 'object' ? driver : {};
  if (act) await act(hands, event, before as never, scene);
  else if (control) await hands.press(control);
  else if (event.type.startsWith('xstate.after.')) await hands.pass(ms);
  else throw new Error(`no driver for ${event.type}`);

  if (setting.isQuiet) return coverage.took(before, asPlanned(step));
  const heard = await listen(setting, sent);
  assert.deepEqual(heard.taken, taken, 'the transitions that were really taken');
  coverage.took(before, heard);
}

/** What a step comes to where nobody can listen; the promises after it tell whether it did. */
function asPlanned({ sent, taken, covers }: WalkStep): Heard {
  const covered = (kind: string) =>
    covers.flatMap((one) => (one.startsWith(`${kind} `) ? [one.slice(kind.length + 1)] : []));
  return {
    events: [...sent],
    states: covered('state'),
    taken: [...taken],
    refused: covered('refusal'),
  };
}

/** Returns what the actor was told, which is `expected` and nothing else. */
async function listen(
  { machine, subject, hands, patience }: Setting,
  expected: readonly AnyEventObject[],
): Promise<Heard> {
  const all: Heard = { events: [], states: [], taken: [], refused: [] };
  const collect = async () => {
    const heard = await hands.heard(machine.id, subject.which ?? -1);
    for (const key of ['states', 'taken', 'refused'] as const) {
      all[key].push(...(heard?.[key] ?? []));
    }
    all.events.push(...(heard?.events ?? []));
    return all.events.length >= expected.length;
  };
  for (let times = 0; !(await collect()) && (await patience(times));) times += 1;
  assert.deepEqual(
    asFarAs(expected, all.events),
    expected.map(bare),
    'what the view told the machine',
  );
  return all;
}

/** Asks for the promise of each state, and for each control exactly where it can be used. */
async function lookAround(
  { machine, subject, planner, hands }: Setting,
  snapshot: AnyMachineSnapshot,
  scene: Scene = {},
): Promise<void> {
  for (const { path, states } of snapshot._nodes) {
    if (Object.keys(states).length > 0) continue;
    const promise = subject.promises[path.join('.')];
    assert.ok(promise, `${machine.id}: ${path.join('.')} promises nothing`);
    if (typeof promise === 'function') await promise(hands, snapshot, scene);
  }
  if (snapshot.status !== 'active') return;
  for (const [type, driver] of Object.entries(subject.events)) {
    if (typeof driver === 'string' || !driver.control) continue;
    if (planner.canSend(type, snapshot, scene)) await hands.see(driver.control);
    else await hands.miss(driver.control);
  }
}
