import { assign, setup } from 'xstate';

/** A point in a drawing, as fractions of its width and height. */
interface Point {
  x: number;
  y: number;
}
type ChartViewportEvent =
  | { type: 'view.zoomed'; by: 1 | -1; from: number }
  | { type: 'view.moved'; zoom: number; center: Point }
  | { type: 'view.fitted' }
  | { type: 'part.selected'; part: string };

/** The limits of the zoom; 1 is one CSS px for each px of the drawing. */
export const zoomLimits = { min: 0.1, max: 8 } as const;
const levels = [zoomLimits.min, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, zoomLimits.max];

/** Returns the next zoom level in or out; `zoom` itself at either end. */
const nextLevel = (zoom: number, by: 1 | -1) =>
  (by === 1 ? levels.find((level) => level > zoom) : levels.findLast((level) => level < zoom)) ??
  zoom;

const between = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Zooms and pans a drawing around a point or a selected part. */
export const chartViewportMachine = setup({
  types: {
    /** The zoom of the state `zoomed`. A null `center` means the selected part, or the middle. */
    context: {} as { zoom: number; center: Point | null; part: string | null },
    events: {} as ChartViewportEvent,
  },
  actions: {
    zoom: assign({
      zoom: (_, { by, from }: { by: 1 | -1; from: number }) => nextLevel(from, by),
    }),
    move: assign({
      zoom: (_, { zoom }: { zoom: number; center: Point }) =>
        between(zoom, zoomLimits.min, zoomLimits.max),
      center: (_, { center }) => ({ x: between(center.x, 0, 1), y: between(center.y, 0, 1) }),
    }),
    fit: assign({ zoom: 1, center: null }),
    centerPart: assign({ center: null, part: (_, { part }: { part: string }) => part }),
  },
  guards: {
    hasLevel: ({ event }) =>
      event.type === 'view.zoomed' && nextLevel(event.from, event.by) !== event.from,
  },
}).createMachine({
  id: 'chart-viewport',
  description: 'Zooms and pans the chart of a machine.',
  context: { zoom: 1, center: null, part: null },
  initial: 'fitted',
  on: {
    'view.zoomed': {
      guard: 'hasLevel',
      target: '.zoomed',
      actions: { type: 'zoom', params: ({ event: { by, from } }) => ({ by, from }) },
      description: 'Analyst zooms in or out from the scale on the screen, from 10 % to 800 %.',
    },
    'view.moved': {
      target: '.zoomed',
      actions: { type: 'move', params: ({ event: { zoom, center } }) => ({ zoom, center }) },
      description:
        'Analyst pans or zooms by pointer, wheel, touch or arrow keys, or presses 100 %.',
    },
    'part.selected': {
      actions: { type: 'centerPart', params: ({ event }) => ({ part: event.part }) },
      description: 'Analyst selects a part; a zoomed view centers on it.',
    },
  },
  states: {
    fitted: {
      description: 'The whole chart is visible, at most at its own size.',
    },
    zoomed: {
      description: 'The chart has the chosen scale: 100 % is its own size.',
      on: {
        'view.fitted': {
          target: 'fitted',
          actions: 'fit',
          description: 'Analyst presses Fit, or the page is printed.',
        },
      },
    },
  },
});
