import assert from 'node:assert/strict';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { isRecord } from '#src/lib/text/parse-json.ts';
import type { MachineEntry } from '#machines/model.ts';
import { runThrough } from '../model';
import type { Driver } from './driver';
import type { ActorLog } from './inspector';
import { anyText, type AnyMachineDriver, type Scene } from './machine-driver';
import type { Path, PathStep, Plan } from './paths';

/** Waits before the log is read again; resolves to false once the attempts are used up. */
export type Poll = (attempt: number) => Promise<boolean>;

interface PathRun {
  entry: Pick<MachineEntry, 'machine' | 'model'>;
  machineDriver: AnyMachineDriver;
  plan: Plan;
  driver: Driver;
  poll: Poll;
}

const isSystem = ({ type }: AnyEventObject) => type.startsWith('xstate.');

/** Reduces an actual value to the keys of the expected one; `anyText` matches any value. */
function project(expected: unknown, actual: unknown): unknown {
  if (expected === anyText) return anyText;
  if (Array.isArray(actual) && Array.isArray(expected))
    return actual.map((item: unknown, index) =>
      index in expected ? project(expected[index], item) : item,
    );
  if (!isRecord(actual) || !isRecord(expected)) return actual;
  return Object.fromEntries(
    Object.keys(actual).flatMap((key) =>
      key === 'type' || key in expected ? [[key, project(expected[key], actual[key])]] : [],
    ),
  );
}
const withoutSystemData = (event: AnyEventObject) =>
  isSystem(event) ? { type: event.type } : event;

/** Runs a path on a real view and makes the state assertions after each step. */
export async function runPath(run: PathRun, path: Path): Promise<void> {
  const { entry, machineDriver, driver } = run;
  if (machineDriver.path !== undefined) {
    await driver.open(machineDriver.path, machineDriver.setting);
    await machineDriver.prepare?.(driver);
    await readLog(run, machineDriver.opens ?? []);
  }
  let scene = machineDriver.scene?.start;
  let done = 0;
  const start = { event: { type: 'xstate.init' }, state: path.start };
  const steps = path.steps.map(({ event, after }) => ({ event, state: after }));
  await runThrough(entry, [start, ...steps], {
    take: async (event) => {
      const step = path.steps[done];
      if (!step) return;
      await takeStep(run, step);
      scene = machineDriver.scene?.next(step.scene, event, step.before, step.after);
      done += 1;
    },
    check: async (snapshot) => {
      const isOpen = done > 0 || machineDriver.path !== undefined;
      if (isOpen) await assertState(run, snapshot, scene);
    },
  });
}

async function takeStep(run: PathRun, step: PathStep): Promise<void> {
  const { machineDriver, driver } = run;
  const { event, scene, sent, before, ms, transitions } = step;
  const eventDriver = machineDriver.events[event.type];
  const { act, control } = typeof eventDriver === 'object' ? eventDriver : {};
  if (act) await act(driver, event, before as never, scene);
  else if (control) await driver.click(control);
  else if (event.type.startsWith('xstate.after.')) await driver.advanceTime(ms);
  else throw new Error(`no driver for ${event.type}`);

  const log = await readLog(run, sent);
  assert.deepEqual(log.transitions, transitions, 'transitions taken');
}

/** Returns the actor's log; fails unless the actor received exactly the `expected` events. */
async function readLog(
  { entry: { machine }, machineDriver, driver, poll }: PathRun,
  expected: readonly AnyEventObject[],
): Promise<ActorLog> {
  const log: ActorLog = { events: [], transitions: [] };
  const collect = async () => {
    const entries = await driver.drainLog(machine.id, machineDriver.actorIndex ?? -1);
    log.transitions.push(...(entries?.transitions ?? []));
    log.events.push(...(entries?.events ?? []));
    return log.events.length >= expected.length;
  };
  for (let attempt = 0; !(await collect()) && (await poll(attempt));) attempt += 1;
  assert.deepEqual(
    project(expected, log.events),
    expected.map(withoutSystemData),
    'events the view sent',
  );
  return log;
}

/** Adds the asserted fact to the message of a failed assertion. */
async function explained(fact: string, assertion: Promise<void>): Promise<void> {
  await assertion.catch((error: unknown) => {
    if (error instanceof Error) error.message = `${fact}\n${error.message}`;
    throw error;
  });
}

/** Asserts each active state, and that each control is visible exactly in the states that use it. */
async function assertState(
  { entry: { machine }, machineDriver, plan, driver }: PathRun,
  snapshot: AnyMachineSnapshot,
  scene: Scene = {},
): Promise<void> {
  for (const { path, states, description = '' } of snapshot._nodes) {
    if (Object.keys(states).length > 0) continue;
    const assertion = machineDriver.stateAssertions[path.join('.')];
    assert.ok(assertion, `${machine.id}: ${path.join('.')} has no state assertion`);
    if (typeof assertion === 'function')
      await explained(`${path.join('.')}: ${description}`, assertion(driver, snapshot, scene));
  }
  if (snapshot.status !== 'active') return;
  for (const [type, eventDriver] of Object.entries(machineDriver.events)) {
    if (typeof eventDriver === 'string' || !eventDriver.control) continue;
    const { control } = eventDriver;
    await (plan.canSend(type, snapshot, scene)
      ? explained(`${type} is possible`, driver.expectVisible(control))
      : explained(`${type} is impossible`, driver.expectAbsent(control)));
  }
}
