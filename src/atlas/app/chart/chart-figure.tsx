import { useDeferredValue, useMemo, useRef } from 'react';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { ChartParts, pictureDescription } from '#src/atlas/drawings/chart-picture.tsx';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import type { MachineFacts } from '../machine-facts';
import { descriptionOf } from '../part-description';
import { Figure, Frame, Selected, Toolbar } from './chart-figure.styles';
import { partUnder } from './part-under';
import { useChartViewport } from './use-chart-viewport';
import { useGestures } from './use-gestures';
import { visibleBox, wholeBox, zoomLimits } from './view-box';

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
  const { viewport, percent, isWhole, zoomBy, zoomTo, showAll, moveTo, press } = useChartViewport(
    picture,
    drawing,
    chart,
    at,
  );
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
  const controls = [
    { text: '−', label: 'Zoom out', isOff: percent <= zoomLimits.min * 100, act: () => zoomBy(-1) },
    { text: '+', label: 'Zoom in', isOff: percent >= zoomLimits.max * 100, act: () => zoomBy(1) },
    { text: '100 %', label: undefined, isOff: percent === 100, act: () => zoomTo(1) },
    { text: 'Show all', label: undefined, isOff: isWhole, act: showAll },
  ];
  return (
    <Figure>
      <Toolbar role="group" aria-label="Chart view">
        <h2>Chart</h2>
        <output aria-label="Zoom">{`${percent} %`}</output>
        {controls.map(({ text, label, isOff, act }) => (
          <button
            key={text}
            type="button"
            aria-label={label}
            aria-disabled={isOff || undefined}
            onClick={act}
          >
            {text}
          </button>
        ))}
      </Toolbar>
      <Frame
        // Screen readers pass arrow keys only to an application.
        role="application"
        aria-roledescription="chart"
        aria-label={`Chart of ${entry.title}. Plus and minus zoom, 1 shows its own size, 0 shows all, arrow keys move.`}
        aria-describedby="chart-text"
        tabIndex={0}
        data-close={!isWhole}
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
