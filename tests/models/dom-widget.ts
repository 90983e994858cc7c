import { fromPromise, type AnyStateNode } from 'xstate';
import { vi } from 'vitest';
import { chatWidgetMachine } from '#machines/chat-widget/chat-widget.machine.ts';
import { watchedActor } from '#src/binding/watched-actor.ts';
import type { StartChat } from '#src/widget/chat.ts';
import { startPreviews } from '#src/widget/preview.ts';

const isLeaf = ({ states }: AnyStateNode) => Object.keys(states).length === 0;

/**
 * Runs the chat by XState itself, where it can be watched. That the table in the file does the same
 * is asked in tests/machines/region-table.test.ts.
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

// No script is loaded here: the same source stands for the file, and starts once.
let isLoaded = false;
vi.mock('#src/widget/load-widget.ts', () => ({
  loadWidget: () => {
    if (!isLoaded) startPreviews(runMachine);
    isLoaded = true;
    return Promise.resolve();
  },
}));
