import { createMachine } from 'xstate';

/** Parallel regions, plain delays and no id. */
export const trafficLightMachine = createMachine({
  type: 'parallel',
  states: {
    cars: {
      initial: 'green',
      states: {
        green: { after: { 20_000: 'yellow' }, on: { 'button.pressed': 'yellow' } },
        yellow: { after: { 3000: 'red' } },
        red: { after: { 10_000: 'green' }, tags: ['stop'] },
      },
    },
    pedestrians: {
      initial: 'wait',
      states: {
        wait: { always: { guard: ({ context }) => context === null, target: 'cross' } },
        cross: { initial: 'steady', states: { steady: { after: { 7000: 'blink' } }, blink: {} } },
      },
      on: { 'cars.stopped': '.cross', 'cars.started': '.wait' },
    },
  },
});
