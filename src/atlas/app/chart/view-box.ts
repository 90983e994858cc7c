import type { Box, Drawing, Point } from '#src/atlas/drawings/drawing.ts';

/** The visible part of a drawing. */
export interface Viewport {
  /** CSS px for each px of the drawing. */
  zoom: number;
  /** The zoom at which the whole drawing is visible. */
  fit: number;
  /** The middle as fractions of the drawing's size. */
  middle: Point;
}

/** The limits of the zoom; 1 is one CSS px for each px of the drawing. */
export const zoomLimits = { min: 0.1, max: 8 } as const;
const levels = [zoomLimits.min, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, zoomLimits.max];
/** The zoom at which the smallest text, of 12 px, has more than 9 px. */
export const readableZoom = 0.8;

/** Returns the next zoom level in or out; `zoom` itself at either end. */
export const nextLevel = (zoom: number, by: 1 | -1): number =>
  (by === 1 ? levels.find((level) => level > zoom) : levels.findLast((level) => level < zoom)) ??
  zoom;

/** The margin around a drawing, in its px. */
const margin = 12;

const rounded = (value: number) => Math.round(value * 100_000) / 100_000;

/** Returns the box of a state or of a transition's label, or null. */
function boxOf(drawing: Drawing, part: string): Box | null {
  const state = drawing.states.find(({ id }) => id === part);
  if (state) return state.box;
  const transition = drawing.transitions.find(({ id }) => id === part);
  return transition ? transition.label.box : null;
}

/** Clamps the middle so that the view stays within the drawing. */
export function clamped({ zoom, fit, middle }: Viewport): Viewport {
  const half = Math.min((0.5 * fit) / zoom, 0.5);
  const clamp = (fraction: number) => rounded(Math.min(Math.max(fraction, half), 1 - half));
  return { zoom, fit, middle: { x: clamp(middle.x), y: clamp(middle.y) } };
}

/** Returns the middle of a part as fractions of the drawing; its own middle for an unknown part. */
export function middleOf(drawing: Drawing, part: string): Point {
  const box = boxOf(drawing, part);
  if (!box) return { x: 0.5, y: 0.5 };
  return {
    x: (box.x + box.width / 2) / drawing.width,
    y: (box.y + box.height / 2) / drawing.height,
  };
}

/** Returns the box of a whole drawing with its margin, in px. */
export const wholeBox = ({ width, height }: Drawing): Box => ({
  x: -margin,
  y: -margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

/** Returns the visible box of a drawing, in px. */
export function visibleBox(drawing: Drawing, { zoom, fit, middle }: Viewport): Box {
  const full = wholeBox(drawing);
  const [width, height] = [(full.width * fit) / zoom, (full.height * fit) / zoom];
  return {
    x: middle.x * full.width - margin - width / 2,
    y: middle.y * full.height - margin - height / 2,
    width,
    height,
  };
}

/** Zooms by a factor around a fixed point. */
export function zoomedAt({ zoom, fit, middle }: Viewport, factor: number, at: Point): Viewport {
  const nextZoom = Math.min(Math.max(zoom * factor, zoomLimits.min), zoomLimits.max);
  const ratio = zoom / nextZoom;
  return clamped({
    zoom: nextZoom,
    fit,
    middle: { x: at.x + (middle.x - at.x) * ratio, y: at.y + (middle.y - at.y) * ratio },
  });
}

/** Moves the viewport by fractions of the visible box. */
export function movedBy({ zoom, fit, middle }: Viewport, by: Point): Viewport {
  const share = fit / zoom;
  return clamped({
    zoom,
    fit,
    middle: { x: middle.x + by.x * share, y: middle.y + by.y * share },
  });
}
