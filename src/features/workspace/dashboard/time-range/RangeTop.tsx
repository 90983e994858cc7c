import { CircleAlert } from 'lucide';
import { useId, type ReactNode } from 'react';
import { dashboardKeys, timeRanges, type TimeRange } from '#content/workspace/dashboard.ts';
import { Input } from '#src/ui/form/field.styles.ts';
import { PageTop } from '#src/ui/layout/page-top.tsx';
import { SegmentedButtons } from '#src/ui/form/segmented.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { PopoverAnchor } from '#src/ui/overlay/popover.ts';
import { DateLabel, DatesPopover, Label, Note, Now } from './time-range.styles';
import { useTimeRange } from './use-time-range';

const rangeLabel = (range: TimeRange) => (range === 'custom' ? 'Custom' : range);

type RangeTopProps = { title: string; children: ReactNode };

/**
 * Renders a page's header with the time range and its controls. The browser owns whether the dates
 * are open.
 */
export function RangeTop({ title, children }: RangeTopProps) {
  const noteId = useId();
  const datesId = useId();
  const range = useTimeRange();
  const options = timeRanges.map((value) => ({
    value,
    label: rangeLabel(value),
    popover: value === 'custom' ? datesId : undefined,
    shortcut: dashboardKeys[value],
  }));
  const shared = {
    type: 'date',
    size: 'dense',
    max: '9999-12-31',
    'aria-describedby': noteId,
  } as const;
  return (
    <PageTop
      title={title}
      context={
        <>
          <Label role="status">{range.label}</Label>
          <Now>{range.until}</Now>
        </>
      }
      actions={
        <>
          <PopoverAnchor role="group" aria-label="Time range">
            <SegmentedButtons options={options} value={range.range} onChoose={range.choose} />
            <DatesPopover id={datesId} popover="auto">
              {range.isCustom ? (
                <>
                  <DateLabel>
                    <span>Start date</span>
                    <Input
                      {...shared}
                      value={range.start}
                      onChange={({ currentTarget }) => range.typeStart(currentTarget.value)}
                    />
                  </DateLabel>
                  <DateLabel>
                    <span>End date</span>
                    <Input
                      {...shared}
                      aria-invalid={range.isBackwards || undefined}
                      value={range.end}
                      onChange={({ currentTarget }) => range.typeEnd(currentTarget.value)}
                    />
                  </DateLabel>
                  <Note id={noteId} aria-live="polite" isWrong={range.isBackwards}>
                    {range.isBackwards ? <Icon as={CircleAlert} /> : null}
                    {range.hint ? <span>{range.hint}</span> : null}
                  </Note>
                </>
              ) : null}
            </DatesPopover>
          </PopoverAnchor>
          {children}
        </>
      }
    />
  );
}
