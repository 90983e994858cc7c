import { assign, createMachine, enqueueActions, fromCallback, sendTo, spawnChild } from 'xstate';

const watchPrices = fromCallback(() => {});

/** Spawned actors, messages and queued actions. */
export const cartMachine = createMachine({
  id: 'cart',
  types: {} as {
    context: { items: string[] };
    events: { type: 'ADD'; item: string } | { type: 'CLEAR' } | { type: 'CHECK_OUT' };
  },
  context: () => ({ items: [] }),
  initial: 'empty',
  entry: spawnChild(watchPrices, { id: 'prices' }),
  on: {
    ADD: {
      target: '.filled',
      actions: [
        assign({ items: ({ context, event }) => [...context.items, event.item] }),
        sendTo('prices', { type: 'WATCH' }),
      ],
    },
  },
  states: {
    empty: {},
    filled: {
      on: {
        CLEAR: { target: 'empty', actions: assign({ items: [] }) },
        CHECK_OUT: 'paying',
      },
    },
    paying: {
      invoke: { src: fromCallback(() => {}), onError: 'filled', onDone: '#cart.ordered' },
      exit: enqueueActions(({ enqueue }) => enqueue(() => {})),
    },
    ordered: { type: 'final' },
  },
});
