import { and, assign, createMachine, not, stateIn } from 'xstate';

const isComplete = ({ context }: { context: { name: string } }) => context.name !== '';

/** A form in steps: own ids, composed guards, forbidden events and an id with spaces. */
export const signUpForm = createMachine({
  id: 'Sign-up form (v2.1)',
  description: 'Asks for a name and a plan, and sends both.',
  types: {} as { context: { name: string }; events: { type: 'NEXT' | 'BACK' | 'SAVE' } },
  context: { name: '' },
  initial: 'name',
  on: { SAVE: { actions: ({ context }) => void context.name } },
  states: {
    name: {
      id: 'first',
      on: {
        NEXT: { guard: isComplete, target: '#plan', actions: assign({ name: 'Ana' }) },
        BACK: {},
      },
    },
    'plan.choice': {
      id: 'plan',
      on: {
        NEXT: {
          guard: and([isComplete, not(() => false), stateIn('#plan')]),
          target: ['#sent'],
        },
        BACK: '#first',
      },
    },
    sent: { id: 'sent', type: 'final', output: 'sent' },
  },
});
