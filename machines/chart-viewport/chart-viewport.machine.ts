import { assign, setup } from 'xstate';

/** A point in a drawing, as fractions of its width and height. */
interface Point {
  x: number;
  y: number;
}
type ChartViewportEvent =
  | { type: 'view.zoomed'; by: 1 | -1 }
  | { type: 'view.moved'; zoom: number; center: Point }
  | { type: 'view.fitted' }
  | { type: 'part.selected'; part: string };

const levels = [1, 1.5, 2, 3, 4, 6, 8];
const maxZoom = 8;

/** Returns the next zoom level in or out; `zoom` itself at either end. */
const nextLevel = (zoom: number, by: 1 | -1) =>
  (by === 1 ? levels.find((level) => level > zoom) : levels.findLast((level) => level < zoom)) ??
  zoom;

const within = (value: number) => Math.min(Math.max(value, 0), 1);

/** Zooms and pans a drawing around a point or a selected part. */
export const chartViewportMachine = setup({
  types: {
    /** A null `center` means the selected part, or the middle of the drawing. */
    context: {} as { zoom: number; center: Point | null; part: string | null },
    events: {} as ChartViewportEvent,
  },
  actions: {
    zoom: assign({
      zoom: ({ context }, { by }: { by: 1 | -1 }) => nextLevel(context.zoom, by),
    }),
    move: assign({
      zoom: (_, { zoom }: { zoom: number; center: Point }) => Math.min(zoom, maxZoom),
      center: (_, { center }) => ({ x: within(center.x), y: within(center.y) }),
    }),
    fit: assign({ zoom: 1, center: null }),
    centerPart: assign({ center: null, part: (_, { part }: { part: string }) => part }),
  },
  guards: {
    isZoomIn: ({ event }) => event.type === 'view.zoomed' && event.by === 1,
    isZoomedOut: ({ context, event }) =>
      event.type === 'view.zoomed' && nextLevel(context.zoom, event.by) === 1,
    isZoomed: ({ event }) => event.type === 'view.moved' && event.zoom > 1,
  },
}).createMachine({
  id: 'chart-viewport',
  description: 'Zooms and pans the chart of a machine.',
  context: { zoom: 1, center: null, part: null },
  initial: 'fitted',
  on: {
    'part.selected': {
      actions: { type: 'centerPart', params: ({ event }) => ({ part: event.part }) },
      description: 'Analyst selects a part; a zoomed view centers on it.',
    },
  },
  states: {
    fitted: {
      description: 'The whole chart is visible.',
      on: {
        'view.zoomed': {
          guard: 'isZoomIn',
          target: 'zoomed',
          actions: { type: 'zoom', params: ({ event }) => ({ by: event.by }) },
          description: 'Analyst zooms in on the selected part or the middle.',
        },
        'view.moved': {
          guard: 'isZoomed',
          target: 'zoomed',
          actions: {
            type: 'move',
            params: ({ event: { zoom, center } }) => ({ zoom, center }),
          },
          description: 'Analyst zooms in on a point with the wheel or two fingers.',
        },
      },
    },
    zoomed: {
      description: 'Part of the chart is visible.',
      on: {
        'view.zoomed': [
          {
            guard: 'isZoomedOut',
            target: 'fitted',
            actions: 'fit',
            description: 'Zooming out to 100 % shows the whole chart.',
          },
          {
            actions: { type: 'zoom', params: ({ event }) => ({ by: event.by }) },
            description: 'Analyst zooms in or out, up to 800 %.',
          },
        ],
        'view.moved': [
          {
            guard: 'isZoomed',
            actions: {
              type: 'move',
              params: ({ event: { zoom, center } }) => ({ zoom, center }),
            },
            description: 'Analyst pans or zooms by pointer, wheel, touch or arrow keys.',
          },
          { target: 'fitted', actions: 'fit', description: 'The whole chart fits.' },
        ],
        'view.fitted': {
          target: 'fitted',
          actions: 'fit',
          description: 'Analyst presses Fit, or the page is printed.',
        },
      },
    },
  },
});
