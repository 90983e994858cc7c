import { timeRanges, type TimeRange, type WholeRange } from '../../content/dashboard';
import { sampleWorkspace } from '../../content/sample/workspace';
import type { timeRangeMachine } from '../../machines/time-range/time-range.machine';
import { rangeSearch } from '../../src/lib/dashboard-search';
import { periodLabel, zoneText } from '../../src/lib/period-text';
import { button, type Eyes } from '../models/hands';
import type { Subject } from '../models/subject';

const group = { role: 'group', name: 'Time range' };
const rangeButton = (range: TimeRange) => button(range === 'custom' ? 'Custom' : range, group);
const date = { css: 'input[type="date"]', within: group };
const startDate = { ...date, nth: 0 };
const endDate = { ...date, nth: 1 };
const note = { css: '[aria-live="polite"] span', within: group };

/** Another part of the address: it can change while the range in it stays. */
const aside = 'compare=off';
const addressOf = (shown: WholeRange) =>
  Object.entries(rangeSearch(shown))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

async function shows(eyes: Eyes, chosen: TimeRange, shown: WholeRange) {
  for (const range of timeRanges) await eyes.see(rangeButton(range), { pressed: range === chosen });
  await eyes.see({ css: 'main [role="status"]' }, { text: periodLabel(shown) });
}

async function saysInAddress(eyes: Eyes, shown: WholeRange) {
  const range = addressOf(shown);
  const search = range ? `\\?(${aside}&)?${range}(&${aside})?` : `(\\?${aside})?`;
  await eyes.address(new RegExp(`^/dashboard${search}$`));
}

type Typed = { start: string; end: string; shown: WholeRange };

const isDay = (text: string) => text >= '2000';

type Shown = { context: { shown: WholeRange } };

/** `follows`: the address is written at once; otherwise that takes longer than a visitor looks. */
function looked(follows: boolean): Subject<typeof timeRangeMachine> {
  async function whole(eyes: Eyes, chosen: TimeRange, shown: WholeRange) {
    await shows(eyes, chosen, shown);
    if (follows) await saysInAddress(eyes, shown);
  }

  const preset =
    (range: Exclude<TimeRange, 'custom'>) =>
    async (eyes: Eyes): Promise<void> => {
      await whole(eyes, range, { range });
      await eyes.miss(date);
      await eyes.miss(note);
    };

  async function typed(eyes: Eyes, { start, end, shown }: Typed, says: string, isWrong = false) {
    await whole(eyes, 'custom', shown);
    await eyes.see(startDate, { value: start });
    await eyes.see(endDate, { value: end, invalid: isWrong });
    await eyes.see(note, { text: says });
  }

  const writes = (_: unknown, { context: before }: Shown, { context: { shown } }: Shown) =>
    follows && addressOf(shown) !== addressOf(before.shown)
      ? [{ type: 'range.restored', shown }]
      : [];

  return {
    path: '/dashboard',
    ...(follows ? {} : { given: { hold: ['navigation'] } }),
    from: { value: '30d', context: { start: '', end: '', shown: { range: '30d' } } },
    opens: [{ type: 'range.restored', shown: { range: '30d' } }],
    scene: {
      start: { isAside: false },
      next: ({ isAside }, { type }) => ({ isAside: (type === 'range.restored') !== isAside }),
    },
    events: {
      'range.chosen': {
        act: (hands, { range }) => hands.press(rangeButton(range)),
        then: writes,
      },
      'dates.changed': {
        can: ({ start, end }, { value, context }) =>
          typeof value === 'string'
            ? 'There are no date fields to type into.'
            : (start === context.start) !== (end === context.end) || 'One field changes at a time.',
        act: (hands, { start, end }, { context }) =>
          start === context.start ? hands.fill(endDate, end) : hands.fill(startDate, start),
        then: writes,
      },
      'range.restored': follows
        ? {
            act: (hands, { shown }, _, { isAside }) =>
              hands.go(`/dashboard?${addressOf(shown)}${isAside ? '' : `&${aside}`}`),
          }
        : 'The address is still on its way.',
    },
    promises: {
      '24h': preset('24h'),
      '7d': preset('7d'),
      '30d': preset('30d'),
      'custom.partial': async (eyes, { context }) => {
        const missing = [
          ...(isDay(context.start) ? [] : ['a start date']),
          ...(isDay(context.end) ? [] : ['an end date']),
        ].join(' and ');
        const label = periodLabel(context.shown);
        await typed(eyes, context, `Enter ${missing}. Until then this shows ${label}.`);
      },
      'custom.backwards': async (eyes, { context }) => {
        const still = `This still shows ${periodLabel(context.shown)}.`;
        await typed(eyes, context, `The end date is before the start date. ${still}`, true);
      },
      'custom.whole': async (eyes, { context }) => {
        const zone = zoneText(sampleWorkspace.profile.timeZone);
        await typed(eyes, context, `Days of ${zone}.`);
        if (follows) await eyes.address(new RegExp(`start=${context.start}&end=${context.end}`));
      },
    },
  };
}

export const subjects = [looked(true), looked(false)];
