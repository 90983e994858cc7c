import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { AnyActorLogic, AnyMachineSnapshot } from 'xstate';
import { machines } from '#machines/index.ts';
import { stateNodes } from '#src/atlas/kit/chart.ts';
import { planOf } from '../models/paths';
import { steeredMachine } from './steered-machine';

/** By promise: the state after a rejection, and the problem that the context then names. */
const reports: Record<string, readonly [state: string, problem?: string]> = {
  'chat-widget findAnswers': ['talk.handover.unchecked'],
  'clipboard copyText': ['failed'],
  'conversation-filter writeQuery': ['failed'],
  'demo-form sendRequest': ['failed'],
  'document-text readText': ['open.failed'],
  'document-uploads addDocument': ['reading.busy', 'unreadable'],
  'faq-import readFile': ['open.rejected', 'unreadable'],
  'lead-outbox deliverPending': ['waiting'],
  'leave-guard saveWork': ['failed'],
};

const { transition } = fromPromise(() => Promise.resolve());
const isPromise = (logic: AnyActorLogic) => String(logic.transition) === String(transition);

const invoked = Object.values(machines).flatMap((entry) =>
  stateNodes(entry.machine).flatMap(({ invoke }) =>
    invoke
      .filter(({ src }) => isPromise(entry.machine.implementations.actors[src as string] as never))
      .map(({ id }) => [`${entry.id} ${id}`, id, entry] as const),
  ),
);

/** Returns the texts in a value, such as those that a visitor typed. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('§17.21: each promise that a machine invokes has a row', () => {
  expect(invoked.map(([name]) => name).toSorted()).toEqual(Object.keys(reports));
});

test.each(invoked)(
  '§17.21: %s: a rejection is reported and keeps every text',
  async (name, id, entry) => {
    const { machine, model } = entry;
    const isRunning = (snapshot: AnyMachineSnapshot) => id in snapshot.children;
    const [path] = planOf(entry).paths.flatMap(({ steps, start }) => {
      if (isRunning(start)) return [[]];
      const count = steps.findIndex(({ after }) => isRunning(after)) + 1;
      return count > 0 ? [steps.slice(0, count)] : [];
    });
    const actor = steeredMachine(machine).start(model.input);
    for (const { event } of path!) await actor.take(event);
    const before = textsIn(actor.snapshot().context);
    await actor.take({ type: `xstate.error.actor.${id}`, error: new Error('planted') });
    const after = actor.snapshot();
    expect(after.status).not.toBe('error');
    const [state, problem] = reports[name]!;
    expect(after._nodes.map((node) => node.path.join('.'))).toContain(state);
    if (problem) expect(textsIn(after.context)).toContain(problem);
    expect(textsIn(after.context)).toEqual(expect.arrayContaining(before));
    actor.stop();
  },
);
