import { useId, type ComponentProps, type ReactNode } from 'react';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { LineChart } from '#src/ui/data/line-chart.tsx';
import { Reader, Readout } from './chart-cursor.styles';
import { useChartCursor } from './use-chart-cursor';

type ReadableChartProps = Omit<ComponentProps<typeof LineChart>, 'label' | 'cursor' | 'onPoint'> & {
  label: string;
  /** Text alternative of the whole chart. */
  summary: string;
  renderReadout: (index: number) => ReactNode;
};

/** Renders a chart whose values can be read one at a time, with the pointer or the arrow keys. */
export function ReadableChart({ label, summary, renderReadout, ...chart }: ReadableChartProps) {
  const summaryId = useId();
  const { index, point, leave, press } = useChartCursor(chart.values.length);
  return (
    <>
      <Readout aria-live="polite">
        {index === null ? (
          <span aria-hidden="true">Hover or use the arrow keys to read values.</span>
        ) : (
          renderReadout(index)
        )}
      </Readout>
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
        <LineChart {...chart} cursor={index} onPoint={point} />
      </Reader>
    </>
  );
}
