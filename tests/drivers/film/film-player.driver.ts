import { demoVideo } from '#content/film/demo-video.ts';
import { beatAfter, beatAt, film } from '#content/film/film.ts';
import { filmPlayer } from '#content/film/film-scene.ts';
import type { filmPlayerMachine } from '#machines/film-player/film-player.machine.ts';
import { button, type Assertions, type Find, type Driver } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

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

async function shows(page: Assertions, position: number, isPoster = false) {
  const beat = beatAt(position);
  const shown = isPoster ? 0 : position;
  const tenths = Math.floor(shown / 100);
  // Browsers move the slider by tenths of a second.
  const value = tenths === 0 ? /^\d{1,3}$/ : new RegExp(`^(${tenths}|${tenths + 1})\\d\\d$`);
  await page.expectVisible(slider, { value });
  const valueText = `${clock(shown)} of ${clock(film.durationMs)}, ${beat.caption}`;
  await page.expectVisible({ css: `input[aria-valuetext="${valueText}"]` });
  await page.expectVisible({ text: `${clock(shown)} / ${clock(film.durationMs)}` });
  const said = isPoster ? `${demoVideo.title} ${clock(film.durationMs)}` : beat.caption;
  await page.expectVisible(named('region', filmPlayer.captions), { text: said });
  for (const { id, label } of film.beats) {
    if (!label) continue;
    await page.expectVisible(button(label), {
      current: !isPoster && id === beat.id ? 'true' : null,
    });
  }
  if (isPoster) await page.expectVisible(start);
  else await page.expectAbsent(start);
}

async function offers(page: Assertions, toggle: Find) {
  for (const one of [play, pause, next]) {
    if (one === toggle) await page.expectVisible(one);
    else await page.expectAbsent(one);
  }
}

type Drivers = MachineDriver<typeof filmPlayerMachine>['events'];
type SeekDriver = Exclude<Drivers['position.sought'], string>;
type PickDriver = Exclude<Drivers['label.picked'], string>;

/** The first frame of a film that starts tells no time yet. */
const starting = async (driver: Driver, deed: Promise<void>) => {
  await deed;
  await driver.advanceTime(frameMs);
};

const seeks: SeekDriver = {
  can: ({ at }, { context: { position }, value }) => {
    const shown = value === 'poster' ? 0 : position;
    if (at < 0) return position < film.stepMs || 'A step back stays within the film.';
    return at > film.durationMs || at !== shown || 'The slider is there already.';
  },
  act: (driver, { at }) => {
    if (at < 0) return driver.pressKey('ArrowLeft');
    return at > film.durationMs ? driver.pressKey('End') : driver.fill(slider, String(at));
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
  act: (driver, { at }) => starting(driver, driver.click(button(part(at)?.label ?? ''))),
};

const moving: MachineDriver<typeof filmPlayerMachine> = {
  path: demoVideo.filmPath,
  events: {
    'play.pressed': {
      can: (_, { value }) => (value !== 'playing' && value !== 'still') || 'It plays already.',
      control: play,
      act: (driver) => starting(driver, driver.click(play)),
    },
    'pause.pressed': {
      can: (_, { value }) => value === 'playing' || 'Nothing plays.',
      control: pause,
      act: async (driver) => {
        await driver.click(pause);
        await driver.advanceTime(10 * frameMs);
      },
    },
    'replay.pressed': {
      control: replay,
      act: (driver) => starting(driver, driver.click(replay)),
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
      act: (driver) => driver.advanceTime(frames * frameMs),
      sends: ({ type }, { context }) => {
        const left = Math.ceil((film.durationMs - context.position) / frameMs);
        return Array.from({ length: Math.min(frames, left) }, () => ({ type, ms: frameMs }));
      },
    },
  },
  stateAssertions: {
    poster: async (page, { context }) => {
      await shows(page, context.position, true);
      await offers(page, play);
    },
    playing: async (page, { context }) => {
      await shows(page, context.position);
      await offers(page, pause);
    },
    paused: async (page, { context }) => {
      await shows(page, context.position);
      await offers(page, play);
    },
    ended: async (page) => {
      await shows(page, film.durationMs);
      await offers(page, play);
    },
    still: async (page, { context }) => {
      await shows(page, context.position);
      await offers(page, next);
      const isLast = beatAfter(context.position) === undefined;
      await page.expectVisible(next, { disabled: isLast });
    },
  },
};

/** For a visitor who wants less motion. */
const calm: MachineDriver<typeof filmPlayerMachine> = {
  scene: { start: { isOpen: false }, next: () => ({ isOpen: true }) },
  events: {
    'motion.reduced': {
      can: (_, __, { isOpen }) => !isOpen || once,
      act: (driver) => driver.open(demoVideo.filmPath, { reducedMotion: true }),
    },
    'play.pressed': noMotion,
    'pause.pressed': noMotion,
    'time.passed': noMotion,
    // The last press has nothing to lead to, and says so; Enter reaches it still.
    'next.pressed': {
      can: (_, __, { isOpen }) => Boolean(isOpen) || elsewhere,
      act: (driver) => driver.activate(next),
    },
    'replay.pressed': {
      can: (_, __, { isOpen }) => Boolean(isOpen) || elsewhere,
      act: (driver) => starting(driver, driver.click(replay)),
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
  stateAssertions: moving.stateAssertions,
};

export const machineDrivers = [moving, calm];
