import { assign, setup } from 'xstate';

/** A place in a drawing, as shares of its width and height. */
interface Place {
  x: number;
  y: number;
}
type ChartViewportEvent =
  | { type: 'view.zoomed'; by: 1 | -1 }
  | { type: 'view.moved'; zoom: number; place: Place }
  | { type: 'view.fitted' }
  | { type: 'part.shown'; part: string };

const levels = [1, 1.5, 2, 3, 4, 6, 8];
const closest = 8;

/** The next level that is closer than a zoom, or the next that is less close. */
const levelBeside = (zoom: number, by: 1 | -1) =>
  (by === 1 ? levels.find((level) => level > zoom) : levels.findLast((level) => level < zoom)) ??
  zoom;

const within = (value: number) => Math.min(Math.max(value, 0), 1);

/** How much of a drawing is in sight: all of it, or a piece of it around a place or a part. */
export const chartViewportMachine = setup({
  types: {
    /** Without a place of its own the view is centred on the part, or on the middle. */
    context: {} as { zoom: number; place: Place | null; part: string | null },
    events: {} as ChartViewportEvent,
  },
  actions: {
    step: assign({
      zoom: ({ context }, { by }: { by: 1 | -1 }) => levelBeside(context.zoom, by),
    }),
    move: assign({
      zoom: (_, { zoom }: { zoom: number; place: Place }) => Math.min(zoom, closest),
      place: (_, { place }) => ({ x: within(place.x), y: within(place.y) }),
    }),
    fit: assign({ zoom: 1, place: null }),
    centre: assign({ place: null, part: (_, { part }: { part: string }) => part }),
  },
  guards: {
    isIn: ({ event }) => event.type === 'view.zoomed' && event.by === 1,
    isAllAgain: ({ context, event }) =>
      event.type === 'view.zoomed' && levelBeside(context.zoom, event.by) === 1,
    isClose: ({ event }) => event.type === 'view.moved' && event.zoom > 1,
  },
}).createMachine({
  id: 'chart-viewport',
  description: 'How much of a machine’s chart is in sight.',
  context: { zoom: 1, place: null, part: null },
  initial: 'whole',
  on: {
    'part.shown': {
      actions: { type: 'centre', params: ({ event }) => ({ part: event.part }) },
      description: 'A part is selected: what is close is centred on it.',
    },
  },
  states: {
    whole: {
      description: 'The whole chart is in sight.',
      on: {
        'view.zoomed': {
          guard: 'isIn',
          target: 'close',
          actions: { type: 'step', params: ({ event }) => ({ by: event.by }) },
          description: 'A step closer, to the selected part or the middle.',
        },
        'view.moved': {
          guard: 'isClose',
          target: 'close',
          actions: {
            type: 'move',
            params: ({ event: { zoom, place } }) => ({ zoom, place }),
          },
          description: 'Wheel or fingers come closer to a place.',
        },
      },
    },
    close: {
      description: 'A piece of the chart is in sight.',
      on: {
        'view.zoomed': [
          {
            guard: 'isAllAgain',
            target: 'whole',
            actions: 'fit',
            description: 'The last step back shows the whole chart.',
          },
          {
            actions: { type: 'step', params: ({ event }) => ({ by: event.by }) },
            description: 'A step closer or back; the closest holds.',
          },
        ],
        'view.moved': [
          {
            guard: 'isClose',
            actions: {
              type: 'move',
              params: ({ event: { zoom, place } }) => ({ zoom, place }),
            },
            description: 'Pointer, wheel, fingers or arrow keys move to a place.',
          },
          { target: 'whole', actions: 'fit', description: 'All of it fits.' },
        ],
        'view.fitted': {
          target: 'whole',
          actions: 'fit',
          description: 'The whole chart is asked for.',
        },
      },
    },
  },
});
