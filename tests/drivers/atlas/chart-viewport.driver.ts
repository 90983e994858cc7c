import type { chartViewportMachine } from '#machines/chart-viewport/chart-viewport.machine.ts';
import { button } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

type Snapshot = Parameters<
  NonNullable<
    Exclude<MachineDriver<typeof chartViewportMachine>['events']['view.fitted'], string>['act']
  >
>[2];

const chart = { role: 'application', name: /^Chart of Two-factor authentication/ };
const zoom = { role: 'status', name: 'Zoom' };
const isAt = ({ context: { place, zoom: now } }: Snapshot) =>
  place === null || place.x === Math.round((0.5 + 0.25 / now) * 100_000) / 100_000;

/** An analyst who looks at a chart by its buttons, its keys and the words beside it. */
export const machineDriver: MachineDriver<typeof chartViewportMachine> = {
  path: '/machines/two-factor',
  events: {
    'view.zoomed': {
      // A button that is said to be off is not pressed; its key can be.
      act: (driver, { by }, before) => {
        if (by === 1 && before.context.zoom === 8) return driver.activate(chart, '=');
        if (by === -1 && before.matches('whole')) return driver.activate(chart, '-');
        return driver.click(button(by === 1 ? 'Zoom in' : 'Zoom out'));
      },
    },
    'view.moved': {
      can: ({ zoom: asked, place }, before) => {
        if (asked !== before.context.zoom || place.y !== 0.5)
          return 'Wheel and fingers zoom to a place; e2e/specs/atlas/atlas.spec.ts moves them.';
        if (!before.matches('close')) return 'The arrow keys move only what is close.';
        return isAt(before) || 'The arrow keys lead to another place from here.';
      },
      act: (driver, _, { context: { place } }) =>
        driver.activate(chart, place === null ? 'ArrowRight' : 'ArrowLeft'),
    },
    'view.fitted': {
      act: (driver, _, before) =>
        before.matches('whole') ? driver.activate(chart, '0') : driver.click(button('Fit')),
    },
    'part.shown': {
      can: ({ part }, { context }) =>
        part !== context.part || 'What is selected already is not selected anew.',
      act: (driver, { part }) => driver.click({ css: `[data-told="${part}"]` }),
    },
  },
  stateAssertions: {
    whole: async (page) => {
      await page.expectVisible(zoom, { text: '100 %' });
      await page.expectVisible(button('Zoom out'), { disabled: true });
      await page.expectVisible(button('Fit'), { disabled: true });
      await page.expectCount({ css: '[role="application"][data-close="false"]' }, 1);
    },
    close: async (page, { context }) => {
      await page.expectVisible(zoom, { text: `${context.zoom * 100} %` });
      await page.expectVisible(button('Zoom in'), { disabled: context.zoom === 8 });
      await page.expectVisible(button('Fit'), { disabled: false });
      await page.expectCount({ css: '[role="application"][data-close="true"]' }, 1);
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
