import { sceneBeatMs } from '#content/constants.ts';
import { agent } from '#content/agents/field-os.ts';
import type { consoleSceneMachine } from '#machines/console-scene/console-scene.machine.ts';
import { button, type Assertions, type Find } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const { clock, feed, title } = agent.console;
const stage: Find = { role: 'region', name: `${agent.name}, ${title}` };
const path = `/solutions/${agent.slug}`;
const controls = { pause: 'Pause scene', resume: 'Continue scene', replay: 'Replay scene' };
const pause = button(controls.pause, stage);
const resume = button(controls.resume, stage);
const replay = button(controls.replay, stage);
const once = 'The motion preference is read once, when the page opens.';
const elsewhere = 'Covered with motion enabled.';

async function expectScene(page: Assertions, time: string | undefined, control: string) {
  for (const name of Object.values(controls)) {
    if (name === control) await page.expectVisible(button(name, stage));
    else await page.expectAbsent(button(name, stage));
  }
  await page.expectVisible({ css: 'header', within: stage }, { text: new RegExp(`${time}$`) });
}

const withMotion: MachineDriver<typeof consoleSceneMachine> = {
  path,
  given: { small: true },
  from: { input: { beats: feed.length } },
  events: {
    'scene.seen': {
      can: (_, { value }) => value === 'idle' || 'The scene starts when it first becomes visible.',
      act: (driver) => driver.scrollIntoView(stage),
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
    'scene.replayed': {
      can: (_, { value }) => value === 'solved' || 'Only a finished scene can be replayed.',
      act: (driver) => driver.click(replay),
    },
    'motion.reduced': once,
  },
  stateAssertions: {
    idle: (page) => expectScene(page, clock, controls.replay),
    playing: (page, { context }) => expectScene(page, feed[context.beat]?.time, controls.pause),
    paused: (page, { context }) => expectScene(page, feed[context.beat]?.time, controls.resume),
    solved: (page) => expectScene(page, clock, controls.replay),
  },
};

/** Drives the scene with reduced motion. */
const withReducedMotion: MachineDriver<typeof consoleSceneMachine> = {
  from: { input: { beats: feed.length } },
  events: {
    'motion.reduced': {
      can: (_, { value }) => value === 'idle' || once,
      act: async (driver) => {
        await driver.open(path, { reducedMotion: true });
        await driver.scrollIntoView(stage);
      },
    },
    'scene.seen': elsewhere,
    'scene.paused': elsewhere,
    'scene.resumed': elsewhere,
    'scene.replayed': {
      can: (_, { value }) => value === 'solved' || elsewhere,
      act: (driver) => driver.click(replay),
    },
    'xstate.after.beat.console-scene.playing': elsewhere,
  },
  stateAssertions: withMotion.stateAssertions,
};

export const machineDrivers = [withMotion, withReducedMotion];
