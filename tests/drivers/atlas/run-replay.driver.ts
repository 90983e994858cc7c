import { replayPaces, type ReplayPace } from '#content/atlas/run-panel.ts';
import type { runReplayMachine } from '#machines/run-replay/run-replay.machine.ts';
import { button, radio, type Assertions, type Find } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const play = button('Replay');
const pause = button('Pause replay');
const labels = { slow: 'Slow', normal: 'Normal', fast: 'Fast' } as const;
const paceRadio = (pace: ReplayPace): Find => radio(labels[pace], { role: 'group', name: 'Pace' });
const path = '/machines/solutions-tab';
const run =
  '1~tab.selected(tab:workforce)~tab.selected(tab:operations)~tab.selected(tab:workforce)';
const last = 3;

async function expectStep(page: Assertions, step: number, pace: ReplayPace) {
  const status = step === 0 ? 'The start.' : `Step ${step}: `;
  await page.expectVisible({ css: '#run [role="status"]' }, { text: new RegExp(`^${status}`) });
  await page.expectAddress(step === last ? /run=1~[^&]*$/ : new RegExp(`run=1~.*&step=${step}$`));
  for (const option of Object.keys(replayPaces) as ReplayPace[])
    await page.expectVisible(paceRadio(option), { checked: option === pace });
}

/** The page opens at the run's last step, so a replay starts from the beginning. */
export const machineDriver: MachineDriver<typeof runReplayMachine> = {
  path: `${path}?run=${encodeURIComponent(run)}`,
  scene: {
    start: { shown: last },
    next: ({ shown }, { type }, before) => {
      if (type === 'replay.started' && before.value === 'stopped')
        return { shown: shown === last ? 0 : shown };
      return { shown: type.startsWith('xstate.after.') ? Number(shown) + 1 : shown };
    },
  },
  events: {
    'replay.started': {
      can: (_, { value }) => value === 'stopped' || 'The button pauses during a replay.',
      control: play,
      sends: (event, _, { shown }) => [
        { ...event, remaining: shown === last ? last : last - Number(shown) },
      ],
    },
    'replay.paused': {
      can: (_, { value }) => value === 'playing' || 'The button replays when no replay runs.',
      control: pause,
    },
    'pace.chosen': {
      can: ({ pace }, { context }) => context.pace !== pace || 'The pace is already selected.',
      act: (driver, { pace }) => driver.click(paceRadio(pace)),
    },
  },
  stateAssertions: {
    stopped: (page, { context }, { shown }) => expectStep(page, Number(shown), context.pace),
    playing: (page, { context }, { shown }) => expectStep(page, Number(shown), context.pace),
  },
};
