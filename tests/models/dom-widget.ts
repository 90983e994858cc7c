import { fromPromise, type AnyStateNode } from 'xstate';
import { vi } from 'vitest';
import { chatWidgetMachine } from '#machines/chat-widget/chat-widget.machine.ts';
import { watchedActor } from '#src/binding/watched-actor.ts';
import type { StartChat } from '#src/widget/chat.ts';
import { startPreviews } from '#src/widget/preview.ts';

const isLeaf = ({ states }: AnyStateNode) => Object.keys(states).length === 0;

/**
 * Runs the chat on XState, which can be inspected. tests/machines/region-table.test.ts proves the
 * compiled table equivalent.
 */
const runMachine: StartChat = ({ findAnswers, ...actions }, onState) => {
  const actor = watchedActor(
    chatWidgetMachine.provide({
      actions,
      actors: { findAnswers: fromPromise(({ input }) => findAnswers(input)) },
    }),
  );
  actor.subscribe(({ _nodes, context }) =>
    onState({ at: _nodes.filter(isLeaf).map(({ path }) => path.join('.')), context }),
  );
  actor.start();
  return { send: (event) => actor.send(event) };
};

// The widget's file is not loaded; its source runs once instead.
let isLoaded = false;
vi.mock('#src/widget/load-widget.ts', () => ({
  loadWidget: () => {
    if (!isLoaded) startPreviews(runMachine);
    isLoaded = true;
    return Promise.resolve();
  },
}));
