import { sceneBeatMs } from '#content/constants.ts';
import { agent } from '#content/agents/field-os.ts';
import type { consoleSceneMachine } from '#machines/console-scene/console-scene.machine.ts';
import { button, type Eyes, type Find } from '#tests/models/hands.ts';
import type { Subject } from '#tests/models/subject.ts';

const { clock, feed, title } = agent.console;
const stage: Find = { role: 'region', name: `${agent.name}, ${title}` };
const path = `/solutions/${agent.slug}`;
const controls = { pause: 'Pause scene', resume: 'Continue scene', replay: 'Replay scene' };
const pause = button(controls.pause, stage);
const resume = button(controls.resume, stage);
const replay = button(controls.replay, stage);
const once = 'Whether a visitor wants less motion is asked once, when the page is opened.';
const elsewhere = 'It is looked at where a visitor likes motion.';

async function shows(eyes: Eyes, time: string | undefined, control: string) {
  for (const name of Object.values(controls)) {
    if (name === control) await eyes.see(button(name, stage));
    else await eyes.miss(button(name, stage));
  }
  await eyes.see({ css: 'header', within: stage }, { text: new RegExp(`${time}$`) });
}

const moving: Subject<typeof consoleSceneMachine> = {
  path,
  given: { small: true },
  from: { input: { beats: feed.length } },
  events: {
    'scene.seen': {
      can: (_, { value }) => value === 'idle' || 'It starts when it is seen for the first time.',
      act: (hands) => hands.reach(stage),
    },
    'scene.paused': {
      can: (_, { value }) => value === 'playing' || 'Nothing plays.',
      control: pause,
      act: async (hands) => {
        await hands.press(pause);
        await hands.pass(sceneBeatMs);
      },
    },
    'scene.resumed': {
      can: (_, { value }) => value === 'paused' || 'Nothing is held.',
      control: resume,
    },
    'scene.replayed': {
      can: (_, { value }) =>
        value === 'solved' || 'The scene can be replayed once it has come to its end.',
      act: (hands) => hands.press(replay),
    },
    'motion.reduced': once,
  },
  promises: {
    idle: (eyes) => shows(eyes, clock, controls.replay),
    playing: (eyes, { context }) => shows(eyes, feed[context.beat]?.time, controls.pause),
    paused: (eyes, { context }) => shows(eyes, feed[context.beat]?.time, controls.resume),
    solved: (eyes) => shows(eyes, clock, controls.replay),
  },
};

/** For a visitor who wants less motion. */
const calm: Subject<typeof consoleSceneMachine> = {
  from: { input: { beats: feed.length } },
  events: {
    'motion.reduced': {
      can: (_, { value }) => value === 'idle' || once,
      act: async (hands) => {
        await hands.open(path, { reducedMotion: true });
        await hands.reach(stage);
      },
    },
    'scene.seen': elsewhere,
    'scene.paused': elsewhere,
    'scene.resumed': elsewhere,
    'scene.replayed': {
      can: (_, { value }) => value === 'solved' || elsewhere,
      act: (hands) => hands.press(replay),
    },
    'xstate.after.beat.console-scene.playing': elsewhere,
  },
  promises: moving.promises,
};

export const subjects = [moving, calm];
