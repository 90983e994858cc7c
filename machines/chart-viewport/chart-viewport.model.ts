import type { About, Model } from '../model';
import type { chartViewportMachine } from './chart-viewport.machine';

const zoomIn = { type: 'view.zoomed', by: 1 } as const;
const zoomOut = { type: 'view.zoomed', by: -1 } as const;
const rounded = (value: number) => Math.round(value * 100_000) / 100_000;

export const about: About = {
  title: 'Chart viewport',
  purpose: 'Shows a machine’s chart as a whole, or zoomed in on a point or a selected part.',
  where: { routes: ['/machines/*'], view: 'The chart on each machine’s own page' },
};

export const model: Model<typeof chartViewportMachine> = {
  events: {
    'view.zoomed': [{ by: 1 }, { by: -1 }],
    // A quarter of the visible part to the right and back; then beyond both limits.
    'view.moved': ({ context: { zoom, center } }) => [
      { zoom, center: { x: center ? 0.5 : rounded(0.5 + 0.25 / zoom), y: 0.5 } },
      { zoom: 1, center: { x: 0.5, y: 0.5 } },
      { zoom: 20, center: { x: -1, y: 2 } },
    ],
    'view.fitted': [{}],
    'part.selected': [{ part: 'two-factor' }],
  },
  stopWhen: ({ context: { center } }) => center !== null && center.x === 0,
  invariants: {
    'the zoom stays between 100 % and 800 %': ({ context }) =>
      context.zoom >= 1 && context.zoom <= 8,
    'the whole chart is visible exactly at 100 %': ({ value, context }) =>
      (value === 'fitted') === (context.zoom === 1),
    'the center lies within the drawing': ({ context: { center } }) =>
      center === null || [center.x, center.y].every((fraction) => fraction >= 0 && fraction <= 1),
    'the fitted chart has no center': ({ value, context }) =>
      value !== 'fitted' || context.center === null,
  },
  steps: {
    'selecting a part centers the view on it': ({ event, after }) =>
      event.type !== 'part.selected' ||
      (after.context.part === event.part && after.context.center === null),
    'selecting a part keeps the zoom': ({ before, event, after }) =>
      event.type !== 'part.selected' || before.context.zoom === after.context.zoom,
    'zooming in enlarges the chart unless it is at 800 %': ({ before, event, after }) =>
      event.type !== 'view.zoomed' ||
      event.by === -1 ||
      after.context.zoom > before.context.zoom ||
      before.context.zoom === 8,
    'Fit shows the whole chart': ({ event, after }) =>
      event.type !== 'view.fitted' || after.value === 'fitted',
  },
  ignored: {
    'view.fitted': 'The whole chart is already visible.',
  },
  journeys: [
    {
      title: '§17 atlas: zooming in twice and out twice shows the whole chart',
      events: [zoomIn, zoomIn, zoomOut, zoomOut],
      end: 'fitted',
      context: { zoom: 1, center: null },
    },
    {
      title: '§17 atlas: selecting a part in a zoomed view centers it',
      events: [
        zoomIn,
        { type: 'view.moved', zoom: 1.5, center: { x: 1, y: 1 } },
        { type: 'part.selected', part: 'demo-form.editing' },
      ],
      end: 'zoomed',
      context: { zoom: 1.5, center: null, part: 'demo-form.editing' },
    },
    {
      title: '§17 atlas: zooming in centers the selected part',
      events: [{ type: 'part.selected', part: 'demo-form.editing' }, zoomIn],
      end: 'zoomed',
      context: { zoom: 1.5, center: null, part: 'demo-form.editing' },
    },
    {
      title: '§17 atlas: zooming in stops at 800 %',
      events: [{ type: 'view.moved', zoom: 20, center: { x: 0.2, y: 0.9 } }, zoomIn],
      end: 'zoomed',
      context: { zoom: 8, center: { x: 0.2, y: 0.9 } },
    },
    {
      title: '§17 atlas: Fit shows the whole chart from any zoom',
      events: [zoomIn, zoomIn, { type: 'view.fitted' }],
      end: 'fitted',
      context: { zoom: 1, center: null },
    },
  ],
};
