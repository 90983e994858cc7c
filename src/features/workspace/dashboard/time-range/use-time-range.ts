import {
  defaultParseSearch,
  useNavigate,
  useRouter,
  type RouterHistory,
} from '@tanstack/react-router';
import { fromCallback } from 'xstate';
import { useMachine } from '#src/binding/use-machine.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import type { TimeRange } from '#content/workspace/dashboard.ts';
import { isCompleteDate, timeRangeMachine } from '#machines/time-range/time-range.machine.ts';
import { dashboardSearch, rangeOf, rangeSearch } from '../dashboard-search';
import { useDashboardSearch } from '../dashboard-figures/use-dashboard-search';
import { dayOf } from '../period';
import { periodLabel, intervalText, zoneText } from '../period-text';
import { timeFormat } from '#src/lib/time/time-format.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';

function missing({ start, end }: { start: string; end: string }) {
  const names = [
    isCompleteDate(start) ? '' : 'a start date',
    isCompleteDate(end) ? '' : 'an end date',
  ];
  return names.filter(Boolean).join(' and ');
}

const rangeIn = (search: string) => rangeOf(dashboardSearch(defaultParseSearch(search)));

/** Reports when the range in the dashboard's URL changes, from any source. */
function watchRange(history: RouterHistory) {
  return fromCallback(({ sendBack }) => {
    let shownRange = JSON.stringify(rangeIn(history.location.search));
    return history.subscribe(({ location }) => {
      const range = rangeIn(location.search);
      if (location.pathname !== '/dashboard' || JSON.stringify(range) === shownRange) return;
      shownRange = JSON.stringify(range);
      sendBack({ type: 'address.changed', range });
    });
  });
}

/** Binds the time range to the URL, which holds the range. */
export function useTimeRange() {
  const { history } = useRouter();
  const navigate = useNavigate({ from: '/dashboard' });
  const wholeRange = rangeOf(useDashboardSearch());
  const zone = useWorkspace((all) => all.profile.timeZone);
  const volume = useWorkspace((all) => all.volume);
  const [snapshot, send] = useMachine(
    timeRangeMachine.provide({
      actors: { watchAddress: watchRange(history) },
      actions: {
        writeRange: (_, range) =>
          void navigate({
            search: ({ range: _range, start: _start, end: _end, ...others }) => ({
              ...others,
              ...rangeSearch(range),
            }),
            // Otherwise each typed day would add a history entry.
            replace: range.range === 'custom' && wholeRange.range === 'custom',
            resetScroll: false,
          }),
      },
    }),
    { input: { range: wholeRange } },
  );

  const { context, value } = snapshot;
  const isInAddress = snapshot.matches({ custom: 'complete' }) && context.start === '';
  const { start, end } = isInAddress && wholeRange.range === 'custom' ? wholeRange : context;
  const range: TimeRange = typeof value === 'string' ? value : 'custom';
  const label = periodLabel(wholeRange);
  const { span } = sampleBook(volume);
  const isOutside =
    wholeRange.range === 'custom' &&
    (wholeRange.start < dayOf(span.from, zone) || wholeRange.end > dayOf(span.to - 1, zone));

  function hint() {
    if (snapshot.matches({ custom: 'partial' }))
      return `Enter ${missing(context)}. Still showing ${label}.`;
    if (snapshot.matches({ custom: 'backwards' }))
      return `The end date is before the start date. Still showing ${label}.`;
    if (wholeRange.range !== 'custom') return '';
    if (!isOutside) return `Days in ${zoneText(zone)}.`;
    return `Sample data covers ${intervalText(span, zone)}. Other days are empty.`;
  }

  const type = (typed: { start?: string; end?: string }) =>
    send({ type: 'dates.changed', start, end, ...typed });
  return {
    range,
    label,
    until:
      wholeRange.range === 'custom'
        ? ''
        : `until ${timeFormat(zone).dateTime(sampleNow)}, ${zoneText(zone)}`,
    isCustom: snapshot.matches('custom'),
    isBackwards: snapshot.matches({ custom: 'backwards' }),
    start,
    end,
    hint: hint(),
    choose: (chosen: TimeRange) => send({ type: 'range.chosen', range: chosen }),
    typeStart: (date: string) => type({ start: date }),
    typeEnd: (date: string) => type({ end: date }),
  };
}
