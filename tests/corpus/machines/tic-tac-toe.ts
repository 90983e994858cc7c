import { assign, createMachine, raise } from 'xstate';

/** Inline guards on eventless transitions, raised events and tags. */
export const ticTacToe = createMachine({
  id: 'tic-tac-toe',
  types: {} as {
    context: { board: (string | null)[]; moves: number };
    events: { type: 'PLAY'; square: number } | { type: 'RESET' } | { type: 'TURN' };
  },
  context: { board: Array.from({ length: 9 }, () => null), moves: 0 },
  initial: 'playing',
  on: { RESET: { target: '.playing', actions: [assign({ moves: 0 }), raise({ type: 'TURN' })] } },
  states: {
    playing: {
      always: [
        { guard: ({ context }) => context.board[0] === 'x', target: 'over.won' },
        { guard: ({ context }) => context.moves === 9, target: 'over.drawn' },
      ],
      on: {
        PLAY: {
          guard: ({ context, event }) => context.board[event.square] === null,
          actions: assign({ moves: ({ context }) => context.moves + 1 }),
        },
        TURN: { reenter: true, target: 'playing' },
      },
    },
    over: {
      initial: 'won',
      tags: 'over',
      states: { won: { tags: ['winner'] }, drawn: {} },
    },
  },
});
