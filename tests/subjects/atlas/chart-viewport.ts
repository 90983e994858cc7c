import type { chartViewportMachine } from '#machines/chart-viewport/chart-viewport.machine.ts';
import { button } from '#tests/models/hands.ts';
import type { Subject } from '#tests/models/subject.ts';

type Snapshot = Parameters<
  NonNullable<Exclude<Subject<typeof chartViewportMachine>['events']['view.fitted'], string>['act']>
>[2];

const chart = { role: 'application', name: /^Chart of Two-factor authentication/ };
const zoom = { role: 'status', name: 'Zoom' };
const isAt = ({ context: { place, zoom: now } }: Snapshot) =>
  place === null || place.x === Math.round((0.5 + 0.25 / now) * 100_000) / 100_000;

/** An analyst who looks at a chart by its buttons, its keys and the words beside it. */
export const subject: Subject<typeof chartViewportMachine> = {
  path: '/machines/two-factor',
  events: {
    'view.zoomed': {
      // A button that is said to be off is not pressed; its key can be.
      act: (hands, { by }, before) => {
        if (by === 1 && before.context.zoom === 8) return hands.activate(chart, '=');
        if (by === -1 && before.matches('whole')) return hands.activate(chart, '-');
        return hands.press(button(by === 1 ? 'Zoom in' : 'Zoom out'));
      },
    },
    'view.moved': {
      can: ({ zoom: asked, place }, before) => {
        if (asked !== before.context.zoom || place.y !== 0.5)
          return 'Wheel and fingers zoom to a place; e2e/specs/atlas/atlas.spec.ts moves them.';
        if (!before.matches('close')) return 'The arrow keys move only what is close.';
        return isAt(before) || 'The arrow keys lead to another place from here.';
      },
      act: (hands, _, { context: { place } }) =>
        hands.activate(chart, place === null ? 'ArrowRight' : 'ArrowLeft'),
    },
    'view.fitted': {
      act: (hands, _, before) =>
        before.matches('whole') ? hands.activate(chart, '0') : hands.press(button('Fit')),
    },
    'part.shown': {
      can: ({ part }, { context }) =>
        part !== context.part || 'What is selected already is not selected anew.',
      act: (hands, { part }) => hands.press({ css: `[data-told="${part}"]` }),
    },
  },
  promises: {
    whole: async (eyes) => {
      await eyes.see(zoom, { text: '100 %' });
      await eyes.see(button('Zoom out'), { disabled: true });
      await eyes.see(button('Fit'), { disabled: true });
      await eyes.count({ css: '[role="application"][data-close="false"]' }, 1);
    },
    close: async (eyes, { context }) => {
      await eyes.see(zoom, { text: `${context.zoom * 100} %` });
      await eyes.see(button('Zoom in'), { disabled: context.zoom === 8 });
      await eyes.see(button('Fit'), { disabled: false });
      await eyes.count({ css: '[role="application"][data-close="true"]' }, 1);
    },
  },
  unreachable: {
    'chart-viewport.whole view.moved 0':
      'Wheel and fingers alone come closer to a place; e2e/specs/atlas/atlas.spec.ts moves them.',
    'chart-viewport.close view.moved 1':
      'Wheel and fingers alone go back to the whole; e2e/specs/atlas/atlas.spec.ts moves them.',
    'not chart-viewport.close view.moved 0':
      'Wheel and fingers alone go back to the whole; e2e/specs/atlas/atlas.spec.ts moves them.',
  },
};
