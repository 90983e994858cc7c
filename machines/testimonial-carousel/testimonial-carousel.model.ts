import type { About, Model } from '../model';
import type { testimonialCarouselMachine } from './testimonial-carousel.machine';

const intervalOver = {
  type: 'xstate.after.rotationInterval.testimonial-carousel.rotation.rotating.counting',
} as const;
const paused = { slide: 'shown', rotation: 'paused' } as const;

export const about: About = {
  title: 'Testimonial carousel',
  purpose: 'Shows four testimonials in rotation or at the visitor’s pace.',
  where: { routes: ['/'], view: 'The testimonials' },
};

export const model: Model<typeof testimonialCarouselMachine> = {
  events: {
    'next.pressed': [{}],
    'previous.pressed': [{}],
    'dot.pressed': [-1, 0, 1, 2, 3, 4, 1.5].map((index) => ({ index })),
    'rotation.paused': [{}],
    'rotation.started': [{}],
    'attention.gained': [{}],
    'attention.lost': [{}],
    'motion.reduced': [{}],
    'xstate.after.rotationInterval.testimonial-carousel.rotation.rotating.counting': [{}],
  },
  invariants: {
    'exactly one of the four testimonials is shown': ({ context }) =>
      [0, 1, 2, 3].includes(context.index),
  },
  steps: {
    'next and previous select the neighbor and wrap': ({ before, event, after }) => {
      const moved = (after.context.index - before.context.index + 4) % 4;
      if (event.type === 'next.pressed') return moved === 1;
      return event.type !== 'previous.pressed' || moved === 3;
    },
    'using the controls stops the rotation': ({ event, after }) =>
      !['next.pressed', 'previous.pressed', 'dot.pressed', 'motion.reduced'].includes(event.type) ||
      after.value.rotation === 'paused',
    'only the start button restarts a paused rotation': ({ before, event, after }) =>
      before.value.rotation !== 'paused' ||
      after.value.rotation === 'paused' ||
      event.type === 'rotation.started',
  },
  ignored: {
    'next.pressed': 'The rotation is already paused.',
    'previous.pressed': 'The rotation is already paused.',
    'dot.pressed': 'The rotation is already paused.',
    'rotation.paused': 'The rotation is already paused.',
    'rotation.started': 'The rotation is already running.',
    'attention.gained': 'The rotation is paused or already on hold.',
    'attention.lost': 'The rotation is not on hold.',
  },
  sinks: {
    'testimonial-carousel.slide.shown': 'The context holds the index, so one state is enough.',
  },
  journeys: [
    {
      title: '§4.3 carousel: next from the last slide wraps to the first',
      events: [{ type: 'dot.pressed', index: 3 }, { type: 'next.pressed' }],
      end: paused,
      context: { index: 0 },
    },
    {
      title: '§4.3 carousel: previous from the first slide wraps to the last',
      events: [{ type: 'previous.pressed' }],
      end: paused,
      context: { index: 3 },
    },
    {
      title: '§4.3 carousel: a dot selects its slide, and an invalid index is ignored',
      events: [
        { type: 'dot.pressed', index: 2 },
        { type: 'dot.pressed', index: 4 },
        { type: 'dot.pressed', index: -1 },
      ],
      end: paused,
      context: { index: 2 },
    },
    {
      title: '§4.3 carousel: the rotation wraps',
      events: [intervalOver, intervalOver, intervalOver, intervalOver],
      end: { slide: 'shown', rotation: { rotating: 'counting' } },
      context: { index: 0 },
    },
    {
      title: '§4.3 carousel: the rotation pauses under the pointer and resumes',
      events: [
        intervalOver,
        { type: 'attention.gained' },
        { type: 'attention.lost' },
        intervalOver,
      ],
      end: { slide: 'shown', rotation: { rotating: 'counting' } },
      context: { index: 2 },
    },
  ],
};
