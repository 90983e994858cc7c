import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMachine } from '../../binding/use-machine';
import type { TimeRange, WholeRange } from '../../../content/dashboard';
import { sampleWorkspace } from '../../../content/sample/workspace';
import { isTypedOut, timeRangeMachine } from '../../../machines/time-range/time-range.machine';
import { builtSearch, rangeOf, rangeSearch } from '../../lib/dashboard-search';
import { dayOf } from '../../lib/period';
import { periodLabel, stretchText, zoneText } from '../../lib/period-text';
import { timeFormat } from '../../lib/time-format';
import { sampleBook, sampleNow } from '../../services/sample-desk';
import { workspaceStore } from '../../services/workspace-store';
import { useLive } from '../../ui/alive';

const dates = (shown: WholeRange) => (shown.range === 'custom' ? shown : { start: '', end: '' });

const atRange = (shown: WholeRange) =>
  timeRangeMachine.resolveState({
    value: shown.range === 'custom' ? { custom: 'whole' } : shown.range,
    context: { start: dates(shown).start, end: dates(shown).end, shown },
  });

function missing({ start, end }: { start: string; end: string }) {
  const names = [isTypedOut(start) ? '' : 'a start date', isTypedOut(end) ? '' : 'an end date'];
  return names.filter(Boolean).join(' and ');
}

/** Binds the time range to the address: what is chosen is written there, what it says is shown. */
export function useTimeRange() {
  const navigate = useNavigate({ from: '/dashboard' });
  const asked = useSearch({ from: '/_workspace/dashboard' });
  const search = useLive(() => asked, builtSearch);
  const { profile, volume } = useSyncExternalStore(
    workspaceStore.subscribe,
    workspaceStore.read,
    () => sampleWorkspace,
  );
  const [snapshot, send] = useMachine(
    timeRangeMachine.provide({
      actions: {
        writeRange: (_, { shown, isRefined }) =>
          void navigate({
            search: ({ range: _range, start: _start, end: _end, ...others }) => ({
              ...others,
              ...rangeSearch(shown),
            }),
            // Each day that is typed would be a step back otherwise.
            replace: isRefined,
            resetScroll: false,
          }),
      },
    }),
    { snapshot: atRange(rangeOf(search)) },
  );
  useEffect(() => send({ type: 'range.restored', shown: rangeOf(search) }), [send, search]);

  const { context, value } = snapshot;
  const range: TimeRange = typeof value === 'string' ? value : 'custom';
  const { shown } = context;
  const label = periodLabel(shown);
  const zone = profile.timeZone;
  const { span } = sampleBook(volume);
  const isOutside =
    shown.range === 'custom' &&
    (shown.start < dayOf(span.from, zone) || shown.end > dayOf(span.to - 1, zone));

  function hint() {
    if (snapshot.matches({ custom: 'partial' }))
      return `Enter ${missing(context)}. Until then this shows ${label}.`;
    if (snapshot.matches({ custom: 'backwards' }))
      return `The end date is before the start date. This still shows ${label}.`;
    if (shown.range !== 'custom') return '';
    if (!isOutside) return `Days of ${zoneText(zone)}.`;
    return `The sample covers ${stretchText(span, zone)}. Other days are empty.`;
  }

  const type = (typed: { start?: string; end?: string }) =>
    send({ type: 'dates.changed', start: context.start, end: context.end, ...typed });
  return {
    range,
    label,
    until:
      shown.range === 'custom'
        ? ''
        : `until ${timeFormat(zone).dateTime(sampleNow)}, ${zoneText(zone)}`,
    isCustom: snapshot.matches('custom'),
    isBackwards: snapshot.matches({ custom: 'backwards' }),
    start: context.start,
    end: context.end,
    hint: hint(),
    choose: (chosen: TimeRange) => send({ type: 'range.chosen', range: chosen }),
    typeStart: (date: string) => type({ start: date }),
    typeEnd: (date: string) => type({ end: date }),
  };
}
