/** A machine as a newcomer would add one: its folder, its view, a page, and how it is looked at. */
export const toyMachine = [
  {
    file: 'machines/toy-lamp/toy-lamp.machine.ts',
    code: `import { setup } from 'xstate';

type ToyLampEvent = { type: 'switch.pressed' } | { type: 'bulb.broken' };

export const toyLampMachine = setup({ types: { events: {} as ToyLampEvent } }).createMachine({
  id: 'toy-lamp',
  description: 'A lamp.',
  initial: 'dark',
  states: {
    dark: {
      description: 'It gives no light.',
      on: { 'switch.pressed': { target: 'lit', description: 'It is switched on.' } },
    },
    lit: {
      description: 'It gives light.',
      on: {
        'switch.pressed': { target: 'dark', description: 'It is switched off.' },
        'bulb.broken': { target: 'dark', description: 'Its bulb breaks.' },
      },
    },
  },
});
`,
  },
  {
    file: 'machines/toy-lamp/toy-lamp.model.ts',
    code: `import type { About, Model } from '../model';
import type { toyLampMachine } from './toy-lamp.machine';

export const about: About = {
  title: 'Toy lamp',
  purpose: 'Gives light.',
  where: { routes: ['/toy'], view: 'The lamp' },
};

export const model: Model<typeof toyLampMachine> = {
  events: { 'switch.pressed': [{}], 'bulb.broken': [{}] },
  invariants: {},
  steps: {
    'a press always changes the light': ({ before, event, after }) =>
      event.type !== 'switch.pressed' || before.value !== after.value,
    'a broken bulb gives no light': ({ event, after }) =>
      event.type !== 'bulb.broken' || after.value === 'dark',
  },
  ignored: { 'bulb.broken': 'A dark bulb does not break.' },
  journeys: [
    { title: 'a press gives light', events: [{ type: 'switch.pressed' }], end: 'lit' },
    {
      title: 'a second press takes it',
      events: [{ type: 'switch.pressed' }, { type: 'switch.pressed' }],
      end: 'dark',
    },
  ],
};
`,
  },
  {
    file: 'src/views/toy-lamp/ToyLamp.tsx',
    code: `import { useMachine } from '../../binding/use-machine';
import { toyLampMachine } from '../../../machines/toy-lamp/toy-lamp.machine';

export function ToyLamp() {
  const [snapshot, send] = useMachine(toyLampMachine);
  return (
    <>
      <h1>Toy</h1>
      <button
        type="button"
        aria-pressed={snapshot.matches('lit')}
        onClick={() => send({ type: 'switch.pressed' })}
      >
        Lamp
      </button>
      <button type="button" onClick={() => send({ type: 'bulb.broken' })}>
        Break the bulb
      </button>
    </>
  );
}
`,
  },
  {
    file: 'src/routes/_site/toy.tsx',
    code: `import { createFileRoute } from '@tanstack/react-router';
import { ToyLamp } from '../../views/toy-lamp/ToyLamp';

export const Route = createFileRoute('/_site/toy')({ component: ToyLamp });
`,
  },
  {
    file: 'tests/subjects/toy-lamp.ts',
    code: `import type { toyLampMachine } from '../../machines/toy-lamp/toy-lamp.machine';
import { button } from '../models/hands';
import type { Subject } from '../models/subject';

const lamp = button('Lamp');

export const subject: Subject<typeof toyLampMachine> = {
  path: '/toy',
  events: {
    'switch.pressed': { control: lamp },
    'bulb.broken': { control: button('Break the bulb') },
  },
  promises: {
    dark: (eyes) => eyes.see(lamp, { pressed: false }),
    lit: (eyes) => eyes.see(lamp, { pressed: true }),
  },
};
`,
  },
];
