import { transition, type SnapshotFrom } from 'xstate';
import {
  timeRanges,
  type PresetRange,
  type TimeRange,
  type WholeRange,
} from '#content/workspace/dashboard.ts';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import { timeRangeMachine, type TimeRangeEvent } from '#machines/time-range/time-range.machine.ts';
import { rangeSearch } from '#src/features/workspace/dashboard/dashboard-search.ts';
import { periodLabel, zoneText } from '#src/features/workspace/dashboard/period-text.ts';
import { button, type Eyes } from '#tests/models/hands.ts';
import type { Scene, Subject } from '#tests/models/subject.ts';

const group = { role: 'group', name: 'Time range' };
const rangeButton = (range: TimeRange) => button(range === 'custom' ? 'Custom' : range, group);
const date = { css: 'input[type="date"]', within: group };
const startDate = { ...date, nth: 0 };
const endDate = { ...date, nth: 1 };
const note = { css: '[aria-live="polite"] span', within: group };

const addressOf = (range: WholeRange) =>
  Object.entries(rangeSearch(range))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

async function shows(eyes: Eyes, chosen: TimeRange, shown: WholeRange) {
  for (const range of timeRanges) await eyes.see(rangeButton(range), { pressed: range === chosen });
  await eyes.see({ css: 'main [role="status"]' }, { text: periodLabel(shown) });
}

const isDay = (text: string) => text >= '2000';

async function expectPreset(eyes: Eyes, range: PresetRange) {
  await shows(eyes, range, { range });
  await eyes.miss(date);
  await eyes.miss(note);
  await eyes.address(`/dashboard${range === '30d' ? '' : `?range=${range}`}`);
}

type Typed = { start: string; end: string };
type Custom = { typed: Typed; shown: WholeRange; hint: string; isWrong?: boolean };

async function expectCustom(eyes: Eyes, { typed, shown, hint, isWrong = false }: Custom) {
  await shows(eyes, 'custom', shown);
  await eyes.see(startDate, { value: typed.start });
  await eyes.see(endDate, { value: typed.end, invalid: isWrong });
  await eyes.see(note, { text: hint });
  const search = addressOf(shown);
  await eyes.address(`/dashboard${search ? `?${search}` : ''}`);
}

type Snapshot = SnapshotFrom<typeof timeRangeMachine>;

/** The period that a state writes into the address; null for one that leaves the address alone. */
function writtenIn({ value, context: { start, end } }: Snapshot): WholeRange | null {
  if (typeof value === 'string') return { range: value };
  return value.custom === 'whole' ? { range: 'custom', start, end } : null;
}

const shownIn = (scene: Scene) => scene['shown'] as WholeRange;

/** What the view reports of the address once an event has changed it. */
function followed(event: TimeRangeEvent, before: Snapshot, scene: Scene) {
  const range = writtenIn(transition(timeRangeMachine, before, event)[0]);
  return range && addressOf(range) !== addressOf(shownIn(scene))
    ? [event, { type: 'address.changed', range }]
    : [event];
}

export const subject: Subject<typeof timeRangeMachine> = {
  path: '/dashboard',
  scene: {
    start: { shown: { range: '30d' } },
    next: ({ shown }, _, __, after) => ({ shown: writtenIn(after) ?? shown }),
  },
  events: {
    'range.chosen': {
      act: (hands, { range }) => hands.press(rangeButton(range)),
      sends: followed,
    },
    'dates.changed': {
      can: ({ start, end }, { value, context }) =>
        typeof value === 'string'
          ? 'There are no date fields to type into.'
          : (start === context.start) !== (end === context.end) || 'One field changes at a time.',
      act: (hands, { start, end }, { context }) =>
        start === context.start ? hands.fill(endDate, end) : hands.fill(startDate, start),
      sends: followed,
    },
    'address.changed': {
      can: ({ range }, _, scene) =>
        addressOf(range) !== addressOf(shownIn(scene)) || 'The address has this range already.',
      act: (hands, { range }) => hands.go(`/dashboard?${addressOf(range)}`),
    },
  },
  promises: {
    '24h': (eyes) => expectPreset(eyes, '24h'),
    '7d': (eyes) => expectPreset(eyes, '7d'),
    '30d': (eyes) => expectPreset(eyes, '30d'),
    'custom.partial': async (eyes, { context: typed }, scene) => {
      const missing = [
        ...(isDay(typed.start) ? [] : ['a start date']),
        ...(isDay(typed.end) ? [] : ['an end date']),
      ].join(' and ');
      const shown = shownIn(scene);
      const hint = `Enter ${missing}. Still showing ${periodLabel(shown)}.`;
      await expectCustom(eyes, { typed, shown, hint });
    },
    'custom.backwards': async (eyes, { context: typed }, scene) => {
      const shown = shownIn(scene);
      const hint = `The end date is before the start date. Still showing ${periodLabel(shown)}.`;
      await expectCustom(eyes, { typed, shown, hint, isWrong: true });
    },
    'custom.whole': async (eyes, { context: typed }, scene) => {
      const hint = `Days in ${zoneText(sampleWorkspace.profile.timeZone)}.`;
      await expectCustom(eyes, { typed, shown: shownIn(scene), hint });
    },
  },
};
