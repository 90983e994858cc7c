import { demoVideo } from '#content/film/demo-video.ts';
import { beatAfter, beatAt, film } from '#content/film/film.ts';
import { filmPlayer } from '#content/film/film-scene.ts';
import type { filmPlayerMachine } from '#machines/film-player/film-player.machine.ts';
import { button, type Eyes, type Find, type Hands } from '#tests/models/hands.ts';
import type { Subject } from '#tests/models/subject.ts';

const frameMs = 16;
/** So many frames are a tenth of a second, and a little more. */
const frames = 7;
const play = button(filmPlayer.play);
const pause = button(filmPlayer.pause);
const next = button(filmPlayer.next);
const replay = button(filmPlayer.replay);
const start = button(`${filmPlayer.play}: ${demoVideo.title}`);
const named = (role: string, name: string): Find => ({ role, name });
const slider = named('slider', filmPlayer.position);
const once = 'Whether a visitor wants less motion is asked once, when the film is opened.';
const elsewhere = 'It is looked at where a visitor likes motion.';
const noMotion = 'Without motion there is neither play nor pause.';
const part = (at: number) => film.beats.find(({ label, startMs }) => label && startMs === at);

const clock = (ms: number) => {
  const seconds = Math.floor(ms / 1000);
  return `0:${String(seconds).padStart(2, '0')}`;
};

async function shows(eyes: Eyes, position: number, isPoster = false) {
  const beat = beatAt(position);
  const shown = isPoster ? 0 : position;
  const tenths = Math.floor(shown / 100);
  // Browsers move the slider by tenths of a second.
  const value = tenths === 0 ? /^\d{1,3}$/ : new RegExp(`^(${tenths}|${tenths + 1})\\d\\d$`);
  await eyes.see(slider, { value });
  const valueText = `${clock(shown)} of ${clock(film.durationMs)}, ${beat.caption}`;
  await eyes.see({ css: `input[aria-valuetext="${valueText}"]` });
  await eyes.see({ text: `${clock(shown)} / ${clock(film.durationMs)}` });
  const said = isPoster ? `${demoVideo.title} ${clock(film.durationMs)}` : beat.caption;
  await eyes.see(named('region', filmPlayer.captions), { text: said });
  for (const { id, label } of film.beats) {
    if (!label) continue;
    await eyes.see(button(label), { current: !isPoster && id === beat.id ? 'true' : null });
  }
  if (isPoster) await eyes.see(start);
  else await eyes.miss(start);
}

async function offers(eyes: Eyes, toggle: Find) {
  for (const one of [play, pause, next]) {
    if (one === toggle) await eyes.see(one);
    else await eyes.miss(one);
  }
}

type Drivers = Subject<typeof filmPlayerMachine>['events'];
type SeekDriver = Exclude<Drivers['position.sought'], string>;
type PickDriver = Exclude<Drivers['label.picked'], string>;

/** The first frame of a film that starts tells no time yet. */
const starting = async (hands: Hands, deed: Promise<void>) => {
  await deed;
  await hands.pass(frameMs);
};

const seeks: SeekDriver = {
  can: ({ at }, { context: { position }, value }) => {
    const shown = value === 'poster' ? 0 : position;
    if (at < 0) return position < film.stepMs || 'A step back stays within the film.';
    return at > film.durationMs || at !== shown || 'The slider is there already.';
  },
  act: (hands, { at }) => {
    if (at < 0) return hands.key('ArrowLeft');
    return at > film.durationMs ? hands.key('End') : hands.fill(slider, String(at));
  },
  sends: ({ type, at }, { context: { position } }) => [
    {
      type,
      at: at < 0 ? position - film.stepMs : Math.min(at, film.durationMs),
    },
  ],
};

const picks: PickDriver = {
  can: ({ at }) => part(at) !== undefined || 'No part of the film begins there.',
  act: (hands, { at }) => starting(hands, hands.press(button(part(at)?.label ?? ''))),
};

const moving: Subject<typeof filmPlayerMachine> = {
  path: demoVideo.filmPath,
  events: {
    'play.pressed': {
      can: (_, { value }) => (value !== 'playing' && value !== 'still') || 'It plays already.',
      control: play,
      act: (hands) => starting(hands, hands.press(play)),
    },
    'pause.pressed': {
      can: (_, { value }) => value === 'playing' || 'Nothing plays.',
      control: pause,
      act: async (hands) => {
        await hands.press(pause);
        await hands.pass(10 * frameMs);
      },
    },
    'replay.pressed': {
      control: replay,
      act: (hands) => starting(hands, hands.press(replay)),
    },
    'next.pressed': 'Only a film without motion goes on by presses.',
    'label.picked': picks,
    'position.sought': seeks,
    'motion.reduced': once,
    'time.passed': {
      can: (_, { value, context }) =>
        value !== 'playing'
          ? 'No clock runs.'
          : context.position % 100 === 0 || 'More of the same film passes by.',
      act: (hands) => hands.pass(frames * frameMs),
      sends: ({ type }, { context }) => {
        const left = Math.ceil((film.durationMs - context.position) / frameMs);
        return Array.from({ length: Math.min(frames, left) }, () => ({ type, ms: frameMs }));
      },
    },
  },
  promises: {
    poster: async (eyes, { context }) => {
      await shows(eyes, context.position, true);
      await offers(eyes, play);
    },
    playing: async (eyes, { context }) => {
      await shows(eyes, context.position);
      await offers(eyes, pause);
    },
    paused: async (eyes, { context }) => {
      await shows(eyes, context.position);
      await offers(eyes, play);
    },
    ended: async (eyes) => {
      await shows(eyes, film.durationMs);
      await offers(eyes, play);
    },
    still: async (eyes, { context }) => {
      await shows(eyes, context.position);
      await offers(eyes, next);
      const isLast = beatAfter(context.position) === undefined;
      await eyes.see(next, { disabled: isLast });
    },
  },
};

/** For a visitor who wants less motion. */
const calm: Subject<typeof filmPlayerMachine> = {
  scene: { start: { isOpen: false }, next: () => ({ isOpen: true }) },
  events: {
    'motion.reduced': {
      can: (_, __, { isOpen }) => !isOpen || once,
      act: (hands) => hands.open(demoVideo.filmPath, { reducedMotion: true }),
    },
    'play.pressed': noMotion,
    'pause.pressed': noMotion,
    'time.passed': noMotion,
    // The last press has nothing to lead to, and says so; Enter reaches it still.
    'next.pressed': {
      can: (_, __, { isOpen }) => Boolean(isOpen) || elsewhere,
      act: (hands) => hands.activate(next),
    },
    'replay.pressed': {
      can: (_, __, { isOpen }) => Boolean(isOpen) || elsewhere,
      act: (hands) => starting(hands, hands.press(replay)),
    },
    'label.picked': {
      ...picks,
      can: ({ at }, _, { isOpen }) => (Boolean(isOpen) && part(at) !== undefined) || elsewhere,
    },
    'position.sought': {
      ...seeks,
      can: (event, before, scene) =>
        scene['isOpen'] ? (seeks.can?.(event, before, scene) ?? true) : elsewhere,
    },
  },
  promises: moving.promises,
};

export const subjects = [moving, calm];
