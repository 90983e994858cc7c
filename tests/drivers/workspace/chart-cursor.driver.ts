import { sampleWorkspace } from '#content/sample/workspace.ts';
import type { chartCursorMachine } from '#machines/chart-cursor/chart-cursor.machine.ts';
import { figuresOf } from '#src/features/workspace/dashboard/figures.ts';
import { periodOf } from '#src/features/workspace/dashboard/period.ts';
import { timeFormat } from '#src/lib/time/time-format.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { radio } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

type ChartDriver = MachineDriver<typeof chartCursorMachine>;
type Leaving = Exclude<ChartDriver['events']['cursor.exited'], string>;

/** Four days, because the model has four values. */
const range = { range: 'custom', start: '2026-11-01', end: '2026-11-04' } as const;
const { timeZone } = sampleWorkspace.profile;
const period = periodOf(range, sampleNow, timeZone);
const figures = figuresOf(sampleBook('typical'), period);
const last = period.parts.length - 1;

const name = 'Total conversations per day';
const card = { role: 'region', name };
const chart = { role: 'application', name: `${name}. Use the arrow keys to read values.` };
const plot = { css: 'svg:has(> rect)', within: chart };

function readout(index: number): string {
  const count = (tally?: { conversations: number } | null) =>
    (tally?.conversations ?? 0).toLocaleString('en-US');
  const day = timeFormat(timeZone).date(period.parts[index]?.from ?? 0);
  const before = count(figures.seriesBefore?.[index]);
  return `${count(figures.series[index])}, ${day}; 1 week earlier: ${before}`;
}

/** Ways to leave the chart: Escape, moving focus, or moving the pointer. */
const leaving = {
  escape: { act: (driver) => driver.activate(chart, 'Escape') },
  focus: {
    can: (_, __, { hasFocus }) => hasFocus === true || 'The chart does not have focus.',
    act: (driver) => driver.focus(radio('Table')),
  },
  pointer: {
    can: (_, __, { pointer }) => pointer !== 0 || 'The pointer is outside the chart.',
    act: (driver) => driver.unhover(),
  },
} satisfies Record<string, Leaving>;

/** Drives the chart with the keys of one direction; without `direction`, with the pointer alone. */
function visitor(leavesBy: keyof typeof leaving, direction?: 1 | -1): ChartDriver {
  const otherKeys = direction === undefined || 'Covered by the driver of the other direction.';
  return {
    path: `/dashboard?range=custom&start=${range.start}&end=${range.end}`,
    scene: {
      start: { pointer: 0, hasFocus: false },
      next({ pointer, hasFocus }, { type }) {
        // Alternates between two points of the same value: a resting pointer fires no event.
        if (type === 'cursor.moved') return { pointer: pointer === 1 ? 2 : 1, hasFocus };
        if (type !== 'cursor.exited') return { pointer, hasFocus: true };
        return {
          pointer: leavesBy === 'pointer' ? 0 : pointer,
          hasFocus: leavesBy === 'escape' || (leavesBy === 'pointer' && hasFocus),
        };
      },
    },
    events: {
      'cursor.moved': {
        can: ({ index }) => (index >= 0 && index <= last) || 'The pointer is always over a value.',
        act: (driver, { index }, _, { pointer }) =>
          driver.hover(plot, index / last + (pointer === 1 ? 0.02 : 0)),
      },
      'cursor.stepped': {
        can: ({ by }) => by === direction || otherKeys,
        act: (driver, { by }) => driver.activate(chart, by === 1 ? 'ArrowRight' : 'ArrowLeft'),
      },
      'cursor.jumped': {
        can: ({ to }) => to === (direction === 1 ? 'last' : 'first') || otherKeys,
        act: (driver, { to }) => driver.activate(chart, to === 'first' ? 'Home' : 'End'),
      },
      'cursor.exited': leaving[leavesBy],
    },
    stateAssertions: {
      idle: async (page) => {
        await page.expectCount({ css: '.cursor', within: chart }, 0);
        await page.expectCount({ css: '.dot', within: chart }, 0);
      },
      reading: async (page, { context: { index } }) => {
        await page.expectVisible(
          { css: 'p[aria-live="polite"]', within: card },
          { text: readout(index) },
        );
        await page.expectCount({ css: '.dot', within: chart }, 1);
        await page.expectCount({ css: '.dot-before', within: chart }, 1);
      },
    },
  };
}

export const machineDrivers = [visitor('escape'), visitor('focus', 1), visitor('pointer', -1)];
