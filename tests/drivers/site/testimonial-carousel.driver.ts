import { testimonialMs } from '#content/constants.ts';
import { testimonials } from '#content/site/home.ts';
import type { testimonialCarouselMachine } from '#machines/testimonial-carousel/testimonial-carousel.machine.ts';
import { button, type Assertions, type Find, type Driver } from '#tests/models/driver.ts';
import type { Scene, MachineDriver } from '#tests/models/machine-driver.ts';

const count = testimonials.items.length;
const region: Find = { role: 'region', name: 'Testimonials' };
const dot = (index: number) => button(`Show testimonial ${index + 1} of ${count}`, region);
const next = button('Next testimonial', region);
const previous = button('Previous testimonial', region);
const pause = button('Pause rotation', region);
const start = button('Start rotation', region);
const elsewhere = 'Covered with motion enabled.';
const once = 'The motion preference is read once, when the page opens.';

async function expectSlide(page: Assertions, slideIndex: number) {
  for (let index = 0; index < count; index += 1) {
    await page.expectVisible(dot(index), { current: index === slideIndex ? 'true' : null });
  }
}

async function expectRotation(page: Assertions, isRotating: boolean) {
  await page.expectVisible(isRotating ? pause : start);
  await page.expectAbsent(isRotating ? start : pause);
  await page.expectVisible({ css: `[aria-live=${isRotating ? 'off' : 'polite'}]`, within: region });
}

/** Focuses a control first, as keyboard use does, unless it has the focus. */
const focusFirst = (focus: string, scene: Scene) =>
  scene['focus'] === focus ? [] : [{ type: 'attention.gained' as const }];

/** Waits long enough for the carousel to advance. */
const waitOneSlide = (driver: Driver) => driver.advanceTime(testimonialMs);

const withMotion: MachineDriver<typeof testimonialCarouselMachine> = {
  path: '/',
  scene: {
    start: { pointer: false, focus: null },
    next: (scene, { type, ...event }) => {
      if (type === 'attention.gained') return { ...scene, pointer: true };
      if (type === 'attention.lost') return { pointer: false, focus: null };
      if (type === 'dot.pressed') return { ...scene, focus: `dot ${event['index']}` };
      if (type.startsWith('rotation.')) return { ...scene, focus: 'toggle' };
      return type.endsWith('.pressed') ? { ...scene, focus: type } : scene;
    },
  },
  events: {
    'next.pressed': {
      act: (driver) => driver.activate(next),
      sends: (event, _, scene) => [...focusFirst(event.type, scene), event],
    },
    'previous.pressed': {
      act: (driver) => driver.activate(previous),
      sends: (event, _, scene) => [...focusFirst(event.type, scene), event],
    },
    'dot.pressed': {
      can: ({ index }) => [0, 1, 2, 3].includes(index) || 'There is no button for that slide.',
      act: (driver, { index }) => driver.activate(dot(index)),
      sends: (event, _, scene) => [...focusFirst(`dot ${event.index}`, scene), event],
    },
    'rotation.paused': {
      can: (_, snapshot) =>
        snapshot.matches({ rotation: 'rotating' }) || 'Rotation is paused already.',
      control: pause,
      act: async (driver) => {
        await driver.activate(pause);
        await waitOneSlide(driver);
      },
      sends: (event, _, scene) => [...focusFirst('toggle', scene), event],
    },
    'rotation.started': {
      can: (_, snapshot) =>
        snapshot.matches({ rotation: 'paused' }) || 'The carousel rotates already.',
      control: start,
      act: (driver) => driver.activate(start),
      sends: (event, _, scene) => [...focusFirst('toggle', scene), event],
    },
    'attention.gained': {
      can: (_, __, { pointer }) => !pointer || 'The pointer is over the carousel already.',
      act: async (driver) => {
        await driver.hover(region);
        await waitOneSlide(driver);
      },
    },
    'attention.lost': {
      can: (_, __, { pointer, focus }) =>
        Boolean(pointer || focus) || 'Neither pointer nor focus is in the carousel.',
      act: async (driver, _, __, { pointer, focus }) => {
        if (pointer) await driver.unhover();
        if (focus) await driver.focus(button('Switch theme (System)'));
      },
    },
    'motion.reduced': once,
  },
  stateAssertions: {
    'slide.shown': (page, { context }) => expectSlide(page, context.index),
    'rotation.rotating.counting': (page) => expectRotation(page, true),
    'rotation.rotating.held': (page) => expectRotation(page, true),
    'rotation.paused': (page) => expectRotation(page, false),
  },
};

/** Drives the carousel with reduced motion. */
const withReducedMotion: MachineDriver<typeof testimonialCarouselMachine> = {
  scene: { start: { isOpen: false }, next: () => ({ isOpen: true }) },
  events: {
    'motion.reduced': {
      can: (_, __, { isOpen }) => !isOpen || once,
      act: async (driver) => {
        await driver.open('/', { reducedMotion: true });
        await waitOneSlide(driver);
      },
    },
    'next.pressed': elsewhere,
    'previous.pressed': elsewhere,
    'dot.pressed': elsewhere,
    'rotation.paused': elsewhere,
    'rotation.started': elsewhere,
    'attention.gained': elsewhere,
    'attention.lost': elsewhere,
    'xstate.after.rotationInterval.testimonial-carousel.rotation.rotating.counting': elsewhere,
  },
  stateAssertions: withMotion.stateAssertions,
};

export const machineDrivers = [withMotion, withReducedMotion];
