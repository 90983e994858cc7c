import { testimonialMs } from '#content/constants.ts';
import { testimonials } from '#content/site/home.ts';
import type { testimonialCarouselMachine } from '#machines/testimonial-carousel/testimonial-carousel.machine.ts';
import { button, type Eyes, type Find, type Hands } from '#tests/models/hands.ts';
import type { Scene, Subject } from '#tests/models/subject.ts';

const count = testimonials.items.length;
const region: Find = { role: 'region', name: 'Testimonials' };
const dot = (index: number) => button(`Show testimonial ${index + 1} of ${count}`, region);
const next = button('Next testimonial', region);
const previous = button('Previous testimonial', region);
const pause = button('Pause rotation', region);
const start = button('Start rotation', region);
const elsewhere = 'It is looked at where a visitor likes motion.';
const once = 'Whether a visitor wants less motion is asked once, when the page is opened.';

async function highlights(eyes: Eyes, shown: number) {
  for (let index = 0; index < count; index += 1) {
    await eyes.see(dot(index), { current: index === shown ? 'true' : null });
  }
}

async function rotates(eyes: Eyes, isRotating: boolean) {
  await eyes.see(isRotating ? pause : start);
  await eyes.miss(isRotating ? start : pause);
  await eyes.see({ css: `[aria-live=${isRotating ? 'off' : 'polite'}]`, within: region });
}

/** By keyboard: the focus comes to the control first, unless it is there already. */
const comesTo = (focus: string, scene: Scene) =>
  scene['focus'] === focus ? [] : [{ type: 'attention.gained' as const }];

/** After this long the next one would have come. */
const restsFor = (hands: Hands) => hands.pass(testimonialMs);

const moving: Subject<typeof testimonialCarouselMachine> = {
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
      act: (hands) => hands.activate(next),
      sends: (event, _, scene) => [...comesTo(event.type, scene), event],
    },
    'previous.pressed': {
      act: (hands) => hands.activate(previous),
      sends: (event, _, scene) => [...comesTo(event.type, scene), event],
    },
    'dot.pressed': {
      can: ({ index }) => [0, 1, 2, 3].includes(index) || 'There is no such dot.',
      act: (hands, { index }) => hands.activate(dot(index)),
      sends: (event, _, scene) => [...comesTo(`dot ${event.index}`, scene), event],
    },
    'rotation.paused': {
      can: (_, snapshot) => snapshot.matches({ rotation: 'rotating' }) || 'Nothing rotates.',
      control: pause,
      act: async (hands) => {
        await hands.activate(pause);
        await restsFor(hands);
      },
      sends: (event, _, scene) => [...comesTo('toggle', scene), event],
    },
    'rotation.started': {
      can: (_, snapshot) => snapshot.matches({ rotation: 'paused' }) || 'It rotates already.',
      control: start,
      act: (hands) => hands.activate(start),
      sends: (event, _, scene) => [...comesTo('toggle', scene), event],
    },
    'attention.gained': {
      can: (_, __, { pointer }) => !pointer || 'The pointer is there already.',
      act: async (hands) => {
        await hands.hover(region);
        await restsFor(hands);
      },
    },
    'attention.lost': {
      can: (_, __, { pointer, focus }) =>
        Boolean(pointer || focus) || 'Neither pointer nor focus is there.',
      act: async (hands, _, __, { pointer, focus }) => {
        if (pointer) await hands.unhover();
        if (focus) await hands.focus(button('Switch theme'));
      },
    },
    'motion.reduced': once,
  },
  promises: {
    'slide.shown': (eyes, { context }) => highlights(eyes, context.index),
    'rotation.rotating.counting': (eyes) => rotates(eyes, true),
    'rotation.rotating.held': (eyes) => rotates(eyes, true),
    'rotation.paused': (eyes) => rotates(eyes, false),
  },
};

/** For a visitor who wants less motion. */
const calm: Subject<typeof testimonialCarouselMachine> = {
  scene: { start: { isOpen: false }, next: () => ({ isOpen: true }) },
  events: {
    'motion.reduced': {
      can: (_, __, { isOpen }) => !isOpen || once,
      act: async (hands) => {
        await hands.open('/', { reducedMotion: true });
        await restsFor(hands);
      },
    },
    'next.pressed': elsewhere,
    'previous.pressed': elsewhere,
    'dot.pressed': elsewhere,
    'rotation.paused': elsewhere,
    'rotation.started': elsewhere,
    'attention.gained': elsewhere,
    'attention.lost': elsewhere,
    'xstate.after.reading.testimonial-carousel.rotation.rotating.counting': elsewhere,
  },
  promises: moving.promises,
};

export const subjects = [moving, calm];
