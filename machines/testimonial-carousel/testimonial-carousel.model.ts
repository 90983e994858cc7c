import type { About, Model } from '../model';
import type { testimonialCarouselMachine } from './testimonial-carousel.machine';

const readingOver = {
  type: 'xstate.after.reading.testimonial-carousel.rotation.rotating.counting',
} as const;
const paused = { slide: 'shown', rotation: 'paused' } as const;

export const about: About = {
  title: 'Testimonial carousel',
  purpose: 'Shows four testimonials at a visitor’s pace, or at its own.',
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
    'xstate.after.reading.testimonial-carousel.rotation.rotating.counting': [{}],
  },
  invariants: {
    'one of the four is shown': ({ context }) => [0, 1, 2, 3].includes(context.index),
  },
  steps: {
    'next and previous lead to the neighbor, all the way round': ({ before, event, after }) => {
      const moved = (after.context.index - before.context.index + 4) % 4;
      if (event.type === 'next.pressed') return moved === 1;
      return event.type !== 'previous.pressed' || moved === 3;
    },
    'who takes the controls stops the rotation': ({ event, after }) =>
      !['next.pressed', 'previous.pressed', 'dot.pressed', 'motion.reduced'].includes(event.type) ||
      after.value.rotation === 'paused',
    'a rotation that is paused starts by its button alone': ({ before, event, after }) =>
      before.value.rotation !== 'paused' ||
      after.value.rotation === 'paused' ||
      event.type === 'rotation.started',
  },
  ignored: {
    'next.pressed': 'The rotation is paused already.',
    'previous.pressed': 'The rotation is paused already.',
    'dot.pressed': 'The rotation is paused already.',
    'rotation.paused': 'The rotation is paused already.',
    'rotation.started': 'The rotation runs already.',
    'attention.gained': 'Nothing moves by itself.',
    'attention.lost': 'Nothing was held.',
  },
  sinks: {
    'testimonial-carousel.slide.shown': 'Which of the four is shown is a number.',
  },
  journeys: [
    {
      title: '§4 carousel: next from the last wraps to the first',
      events: [{ type: 'dot.pressed', index: 3 }, { type: 'next.pressed' }],
      end: paused,
      context: { index: 0 },
    },
    {
      title: '§4 carousel: previous from the first wraps to the last',
      events: [{ type: 'previous.pressed' }],
      end: paused,
      context: { index: 3 },
    },
    {
      title: '§4 carousel: a dot selects its index, and no other number does',
      events: [
        { type: 'dot.pressed', index: 2 },
        { type: 'dot.pressed', index: 4 },
        { type: 'dot.pressed', index: -1 },
      ],
      end: paused,
      context: { index: 2 },
    },
    {
      title: '§4 carousel: the rotation wraps too',
      events: [readingOver, readingOver, readingOver, readingOver],
      end: { slide: 'shown', rotation: { rotating: 'counting' } },
      context: { index: 0 },
    },
    {
      title: '§4 carousel: it rests under the pointer and goes on from there',
      events: [readingOver, { type: 'attention.gained' }, { type: 'attention.lost' }, readingOver],
      end: { slide: 'shown', rotation: { rotating: 'counting' } },
      context: { index: 2 },
    },
  ],
};
