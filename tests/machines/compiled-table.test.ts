import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import type { AnyEventObject, AnyStateMachine, AnyStateNode } from 'xstate';
import { chartOf } from '#src/atlas/kit/chart.ts';
import type { ChatWidgetEvent } from '#machines/chat-widget/chat-steps.ts';
import { chatWidgetMachine as machine } from '#machines/chat-widget/chat-widget.machine.ts';
import { machines } from '#machines/index.ts';
import { eventsIn, pureStart, pureStep } from '#src/atlas/kit/pure-step.ts';
import { compileTable } from '#src/widget/compiled-table.ts';
import type { ChatState } from '#src/widget/chat.ts';
import { interpretTable } from '#src/widget/table-interpreter.ts';
import { planOf } from '../models/paths';

const { model } = machines['chat-widget']!;
const table = compileTable(chartOf(machine));
const isLeaf = ({ states }: { states: object }) => Object.keys(states).length === 0;

/** Returns the states, context, and effects that XState produces for each event. */
function byXState(events: readonly AnyEventObject[]) {
  let state = pureStart(machine).after;
  return events.map((event) => {
    const { after, effects } = pureStep(machine, state, event);
    state = after;
    const { _nodes, context } = after as { _nodes: AnyStateNode[]; context: unknown };
    const at = _nodes
      .filter(isLeaf)
      .map(({ path }) => path.join('.'))
      .toSorted();
    return { at, context, inputs: effects.map(({ name, input }) => [name, input]) };
  });
}

/** Returns the same from the table in the embedded file. */
function byTable(events: readonly AnyEventObject[]) {
  let state: ChatState | null = null;
  let inputs: [string, unknown][] = [];
  const note = (name: string) => (_: unknown, what?: unknown) => void inputs.push([name, what]);
  const chat = interpretTable(table)(
    {
      findAnswers: (what) => {
        inputs.push(['findAnswers', what]);
        return new Promise(() => undefined);
      },
      handOver: note('handOver'),
      storeTranscript: note('storeTranscript'),
      deleteTranscript: note('deleteTranscript') as () => void,
    },
    (next) => (state = next),
  );
  return events.map((event) => {
    inputs = [];
    chat.send(event as ChatWidgetEvent);
    return { ...state, inputs };
  });
}

test('decision 014: on every path the chat’s table behaves like XState', () => {
  for (const { steps } of planOf({ machine, model }).paths) {
    const events = steps.map(({ event }) => event);
    expect(byTable(events)).toEqual(byXState(events));
  }
});

test('decision 014: for any sequence of events the table behaves like XState', () => {
  const start = pureStart(machine).after;
  const cases = Object.entries(model.events).flatMap(([type, payloads]) =>
    (typeof payloads === 'function' ? payloads(start) : payloads).map((payload) => ({
      type,
      ...payload,
    })),
  );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...cases), { maxLength: 12 }), (picked) => {
      // An actor's result occurs only while the actor runs.
      const events: AnyEventObject[] = [];
      let state = start;
      for (const event of picked) {
        if (!eventsIn(model, state).some(({ type }) => type === event.type)) continue;
        events.push(event);
        state = pureStep(machine, state, event).after;
      }
      expect(byTable(events)).toEqual(byXState(events));
    }),
  );
});

test('decision 014: an answer that arrives after the chat was cleared is dropped', async () => {
  let state: ChatState | null = null;
  const answers: ((found: { isSure: boolean; suggestions: [] }) => void)[] = [];
  const chat = interpretTable(table)(
    {
      findAnswers: () => new Promise((resolve) => answers.push(resolve)),
      handOver: () => undefined,
      storeTranscript: () => undefined,
      deleteTranscript: () => undefined,
    },
    (next) => (state = next),
  );
  chat.send({ type: 'message.sent', text: 'Router?' });
  chat.send({ type: 'transcript.cleared' });
  chat.send({ type: 'message.sent', text: 'Outage?' });
  answers[0]?.({ isSure: false, suggestions: [] });
  await Promise.resolve();
  expect(state).toMatchObject({ at: ['panel.closed', 'talk.answering'] });
  answers[1]?.({ isSure: false, suggestions: [] });
  await Promise.resolve();
  expect(state).toMatchObject({ at: ['panel.closed', 'talk.handover.unchecked'] });
});

describe('decision 014: the build rejects what a table cannot express', () => {
  const made = (config: object): AnyStateMachine =>
    setup({ delays: { pause: 5 }, actions: { act: () => undefined } }).createMachine({
      id: 'odd',
      initial: 'a',
      ...config,
    } as never) as unknown as AnyStateMachine;
  const states = { a: {}, b: {} };
  test.each([
    ['a delay', { states: { ...states, a: { after: { pause: 'b' } } } }],
    ['an eventless transition', { states: { ...states, a: { always: 'b' } } }],
    ['a final state', { states: { a: {}, b: { type: 'final' } } }],
    ['a history state', { states: { a: {}, b: { type: 'history' } } }],
    ['exit actions', { states: { ...states, a: { exit: 'act' } } }],
    ['a transition of the whole machine', { states, on: { go: '.b' } }],
    ['a re-entered state', { states: { a: { on: { go: { target: 'a', reenter: true } } } } }],
    [
      'an event that means something in two regions',
      {
        type: 'parallel',
        initial: undefined,
        states: {
          left: { initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } },
          right: { initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } },
        },
      },
    ],
  ])('%s', (_, config) => {
    expect(() => compileTable(chartOf(made(config)))).toThrow('odd cannot be compiled');
  });
});
