import { estimateInputs, estimatePlans } from '#content/site/estimate-form.ts';
import type { About, Model } from '../model';
import { usableText } from './estimate-inputs';
import type { estimateMachine } from './estimate.machine';

const { example } = estimatePlans.home;
const typed = (name: (typeof estimateInputs)[number], text: string) =>
  ({ type: 'field.changed', name, text }) as const;

export const about: About = {
  title: 'Estimate',
  purpose: 'Checks the numbers from which the site estimates avoided work.',
  where: { routes: ['/', '/customers/*'], view: 'The estimator, opened by Estimate yours' },
};

export const model: Model<typeof estimateMachine> = {
  events: {
    'field.changed': [
      { name: 'truckRolls', text: '1,200' },
      { name: 'truckRolls', text: 'twelve' },
      { name: 'subscribers', text: '70000' },
      { name: 'subscribers', text: '99' },
      { name: 'rollCost', text: '$300' },
      { name: 'rollCost', text: '' },
      { name: 'rollCost', text: '10,001' },
    ],
    'address.changed': [{ inputs: { ...example, tickets: 5_000 } }],
  },
  invariants: {
    'fields are wrong only in invalid': ({ value, context }) =>
      (value === 'invalid') === context.wrong.length > 0,
    'wrong fields are in the order of the form': ({ context: { wrong } }) =>
      estimateInputs.filter((name) => wrong.includes(name)).join() === wrong.join(),
  },
  steps: {
    'exactly usable numbers are written into the URL': ({ event, effects }) =>
      event.type === 'field.changed'
        ? effects.includes('writeInput') === (usableText(event.name, event.text) !== null)
        : !effects.includes('writeInput'),
    'only the typed field changes its mark': ({ before, event, after }) =>
      event.type !== 'field.changed' ||
      estimateInputs.every((name) =>
        name === event.name
          ? after.context.wrong.includes(name) === (usableText(name, event.text) === null)
          : after.context.wrong.includes(name) === before.context.wrong.includes(name),
      ),
    'a navigation fills the fields and clears their errors': ({ event, after, effects }) =>
      event.type !== 'address.changed' ||
      (after.value === 'shown' && effects.includes('fillFields')),
  },
  journeys: [
    {
      title: '§2 estimator: a usable number is written into the URL',
      events: [typed('truckRolls', '1,200')],
      end: 'shown',
      effects: ['watchAddress', 'writeInput'],
      effectInputs: { writeInput: { name: 'truckRolls', text: '1,200' } },
    },
    {
      title: '§2 estimator: a wrong field keeps its last number until it is corrected',
      events: [
        typed('truckRolls', 'twelve'),
        typed('subscribers', '70000'),
        typed('truckRolls', '12'),
      ],
      end: 'shown',
      context: { wrong: [] },
      effects: ['watchAddress', 'writeInput', 'writeInput'],
    },
    {
      title: '§2 estimator: Back shows the earlier estimate without errors',
      events: [typed('rollCost', '10,001'), { type: 'address.changed', inputs: example }],
      end: 'shown',
      context: { wrong: [] },
      effects: ['watchAddress', 'fillFields'],
      effectInputs: { fillFields: { inputs: example } },
    },
  ],
};
