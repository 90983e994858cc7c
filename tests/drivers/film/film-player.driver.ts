import { demoVideo } from '#content/film/demo-video.ts';
import { beatAfter, beatAt, film } from '#content/film/film.ts';
import { filmPlayer } from '#content/film/film-scene.ts';
import type { filmPlayerMachine } from '#machines/film-player/film-player.machine.ts';
import { button, type Assertions, type Find, type Driver } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const frameMs = 16;
/** Seven frames of 16 ms pass a tenth of a second. */
const frames = 7;
const play = button(filmPlayer.play);
const pause = button(filmPlayer.pause);
const next = button(filmPlayer.next);
const replay = button(filmPlayer.replay);
const start = button(`${filmPlayer.play}: ${demoVideo.title}`);
const named = (role: string, name: string): Find => ({ role, name });
const slider = named('slider', filmPlayer.position);
const once = 'The motion preference is read once, when the film opens.';
const elsewhere = 'Covered with motion enabled.';
const noMotion = 'With reduced motion there is no play or pause.';
const chapter = (at: number) => film.beats.find(({ label, startMs }) => label && startMs === at);

const clock = (ms: number) => {
  const seconds = Math.floor(ms / 1000);
  return `0:${String(seconds).padStart(2, '0')}`;
};

async function expectPosition(page: Assertions, position: number, isPoster = false) {
  const beat = beatAt(position);
  const shownPosition = isPoster ? 0 : position;
  const tenths = Math.floor(shownPosition / 100);
  // The slider moves in tenths of a second.
  const value = tenths === 0 ? /^\d{1,3}$/ : new RegExp(`^(${tenths}|${tenths + 1})\\d\\d$`);
  await page.expectVisible(slider, { value });
  const valueText = `${clock(shownPosition)} of ${clock(film.durationMs)}, ${beat.caption}`;
  await page.expectVisible({ css: `input[aria-valuetext="${valueText}"]` });
  await page.expectVisible({ text: `${clock(shownPosition)} / ${clock(film.durationMs)}` });
  const caption = isPoster ? `${demoVideo.title} ${clock(film.durationMs)}` : beat.caption;
  await page.expectVisible(named('region', filmPlayer.captions), { text: caption });
  for (const { id, label } of film.beats) {
    if (!label) continue;
    await page.expectVisible(button(label), {
      current: !isPoster && id === beat.id ? 'true' : null,
    });
  }
  if (isPoster) await page.expectVisible(start);
  else await page.expectAbsent(start);
}

async function expectControl(page: Assertions, control: Find) {
  for (const candidate of [play, pause, next]) {
    if (candidate === control) await page.expectVisible(candidate);
    else await page.expectAbsent(candidate);
  }
}

type Drivers = MachineDriver<typeof filmPlayerMachine>['events'];
type SeekDriver = Exclude<Drivers['seek.requested'], string>;
type PickDriver = Exclude<Drivers['chapter.selected'], string>;

/** Skips the first frame, which has no elapsed time. */
const starting = async (driver: Driver, action: Promise<void>) => {
  await action;
  await driver.advanceTime(frameMs);
};

const seeks: SeekDriver = {
  can: ({ at }, { context: { position }, value }) => {
    const shownPosition = value === 'poster' ? 0 : position;
    if (at < 0) return position < film.stepMs || 'Covered by steps within the film.';
    return at > film.durationMs || at !== shownPosition || 'The slider has that value already.';
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
  can: ({ at }) => chapter(at) !== undefined || 'No chapter starts there.',
  act: (driver, { at }) => starting(driver, driver.click(button(chapter(at)?.label ?? ''))),
};

const withMotion: MachineDriver<typeof filmPlayerMachine> = {
  path: demoVideo.filmPath,
  events: {
    'play.pressed': {
      can: (_, { value }) =>
        (value !== 'playing' && value !== 'slideshow') || 'The film plays already.',
      control: play,
      act: (driver) => starting(driver, driver.click(play)),
    },
    'pause.pressed': {
      can: (_, { value }) => value === 'playing' || 'The film does not play.',
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
    'next.pressed': 'Only reduced motion has a Next button.',
    'chapter.selected': picks,
    'seek.requested': seeks,
    'motion.reduced': once,
    'time.passed': {
      can: (_, { value, context }) =>
        value !== 'playing'
          ? 'The clock does not run.'
          : context.position % 100 === 0 || 'Covered by an earlier frame.',
      act: (driver) => driver.advanceTime(frames * frameMs),
      sends: ({ type }, { context }) => {
        const left = Math.ceil((film.durationMs - context.position) / frameMs);
        return Array.from({ length: Math.min(frames, left) }, () => ({ type, ms: frameMs }));
      },
    },
  },
  stateAssertions: {
    poster: async (page, { context }) => {
      await expectPosition(page, context.position, true);
      await expectControl(page, play);
    },
    playing: async (page, { context }) => {
      await expectPosition(page, context.position);
      await expectControl(page, pause);
    },
    paused: async (page, { context }) => {
      await expectPosition(page, context.position);
      await expectControl(page, play);
    },
    ended: async (page) => {
      await expectPosition(page, film.durationMs);
      await expectControl(page, play);
    },
    slideshow: async (page, { context }) => {
      await expectPosition(page, context.position);
      await expectControl(page, next);
      const isLast = beatAfter(context.position) === undefined;
      await page.expectVisible(next, { disabled: isLast });
    },
  },
};

/** Drives the film with reduced motion. */
const withReducedMotion: MachineDriver<typeof filmPlayerMachine> = {
  scene: { start: { isOpen: false }, next: () => ({ isOpen: true }) },
  events: {
    'motion.reduced': {
      can: (_, __, { isOpen }) => !isOpen || once,
      act: (driver) => driver.open(demoVideo.filmPath, { reducedMotion: true }),
    },
    'play.pressed': noMotion,
    'pause.pressed': noMotion,
    'time.passed': noMotion,
    // Next is disabled at the last beat; Enter still reaches it.
    'next.pressed': {
      can: (_, __, { isOpen }) => Boolean(isOpen) || elsewhere,
      act: (driver) => driver.activate(next),
    },
    'replay.pressed': {
      can: (_, __, { isOpen }) => Boolean(isOpen) || elsewhere,
      act: (driver) => starting(driver, driver.click(replay)),
    },
    'chapter.selected': {
      ...picks,
      can: ({ at }, _, { isOpen }) => (Boolean(isOpen) && chapter(at) !== undefined) || elsewhere,
    },
    'seek.requested': {
      ...seeks,
      can: (event, before, scene) =>
        scene['isOpen'] ? (seeks.can?.(event, before, scene) ?? true) : elsewhere,
    },
  },
  stateAssertions: withMotion.stateAssertions,
};

export const machineDrivers = [withMotion, withReducedMotion];
