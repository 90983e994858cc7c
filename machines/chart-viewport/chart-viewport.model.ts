import type { About, Model } from '../model';
import type { chartViewportMachine } from './chart-viewport.machine';

const zoomIn = (from: number) => ({ type: 'view.zoomed', by: 1, from }) as const;
const zoomOut = (from: number) => ({ type: 'view.zoomed', by: -1, from }) as const;
const rounded = (value: number) => Math.round(value * 100_000) / 100_000;

export const about: About = {
  title: 'Chart viewport',
  purpose: 'Shows a machine’s chart as a whole, or zoomed in on a point or a selected part.',
  where: { routes: ['/machines/*'], view: 'The chart on each machine’s own page' },
};

export const model: Model<typeof chartViewportMachine> = {
  events: {
    'view.zoomed': ({ context: { zoom } }) => [
      { by: 1, from: zoom },
      { by: -1, from: zoom },
      { by: -1, from: 0.1 },
    ],
    // A quarter of the visible part to the right and back; then beyond all limits.
    'view.moved': ({ context: { zoom, center } }) => [
      { zoom, center: { x: center ? 0.5 : rounded(0.5 + 0.25 / zoom), y: 0.5 } },
      { zoom: 1, center: { x: 0.5, y: 0.5 } },
      { zoom: 0.01, center: { x: 0.5, y: 0.5 } },
      { zoom: 20, center: { x: -1, y: 2 } },
    ],
    'view.fitted': [{}],
    'part.selected': [{ part: 'two-factor' }],
  },
  key: ({ value, context: { zoom, center, part } }) =>
    JSON.stringify([value, zoom, center && center.x === 0.5, part]),
  stopWhen: ({ context: { center } }) => center !== null && center.x === 0,
  invariants: {
    'the zoom stays between 10 % and 800 %': ({ context: { zoom } }) => zoom >= 0.1 && zoom <= 8,
    'the center lies within the drawing': ({ context: { center } }) =>
      center === null || [center.x, center.y].every((fraction) => fraction >= 0 && fraction <= 1),
    'the fitted chart has neither a zoom nor a center': ({ value, context }) =>
      value !== 'fitted' || (context.center === null && context.zoom === 1),
  },
  steps: {
    'selecting a part centers the view on it': ({ event, after }) =>
      event.type !== 'part.selected' ||
      (after.context.part === event.part && after.context.center === null),
    'selecting a part keeps the zoom': ({ before, event, after }) =>
      event.type !== 'part.selected' ||
      (before.context.zoom === after.context.zoom && before.value === after.value),
    'zooming changes the scale by one level, from the scale on the screen, up to the limits': ({
      before,
      event,
      after: {
        value,
        context: { zoom },
      },
    }) =>
      event.type !== 'view.zoomed' ||
      (value === 'zoomed' && (event.by === 1 ? zoom > event.from : zoom < event.from)) ||
      (event.from === (event.by === 1 ? 8 : 0.1) && value === before.value),
    'Fit shows the whole chart': ({ event, after }) =>
      event.type !== 'view.fitted' || after.value === 'fitted',
  },
  ignored: {
    'view.fitted': 'The whole chart is already visible.',
  },
  journeys: [
    {
      title: '§17 atlas: zooming starts at the scale of the fitted chart',
      events: [zoomIn(0.62), zoomIn(0.75), zoomIn(1), zoomOut(1.5)],
      end: 'zoomed',
      context: { zoom: 1, center: null },
    },
    {
      title: '§17 atlas: selecting a part in a zoomed view centers it',
      events: [
        zoomIn(1),
        { type: 'view.moved', zoom: 1.5, center: { x: 1, y: 1 } },
        { type: 'part.selected', part: 'demo-form.editing' },
      ],
      end: 'zoomed',
      context: { zoom: 1.5, center: null, part: 'demo-form.editing' },
    },
    {
      title: '§17 atlas: zooming in centers the selected part',
      events: [{ type: 'part.selected', part: 'demo-form.editing' }, zoomIn(1)],
      end: 'zoomed',
      context: { zoom: 1.5, center: null, part: 'demo-form.editing' },
    },
    {
      title: '§17 atlas: 100 % is the size of the drawing, also if the fitted chart is smaller',
      events: [{ type: 'view.moved', zoom: 1, center: { x: 0.5, y: 0.5 } }],
      end: 'zoomed',
      context: { zoom: 1, center: { x: 0.5, y: 0.5 } },
    },
    {
      title: '§17 atlas: zooming in stops at 800 %',
      events: [{ type: 'view.moved', zoom: 20, center: { x: 0.2, y: 0.9 } }, zoomIn(8)],
      end: 'zoomed',
      context: { zoom: 8, center: { x: 0.2, y: 0.9 } },
    },
    {
      title: '§17 atlas: Fit shows the whole chart from any zoom',
      events: [zoomIn(1), zoomIn(1.5), { type: 'view.fitted' }],
      end: 'fitted',
      context: { zoom: 1, center: null },
    },
  ],
};
