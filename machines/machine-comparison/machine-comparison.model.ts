import type { About, Model } from '../model';
import type { machineComparisonMachine } from './machine-comparison.machine';
import { readMachineFile } from './machine-file';

const door = (target: string) =>
  `{"id":"door","initial":"shut","states":{"shut":{"on":{"push":"${target}"}},"open":{}}}`;
const typed = (side: 'before' | 'after', text: string) =>
  ({ type: 'text.changed', side, text }) as const;

export const about: About = {
  title: 'Machine comparison',
  purpose: 'Compares two versions of a machine, pasted or opened.',
  where: { routes: ['/machines/compare'], view: 'The two fields and the differences' },
};

export const model: Model<typeof machineComparisonMachine> = {
  input: { before: '', after: '' },
  events: {
    'text.changed': [
      { side: 'before', text: door('open') },
      { side: 'before', text: '{' },
      { side: 'after', text: door('shut') },
    ],
    'form.submitted': [{}],
  },
  invariants: {
    'only two machines are compared': ({ value, context: { before, after } }) =>
      value !== 'compared' ||
      [before, after].every((text) => readMachineFile(text).problem === null),
  },
  steps: {
    'nothing typed is lost': ({ before, event, after }) =>
      event.type === 'text.changed' || before.context === after.context,
  },
  ignored: { 'form.submitted': 'The two versions are compared already.' },
  journeys: [
    {
      title: '§17 compare: two machines are compared',
      events: [
        typed('before', door('open')),
        typed('after', door('shut')),
        { type: 'form.submitted' },
      ],
      end: 'compared',
    },
    {
      title: '§17 compare: a text that is not a machine is rejected and stays',
      events: [typed('before', '{'), typed('after', door('shut')), { type: 'form.submitted' }],
      end: { editing: 'rejected' },
      context: { before: '{', after: door('shut') },
    },
  ],
};
