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

const takesControl = { target: 'paused', description: 'Visitor uses the controls.' };
const wrapped = (index: number) => (index + testimonialCount) % testimonialCount;

/**
 * The testimonial carousel (specification §4.3): an index that wraps, and a rotation that pauses
 * under pointer or focus and stops when a visitor uses the controls, per WAI-ARIA.
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
  delays: { rotationInterval: testimonialMs },
}).createMachine({
  id: 'testimonial-carousel',
  description: 'Shows one of four testimonials and rotates them until the visitor stops it.',
  type: 'parallel',
  context: { index: 0 },
  states: {
    slide: {
      description: 'Selects the shown testimonial; the context holds its index.',
      initial: 'shown',
      states: {
        shown: {
          description: 'Shows one of the four testimonials.',
          on: {
            'next.pressed': {
              actions: 'showNext',
              description: 'Visitor presses Next; the last wraps to the first.',
            },
            'previous.pressed': {
              actions: 'showPrevious',
              description: 'Visitor presses Previous; the first wraps to the last.',
            },
            'dot.pressed': {
              guard: { type: 'isOtherSlide', params: ({ event }) => event },
              actions: { type: 'showIndex', params: ({ event }) => event },
              description: 'Visitor presses a dot.',
            },
          },
        },
      },
    },
    rotation: {
      description: 'Rotates the testimonials.',
      initial: 'rotating',
      on: {
        'motion.reduced': { target: '.paused', description: 'Visitor prefers reduced motion.' },
      },
      states: {
        rotating: {
          description: 'The testimonials rotate automatically.',
          initial: 'counting',
          on: {
            'rotation.paused': { target: 'paused', description: 'Visitor pauses the rotation.' },
            'next.pressed': takesControl,
            'previous.pressed': takesControl,
            'dot.pressed': takesControl,
          },
          states: {
            counting: {
              description: 'Waits for the rotation interval.',
              after: {
                rotationInterval: {
                  target: 'counting',
                  reenter: true,
                  actions: 'showNext',
                  description: 'The next testimonial is shown after 8 s.',
                },
              },
              on: {
                'attention.gained': { target: 'held', description: 'Pointer or focus enters.' },
              },
            },
            held: {
              description: 'The rotation waits while pointer or focus is inside.',
              on: {
                'attention.lost': { target: 'counting', description: 'Pointer and focus exit.' },
              },
            },
          },
        },
        paused: {
          description: 'Only the controls change the testimonial.',
          on: {
            'rotation.started': { target: 'rotating', description: 'Visitor starts the rotation.' },
          },
        },
      },
    },
  },
});
