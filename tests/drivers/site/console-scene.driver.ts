import { sceneBeatMs } from '#content/constants.ts';
import { agent } from '#content/agents/field-os.ts';
import type { consoleSceneMachine } from '#machines/console-scene/console-scene.machine.ts';
import { button, type Assertions, type Find } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const { clock, feed, title } = agent.console;
const stage: Find = { role: 'region', name: `${agent.name}, ${title}` };
const path = `/solutions/${agent.slug}`;
const controls = {
  start: `Play scene: ${agent.name}`,
  pause: `Pause scene: ${agent.name}`,
  resume: `Continue scene: ${agent.name}`,
};
const pause = button(controls.pause, stage);
const resume = button(controls.resume, stage);
const start = button(controls.start, stage);

async function expectScene(page: Assertions, time: string | undefined, control: string) {
  for (const name of Object.values(controls)) {
    if (name === control) await page.expectVisible(button(name, stage));
    else await page.expectAbsent(button(name, stage));
  }
  await page.expectVisible({ css: 'header', within: stage }, { text: new RegExp(`${time}$`) });
}

export const machineDriver: MachineDriver<typeof consoleSceneMachine> = {
  path,
  setting: { small: true },
  from: { input: { beats: feed.length } },
  events: {
    'scene.started': {
      can: (_, { value }) => value === 'solved' || 'Only a resting scene can be played.',
      act: (driver) => driver.click(start),
    },
    'scene.paused': {
      can: (_, { value }) => value === 'playing' || 'The scene is not playing.',
      control: pause,
      act: async (driver) => {
        await driver.click(pause);
        await driver.advanceTime(sceneBeatMs);
      },
    },
    'scene.resumed': {
      can: (_, { value }) => value === 'paused' || 'The scene is not paused.',
      control: resume,
    },
  },
  stateAssertions: {
    solved: (page) => expectScene(page, clock, controls.start),
    playing: (page, { context }) => expectScene(page, feed[context.beat]?.time, controls.pause),
    paused: (page, { context }) => expectScene(page, feed[context.beat]?.time, controls.resume),
  },
};
