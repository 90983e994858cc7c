import { sampleWorkspace } from '#content/sample/workspace.ts';
import type { chartCursorMachine } from '#machines/chart-cursor/chart-cursor.machine.ts';
import { figuresOf } from '#src/features/workspace/dashboard/figures.ts';
import { periodOf } from '#src/features/workspace/dashboard/period.ts';
import { timeFormat } from '#src/lib/time/time-format.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-desk.ts';
import { radio } from '#tests/models/hands.ts';
import type { Subject } from '#tests/models/subject.ts';

type ChartSubject = Subject<typeof chartCursorMachine>;
type Leaving = Exclude<ChartSubject['events']['cursor.left'], string>;

/** Four days, as many values as the model has. */
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
  const count = (tally?: { conversations: number }) =>
    (tally?.conversations ?? 0).toLocaleString('en-US');
  const day = timeFormat(timeZone).date(period.parts[index]?.from ?? 0);
  const before = count(figures.seriesBefore?.[index]);
  return `${count(figures.series[index])}, ${day}; the previous 4 days: ${before}`;
}

/** How to leave the chart: by Escape, by taking the focus away, or by taking the pointer away. */
const leaving = {
  escape: { act: (hands) => hands.activate(chart, 'Escape') },
  focus: {
    can: (_, __, { hasFocus }) => hasFocus === true || 'What has no focus cannot lose it.',
    act: (hands) => hands.focus(radio('Table')),
  },
  pointer: {
    can: (_, __, { pointer }) => pointer !== 0 || 'The pointer is elsewhere already.',
    act: (hands) => hands.unhover(),
  },
} satisfies Record<string, Leaving>;

/** Somebody who looks at the chart, and uses the keys of one direction or of both. */
function visitor(leavesBy: keyof typeof leaving, way?: 1 | -1): ChartSubject {
  const habit = way === undefined || 'This visitor uses the keys of the other direction.';
  return {
    path: `/dashboard?range=custom&start=${range.start}&end=${range.end}`,
    scene: {
      start: { pointer: 0, hasFocus: false },
      next({ pointer, hasFocus }, { type }) {
        // On one of two places of the same value: a pointer that rests tells nothing.
        if (type === 'cursor.pointed') return { pointer: pointer === 1 ? 2 : 1, hasFocus };
        if (type !== 'cursor.left') return { pointer, hasFocus: true };
        return {
          pointer: leavesBy === 'pointer' ? 0 : pointer,
          hasFocus: leavesBy === 'escape' || (leavesBy === 'pointer' && hasFocus),
        };
      },
    },
    events: {
      'cursor.pointed': {
        can: ({ index }) =>
          (index >= 0 && index <= last) || 'The pointer is never beside the values it is over.',
        act: (hands, { index }, _, { pointer }) =>
          hands.hover(plot, index / last + (pointer === 1 ? 0.02 : 0)),
      },
      'cursor.stepped': {
        can: ({ by }) => by === way || habit,
        act: (hands, { by }) => hands.activate(chart, by === 1 ? 'ArrowRight' : 'ArrowLeft'),
      },
      'cursor.sent': {
        can: ({ to }) => to === (way === 1 ? 'last' : 'first') || habit,
        act: (hands, { to }) => hands.activate(chart, to === 'first' ? 'Home' : 'End'),
      },
      'cursor.left': leaving[leavesBy],
    },
    promises: {
      away: async (eyes) => {
        await eyes.see({ text: 'Hover or use the arrow keys to read values.', within: card });
        await eyes.count({ css: '.cursor', within: chart }, 0);
        await eyes.count({ css: '.dot', within: chart }, 0);
      },
      reading: async (eyes, { context: { index } }) => {
        await eyes.see({ css: 'p[aria-live="polite"]', within: card }, { text: readout(index) });
        await eyes.count({ css: '.dot', within: chart }, 1);
        await eyes.count({ css: '.dot-before', within: chart }, 1);
      },
    },
  };
}

export const subjects = [visitor('escape'), visitor('focus', 1), visitor('pointer', -1)];
