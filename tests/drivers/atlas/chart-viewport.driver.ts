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
const isAt = ({ context: { center, zoom: now } }: Snapshot) =>
  center === null || center.x === Math.round((0.5 + 0.25 / now) * 100_000) / 100_000;

/** Returns true for what the button 100 % asks for. */
const isActualSize = (target: number, { x, y }: { x: number; y: number }) =>
  target === 1 && x === 0.5 && y === 0.5;

/** Drives the chart by its buttons, its keys, and the adjacent list. */
export const machineDriver: MachineDriver<typeof chartViewportMachine> = {
  path: '/machines/two-factor',
  events: {
    'view.zoomed': {
      can: ({ from }, { context }) =>
        from === context.zoom || 'The chart has its own size here, so it fits at 100 %.',
      // A disabled button ignores clicks, but its key still works.
      act: (driver, { by }, before) => {
        if (by === 1 && before.context.zoom === 8) return driver.activate(chart, '=');
        if (by === -1 && before.context.zoom === 0.1) return driver.activate(chart, '-');
        return driver.click(button(by === 1 ? 'Zoom in' : 'Zoom out'));
      },
    },
    'view.moved': {
      can: ({ zoom: target, center }, before) => {
        if (isActualSize(target, center))
          return before.matches('fitted') || before.context.zoom !== 1 || 'The button is disabled.';
        if (target !== before.context.zoom || center.y !== 0.5)
          return 'Needs the wheel or touch; see e2e/specs/atlas/atlas.spec.ts.';
        if (!before.matches('zoomed')) return 'Arrow keys pan only a zoomed chart.';
        if (target <= 1) return 'A chart that is visible as a whole does not pan.';
        return isAt(before) || 'The arrow keys lead to another point from here.';
      },
      act: (driver, { zoom: target, center: to }, { context: { center } }) =>
        isActualSize(target, to)
          ? driver.click(button('100 %'))
          : driver.activate(chart, center === null ? 'ArrowRight' : 'ArrowLeft'),
    },
    'view.fitted': {
      act: (driver, _, before) =>
        before.matches('fitted') ? driver.activate(chart, '0') : driver.click(button('Fit')),
    },
    'part.selected': {
      can: ({ part }, { context }) =>
        part !== context.part || 'A selected part is not selected again.',
      act: (driver, { part }) => driver.click({ css: `[data-part-link="${part}"]` }),
    },
  },
  stateAssertions: {
    fitted: async (page) => {
      await page.expectVisible(zoom, { text: '100 %' });
      await page.expectVisible(button('Fit'), { disabled: true });
      await page.expectCount({ css: '[role="application"][data-close="false"]' }, 1);
    },
    zoomed: async (page, { context }) => {
      await page.expectVisible(zoom, { text: `${context.zoom * 100} %` });
      await page.expectVisible(button('Zoom in'), { disabled: context.zoom === 8 });
      await page.expectVisible(button('Zoom out'), { disabled: context.zoom === 0.1 });
      await page.expectVisible(button('100 %'), { disabled: context.zoom === 1 });
      await page.expectVisible(button('Fit'), { disabled: false });
      await page.expectCount({ css: `[role="application"][data-close="${context.zoom > 1}"]` }, 1);
    },
  },
};
