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
import { button, type Assertions } from '#tests/models/driver.ts';
import type { Scene, MachineDriver } from '#tests/models/machine-driver.ts';

const group = { role: 'group', name: 'Time range' };
const rangeButton = (range: TimeRange) => button(range === 'custom' ? 'Custom' : range, group);
const date = { css: 'input[type="date"]', within: group };
const startDate = { ...date, nth: 0 };
const endDate = { ...date, nth: 1 };
const note = { css: '[aria-live="polite"] > span', within: group };

const addressOf = (range: WholeRange) =>
  Object.entries(rangeSearch(range))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

async function expectRange(page: Assertions, chosen: TimeRange, wholeRange: WholeRange) {
  for (const range of timeRanges)
    await page.expectVisible(rangeButton(range), { pressed: range === chosen });
  await page.expectVisible({ css: 'main [role="status"]' }, { text: periodLabel(wholeRange) });
}

const isDay = (text: string) => text >= '2000';

async function expectPreset(page: Assertions, range: PresetRange) {
  await expectRange(page, range, { range });
  await page.expectAbsent(date);
  await page.expectAbsent(note);
  await page.expectAddress(`/dashboard${range === '30d' ? '' : `?range=${range}`}`);
}

type Typed = { start: string; end: string };
type Custom = { typed: Typed; wholeRange: WholeRange; hint: string; isWrong?: boolean };

async function expectCustom(
  page: Assertions,
  { typed, wholeRange, hint, isWrong = false }: Custom,
) {
  await expectRange(page, 'custom', wholeRange);
  await page.expectVisible(startDate, { value: typed.start });
  await page.expectVisible(endDate, { value: typed.end, invalid: isWrong });
  await page.expectVisible(note, { text: hint });
  const search = addressOf(wholeRange);
  await page.expectAddress(`/dashboard${search ? `?${search}` : ''}`);
}

type Snapshot = SnapshotFrom<typeof timeRangeMachine>;

/** Returns the range that a state writes into the address; null if it writes none. */
function rangeWrittenBy({ value, context: { start, end } }: Snapshot): WholeRange | null {
  if (typeof value === 'string') return { range: value };
  return value.custom === 'complete' && start ? { range: 'custom', start, end } : null;
}

const shownIn = (scene: Scene) => scene['wholeRange'] as WholeRange;

/** Returns the text of the date fields: the address's once it has the dates. */
function fieldsIn({ value, context }: Snapshot, scene: Scene): Typed {
  const wholeRange = shownIn(scene);
  const isInAddress = typeof value === 'object' && value.custom === 'complete' && !context.start;
  return isInAddress && wholeRange.range === 'custom' ? wholeRange : context;
}

/** Adds the view's event if the event changes the address. */
function withAddressChange(event: TimeRangeEvent, before: Snapshot, scene: Scene) {
  const range = rangeWrittenBy(transition(timeRangeMachine, before, event)[0]);
  return range && addressOf(range) !== addressOf(shownIn(scene))
    ? [event, { type: 'address.changed', range }]
    : [event];
}

export const machineDriver: MachineDriver<typeof timeRangeMachine> = {
  path: '/dashboard',
  scene: {
    start: { wholeRange: { range: '30d' } },
    next: (scene, sent, before) => {
      const event = sent as TimeRangeEvent;
      if (event.type === 'address.changed') return { wholeRange: event.range };
      return {
        wholeRange:
          rangeWrittenBy(transition(timeRangeMachine, before, event)[0]) ?? shownIn(scene),
      };
    },
  },
  events: {
    'range.chosen': {
      act: (driver, { range }) => driver.click(rangeButton(range)),
      sends: withAddressChange,
    },
    'dates.changed': {
      can: ({ start, end }, before, scene) => {
        if (typeof before.value === 'string') return 'There are no date fields.';
        const fields = fieldsIn(before, scene);
        return (start === fields.start) !== (end === fields.end) || 'One field changes at a time.';
      },
      act: (driver, { start, end }, before, scene) =>
        start === fieldsIn(before, scene).start
          ? driver.fill(endDate, end)
          : driver.fill(startDate, start),
      sends: withAddressChange,
    },
    'address.changed': {
      can: ({ range }, _, scene) =>
        addressOf(range) !== addressOf(shownIn(scene)) || 'The address has that range already.',
      act: async (driver, { range }) => {
        await driver.navigate(`/dashboard?${addressOf(range)}`);
        // The button opens the dates of a custom range.
        if (range.range === 'custom') await driver.click(rangeButton('custom'));
      },
      sends: (event) =>
        event.range.range === 'custom'
          ? [event, { type: 'range.chosen', range: 'custom' }]
          : [event],
    },
  },
  stateAssertions: {
    '24h': (page) => expectPreset(page, '24h'),
    '7d': (page) => expectPreset(page, '7d'),
    '30d': (page) => expectPreset(page, '30d'),
    'custom.partial': async (page, { context: typed }, scene) => {
      const missing = [
        ...(isDay(typed.start) ? [] : ['a start date']),
        ...(isDay(typed.end) ? [] : ['an end date']),
      ].join(' and ');
      const wholeRange = shownIn(scene);
      const hint = `Enter ${missing}. Still showing ${periodLabel(wholeRange)}.`;
      await expectCustom(page, { typed, wholeRange, hint });
    },
    'custom.backwards': async (page, { context: typed }, scene) => {
      const wholeRange = shownIn(scene);
      const hint = `The end date is before the start date. Still showing ${periodLabel(wholeRange)}.`;
      await expectCustom(page, { typed, wholeRange, hint, isWrong: true });
    },
    'custom.complete': async (page, snapshot, scene) => {
      const hint = `Days in ${zoneText(sampleWorkspace.profile.timeZone)}.`;
      await expectCustom(page, {
        typed: fieldsIn(snapshot, scene),
        wholeRange: shownIn(scene),
        hint,
      });
    },
  },
};
