import { replayPaces, type ReplayPace } from '#content/atlas/run-panel.ts';
import type { runReplayMachine } from '#machines/run-replay/run-replay.machine.ts';
import { button, radio, type Eyes, type Find } from '#tests/models/hands.ts';
import type { Subject } from '#tests/models/subject.ts';

const play = button('Replay');
const pause = button('Pause replay');
const labels = { slow: 'Slow', normal: 'Normal', fast: 'Fast' } as const;
const paceRadio = (pace: ReplayPace): Find => radio(labels[pace], { role: 'group', name: 'Pace' });
const path = '/machines/solutions-tab';
const run =
  '1~tab.selected(tab:workforce)~tab.selected(tab:operations)~tab.selected(tab:workforce)';
const last = 3;

async function shows(eyes: Eyes, place: number, pace: ReplayPace) {
  const says = place === 0 ? 'The start.' : `Step ${place}: `;
  await eyes.see({ css: '#run [role="status"]' }, { text: new RegExp(`^${says}`) });
  await eyes.address(place === last ? /run=1~[^&]*$/ : new RegExp(`run=1~.*&step=${place}$`));
  for (const one of Object.keys(replayPaces) as ReplayPace[])
    await eyes.see(paceRadio(one), { checked: one === pace });
}

/** The run stands at its end when the page is opened, so that a replay begins at the start. */
export const subject: Subject<typeof runReplayMachine> = {
  path: `${path}?run=${encodeURIComponent(run)}`,
  scene: {
    start: { shown: last },
    next: ({ shown }, { type }, before) => {
      if (type === 'replay.started' && before.value === 'still')
        return { shown: shown === last ? 0 : shown };
      return { shown: type.startsWith('xstate.after.') ? Number(shown) + 1 : shown };
    },
  },
  events: {
    'replay.started': {
      can: (_, { value }) => value === 'still' || 'The button pauses while it plays.',
      control: play,
      sends: (event, _, { shown }) => [
        { ...event, left: shown === last ? last : last - Number(shown) },
      ],
    },
    'replay.paused': {
      can: (_, { value }) => value === 'playing' || 'The button replays while nothing plays.',
      control: pause,
    },
    'pace.chosen': {
      can: ({ pace }, { context }) => context.pace !== pace || 'It is chosen already.',
      act: (hands, { pace }) => hands.press(paceRadio(pace)),
    },
  },
  promises: {
    still: (eyes, { context }, { shown }) => shows(eyes, Number(shown), context.pace),
    playing: (eyes, { context }, { shown }) => shows(eyes, Number(shown), context.pace),
  },
};
