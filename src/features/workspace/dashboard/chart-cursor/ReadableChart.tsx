import { numberText } from '#content/number-text.ts';
import { useId, type ComponentProps } from 'react';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { LineChart } from '#src/ui/data/line-chart.tsx';
import { Hint, Reader } from './chart-cursor.styles';
import { useChartCursor } from './use-chart-cursor';

type ReadableChartProps = Omit<
  ComponentProps<typeof LineChart>,
  'label' | 'cursor' | 'tip' | 'onPoint' | 'tickText'
> & {
  label: string;
  /** Text alternative of the whole chart. */
  summary: string;
  /** Returns the texts of a value and of its time and comparison. */
  readout: (index: number) => { value: string; about: string };
};

/** Renders a chart whose values can be read one at a time, with the pointer or the arrow keys. */
export function ReadableChart({ label, summary, readout, ...chart }: ReadableChartProps) {
  const summaryId = useId();
  const { index, point, leave, press } = useChartCursor(chart.values.length);
  const read = index === null ? null : readout(index);
  return (
    <>
      <VisuallyHidden as="p" aria-live="polite">
        {read ? `${read.value}, ${read.about}` : null}
      </VisuallyHidden>
      <Reader
        // Screen readers pass arrow keys only to an application.
        role="application"
        aria-roledescription="chart"
        aria-label={`${label}. Use the arrow keys to read values.`}
        aria-describedby={summaryId}
        tabIndex={0}
        onKeyDown={press}
        onBlur={leave}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse') leave();
        }}
      >
        <VisuallyHidden id={summaryId}>{summary}</VisuallyHidden>
        <LineChart
          {...chart}
          tickText={numberText}
          cursor={index}
          tip={
            read ? (
              <>
                <b>{read.value}</b> <span>{read.about}</span>
              </>
            ) : null
          }
          onPoint={point}
        />
        <Hint aria-hidden="true">Use the arrow keys to read values.</Hint>
      </Reader>
    </>
  );
}
