import type { KeyboardEvent, PointerEvent } from 'react';
import { panelLayout } from './panel-layout';
import type { PanelLayout } from './use-panel-layout';
import { Edge } from './live.styles';

/** px per key press. */
const keyStep = 24;

/** The edge between page and panel: dragged, or moved by the arrow keys, Home and End. */
export function PanelEdge({ layout: { dock, size, min, max } }: { layout: PanelLayout }) {
  const resize = (px: number) =>
    panelLayout.update({ [dock]: Math.round(Math.min(Math.max(px, min), max)) });

  function followPointer({ currentTarget, pointerId, clientX, clientY }: PointerEvent) {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    resize(dock === 'right' ? innerWidth - clientX : innerHeight - clientY);
  }

  function resizeByKey(event: KeyboardEvent) {
    const sizes: Partial<Record<string, number>> = {
      [dock === 'right' ? 'ArrowLeft' : 'ArrowUp']: size + keyStep,
      [dock === 'right' ? 'ArrowRight' : 'ArrowDown']: size - keyStep,
      Home: min,
      End: max,
    };
    const px = sizes[event.key];
    if (px === undefined) return;
    event.preventDefault();
    resize(px);
  }

  return (
    <Edge
      role="separator"
      tabIndex={0}
      aria-label={dock === 'right' ? 'Width of the panel' : 'Height of the panel'}
      aria-orientation={dock === 'right' ? 'vertical' : 'horizontal'}
      aria-controls="live-body"
      aria-valuenow={size}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={`${size} px`}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={followPointer}
      onKeyDown={resizeByKey}
    />
  );
}
