import { createMachine } from 'xstate';

const toggle = (id: string) =>
  createMachine({
    id,
    initial: 'off',
    states: { off: { on: { toggle: 'on' } }, on: { on: { toggle: 'off' } } },
  });

/** Two machines whose ids differ only in signs, and one with the same id as another. */
export const light = toggle('light switch');
export const fan = toggle('light-switch');
export const again = toggle('light switch');
