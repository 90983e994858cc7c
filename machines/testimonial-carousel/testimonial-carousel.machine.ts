import { assign, setup } from 'xstate';
import { testimonialCount, testimonialMs } from '#content/constants.ts';

type TestimonialCarouselEvent =
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  | { type: 'dot.pressed'; index: number }
  | { type: 'rotation.paused' }
  | { type: 'rotation.started' }
  | { type: 'attention.gained' }
  | { type: 'attention.lost' }
  | { type: 'motion.reduced' };

const takeover = { target: 'paused', description: 'The visitor takes the controls.' };
const wrapped = (index: number) => (index + testimonialCount) % testimonialCount;

/**
 * The testimonial carousel (specification §4): an index that wraps, and a rotation that rests while
 * a visitor is on it and stops for good once they have taken the controls, as WAI-ARIA asks.
 */
export const testimonialCarouselMachine = setup({
  types: { context: {} as { index: number }, events: {} as TestimonialCarouselEvent },
  actions: {
    showNext: assign({ index: ({ context }) => wrapped(context.index + 1) }),
    showPrevious: assign({ index: ({ context }) => wrapped(context.index - 1) }),
    showIndex: assign({ index: (_, { index }: { index: number }) => index }),
  },
  guards: {
    isOtherSlide: ({ context }, { index }: { index: number }) =>
      Number.isInteger(index) && index >= 0 && index < testimonialCount && index !== context.index,
  },
  delays: { reading: testimonialMs },
}).createMachine({
  id: 'testimonial-carousel',
  description: 'Four testimonials, one shown at a time, with a rotation that a visitor can stop.',
  type: 'parallel',
  context: { index: 0 },
  states: {
    slide: {
      description: 'Which testimonial is shown; the index is kept in context.',
      initial: 'shown',
      states: {
        shown: {
          description: 'One of the four is shown.',
          on: {
            'next.pressed': { actions: 'showNext', description: 'From the last to the first.' },
            'previous.pressed': {
              actions: 'showPrevious',
              description: 'From the first to the last.',
            },
            'dot.pressed': {
              guard: { type: 'isOtherSlide', params: ({ event }) => event },
              actions: { type: 'showIndex', params: ({ event }) => event },
              description: 'The visitor picks one by its dot.',
            },
          },
        },
      },
    },
    rotation: {
      description: 'Whether the next testimonial comes by itself.',
      initial: 'rotating',
      on: {
        'motion.reduced': { target: '.paused', description: 'The visitor asked for less motion.' },
      },
      states: {
        rotating: {
          description: 'The next testimonial comes by itself.',
          initial: 'counting',
          on: {
            'rotation.paused': { target: 'paused', description: 'The visitor stops the rotation.' },
            'next.pressed': takeover,
            'previous.pressed': takeover,
            'dot.pressed': takeover,
          },
          states: {
            counting: {
              description: 'Time to read runs.',
              after: {
                reading: {
                  target: 'counting',
                  reenter: true,
                  actions: 'showNext',
                  description: 'The next one comes after 8 s.',
                },
              },
              on: {
                'attention.gained': { target: 'held', description: 'Pointer or focus arrives.' },
              },
            },
            held: {
              description: 'Nothing moves under a pointer or focus.',
              on: {
                'attention.lost': { target: 'counting', description: 'Pointer and focus leave.' },
              },
            },
          },
        },
        paused: {
          description: 'Only the visitor changes what is shown.',
          on: {
            'rotation.started': { target: 'rotating', description: 'The visitor restarts it.' },
          },
        },
      },
    },
  },
});
