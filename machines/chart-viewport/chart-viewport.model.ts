import type { About, Model } from '../model';
import type { chartViewportMachine } from './chart-viewport.machine';

const closer = { type: 'view.zoomed', by: 1 } as const;
const back = { type: 'view.zoomed', by: -1 } as const;
const rounded = (value: number) => Math.round(value * 100_000) / 100_000;

export const about: About = {
  title: 'Chart viewport',
  purpose: 'Shows a machine’s chart as a whole, or closer around a place or a selected part.',
  where: { routes: ['/machines/*'], view: 'The chart on each machine’s own page' },
};

export const model: Model<typeof chartViewportMachine> = {
  events: {
    'view.zoomed': [{ by: 1 }, { by: -1 }],
    // A quarter of what is in sight to the right of the middle, and back; and past every end.
    'view.moved': ({ context: { zoom, place } }) => [
      { zoom, place: { x: place ? 0.5 : rounded(0.5 + 0.25 / zoom), y: 0.5 } },
      { zoom: 1, place: { x: 0.5, y: 0.5 } },
      { zoom: 20, place: { x: -1, y: 2 } },
    ],
    'view.fitted': [{}],
    'part.shown': [{ part: 'two-factor' }],
  },
  stopWhen: ({ context: { place } }) => place !== null && place.x === 0,
  invariants: {
    'it is never smaller than the whole, nor more than eight times as large': ({ context }) =>
      context.zoom >= 1 && context.zoom <= 8,
    'the whole chart is in sight at no zoom, and only then': ({ value, context }) =>
      (value === 'whole') === (context.zoom === 1),
    'its middle lies on the drawing': ({ context: { place } }) =>
      place === null || [place.x, place.y].every((share) => share >= 0 && share <= 1),
    'the whole chart is centred on no place': ({ value, context }) =>
      value !== 'whole' || context.place === null,
  },
  steps: {
    'a selected part is what the view is centred on': ({ event, after }) =>
      event.type !== 'part.shown' ||
      (after.context.part === event.part && after.context.place === null),
    'selecting a part zooms neither in nor out': ({ before, event, after }) =>
      event.type !== 'part.shown' || before.context.zoom === after.context.zoom,
    'a step closer never shows more': ({ before, event, after }) =>
      event.type !== 'view.zoomed' ||
      event.by === -1 ||
      after.context.zoom > before.context.zoom ||
      before.context.zoom === 8,
    'asked for, the whole chart is there': ({ event, after }) =>
      event.type !== 'view.fitted' || after.value === 'whole',
  },
  ignored: {
    'view.fitted': 'The whole chart is in sight already.',
  },
  journeys: [
    {
      title: '§7 contracts, atlas: two steps closer and two back show the whole chart again',
      events: [closer, closer, back, back],
      end: 'whole',
      context: { zoom: 1, place: null },
    },
    {
      title: '§7 contracts, atlas: what is selected while close comes into the middle',
      events: [
        closer,
        { type: 'view.moved', zoom: 1.5, place: { x: 1, y: 1 } },
        { type: 'part.shown', part: 'demo-form.editing' },
      ],
      end: 'close',
      context: { zoom: 1.5, place: null, part: 'demo-form.editing' },
    },
    {
      title: '§7 contracts, atlas: a step closer goes to what is selected',
      events: [{ type: 'part.shown', part: 'demo-form.editing' }, closer],
      end: 'close',
      context: { zoom: 1.5, place: null, part: 'demo-form.editing' },
    },
    {
      title: '§7 contracts, atlas: eight times as large is the closest',
      events: [{ type: 'view.moved', zoom: 20, place: { x: 0.2, y: 0.9 } }, closer],
      end: 'close',
      context: { zoom: 8, place: { x: 0.2, y: 0.9 } },
    },
    {
      title: '§7 contracts, atlas: from close by, one press shows all',
      events: [closer, closer, { type: 'view.fitted' }],
      end: 'whole',
      context: { zoom: 1, place: null },
    },
  ],
};
