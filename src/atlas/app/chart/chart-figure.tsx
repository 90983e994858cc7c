import { useDeferredValue, useMemo, useRef } from 'react';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { ChartParts, pictureDescription } from '#src/atlas/drawings/chart-picture.tsx';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import { zoomLimits } from '#machines/chart-viewport/chart-viewport.machine.ts';
import { FullScreenButton } from '../full-screen-button';
import type { MachineFacts } from '../machine-facts';
import { descriptionOf } from '../part-description';
import { Figure, Frame, Selected, Toolbar } from './chart-figure.styles';
import { partUnder } from './part-under';
import { useChartViewport } from './use-chart-viewport';
import { useGestures } from './use-gestures';
import { visibleBox, wholeBox } from './view-box';

type ChartFigureProps = {
  facts: MachineFacts;
  drawing: Drawing;
  at: string | undefined;
  /** Returns extra class names of a part. */
  marks: (part: string) => string;
  onSelect: (part: string) => void;
};

/** The chart of a machine, with zoom, pan and selection. */
export function ChartFigure({ facts, drawing, at, marks, onSelect }: ChartFigureProps) {
  const { chart, entry, sentences } = facts;
  const picture = useRef<SVGSVGElement>(null);
  const figure = useRef<HTMLElement>(null);
  const { viewport, percent, isFitted, zoomBy, fitAll, showActualSize, moveTo, press } =
    useChartViewport(picture, drawing, at);
  useGestures({ picture, viewport, moveTo });
  const whole = wholeBox(drawing);
  const { x, y, width, height } = visibleBox(drawing, viewport);
  // Zoom and pan change no part.
  const parts = useMemo(() => {
    const marksOf = (id: string) => `${marks(id)}${id === at ? ' selected' : ''}`.trim();
    return <ChartParts {...{ chart, drawing, marksOf }} />;
  }, [chart, drawing, marks, at]);
  // Its text changes the layout.
  const described = useDeferredValue(at);
  const selected = described === undefined ? '' : descriptionOf(sentences, described);
  return (
    <Figure ref={figure}>
      <Toolbar role="group" aria-label="Chart view">
        <h2>Chart</h2>
        <output aria-label="Zoom">{`${percent} %`}</output>
        <button
          type="button"
          aria-label="Zoom out"
          aria-disabled={percent <= zoomLimits.min * 100 || undefined}
          onClick={() => zoomBy(-1)}
        >
          −
        </button>
        <button
          type="button"
          aria-label="Zoom in"
          aria-disabled={percent >= zoomLimits.max * 100 || undefined}
          onClick={() => zoomBy(1)}
        >
          +
        </button>
        <button
          type="button"
          aria-disabled={(!isFitted && percent === 100) || undefined}
          onClick={showActualSize}
        >
          100 %
        </button>
        <button type="button" aria-disabled={isFitted || undefined} onClick={fitAll}>
          Fit
        </button>
        <FullScreenButton of={figure} />
      </Toolbar>
      <Frame
        // Screen readers pass arrow keys only to an application.
        role="application"
        aria-roledescription="chart"
        aria-label={`Chart of ${entry.title}. Plus and minus zoom, 1 shows its own size, 0 shows all, arrow keys move.`}
        aria-describedby="chart-text"
        tabIndex={0}
        data-close={viewport.zoom > viewport.fit}
        onKeyDown={press}
        onClick={(event) => {
          const part = partUnder(event);
          if (part !== null) onSelect(part);
        }}
      >
        <VisuallyHidden id="chart-text">
          {`${pictureDescription(chart)} The description next to it has the same content.`}
        </VisuallyHidden>
        <svg
          ref={picture}
          aria-hidden="true"
          width={whole.width}
          height={whole.height}
          viewBox={`${x} ${y} ${width} ${height}`}
        >
          {parts}
        </svg>
      </Frame>
      <Selected aria-live="polite">
        {selected || 'Select a state or a transition, in the chart or in the description.'}
      </Selected>
    </Figure>
  );
}
