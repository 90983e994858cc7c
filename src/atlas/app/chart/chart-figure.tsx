import { useRef, type MouseEvent } from 'react';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { ChartParts, pictureWords } from '#src/atlas/drawings/chart-picture.tsx';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import type { MachineFacts } from '../machine-facts';
import { wordsOf } from '../part-words';
import { Figure, Frame, Selected, Toolbar } from './chart-figure.styles';
import { useChartViewport } from './use-chart-viewport';
import { useGestures } from './use-gestures';
import { seenBox } from './view-box';

/** So much larger than drawn a small chart is shown, at most. */
const largest = 1.25;

type ChartFigureProps = {
  facts: MachineFacts;
  drawing: Drawing;
  at: string | undefined;
  /** Class names of a part besides its own. */
  marks: (part: string) => string;
  onSelect: (part: string) => void;
};

const partUnder = ({ target }: MouseEvent) =>
  (target as Element).closest('[data-part]')?.getAttribute('data-part') ?? null;

/** The picture of a machine: it is moved, looked at closely, and its parts are selected in it. */
export function ChartFigure({ facts, drawing, at, marks, onSelect }: ChartFigureProps) {
  const { chart, entry, sentences } = facts;
  const picture = useRef<SVGSVGElement>(null);
  const { sight, isWhole, isClosest, zoomBy, fit, moveTo, press } = useChartViewport(drawing, at);
  useGestures({ picture, sight, moveTo });
  const whole = seenBox(drawing, { zoom: 1, middle: { x: 0.5, y: 0.5 } });
  const { x, y, width, height } = seenBox(drawing, sight);
  const selected = at === undefined ? '' : wordsOf(sentences, at);
  const percent = `${Math.round(sight.zoom * 100)} %`;
  return (
    <Figure>
      <Toolbar role="group" aria-label="Chart view">
        <h2>Chart</h2>
        <output aria-label="Zoom">{percent}</output>
        <button
          type="button"
          aria-label="Zoom out"
          aria-disabled={isWhole || undefined}
          onClick={() => zoomBy(-1)}
        >
          −
        </button>
        <button
          type="button"
          aria-label="Zoom in"
          aria-disabled={isClosest || undefined}
          onClick={() => zoomBy(1)}
        >
          +
        </button>
        <button type="button" aria-disabled={isWhole || undefined} onClick={fit}>
          Fit
        </button>
      </Toolbar>
      <Frame
        // Only an application gets the arrow keys of those who listen.
        role="application"
        aria-roledescription="chart"
        aria-label={`Chart of ${entry.title}. Plus and minus zoom, 0 shows all, arrow keys move.`}
        aria-describedby="chart-says"
        tabIndex={0}
        data-close={!isWhole}
        onKeyDown={press}
        onClick={(event) => {
          const part = partUnder(event);
          if (part !== null) onSelect(part);
        }}
      >
        <VisuallyHidden id="chart-says">
          {`${pictureWords(chart)} The same stands in words beside it.`}
        </VisuallyHidden>
        <svg
          ref={picture}
          aria-hidden="true"
          width={Math.round(whole.width * largest)}
          height={Math.round(whole.height * largest)}
          viewBox={`${x} ${y} ${width} ${height}`}
        >
          <ChartParts
            chart={chart}
            drawing={drawing}
            part={(id) => ({ className: `${marks(id)}${id === at ? ' selected' : ''}`.trim() })}
          />
        </svg>
      </Frame>
      <Selected aria-live="polite">
        {selected || 'Select a state or a transition, in the chart or in the words.'}
      </Selected>
    </Figure>
  );
}
