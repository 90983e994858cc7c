import type { Box, Drawing, Point } from '#src/atlas/drawings/drawing.ts';

/** What of a drawing is in sight: how close, and its middle as shares of the drawing. */
export interface Sight {
  zoom: number;
  middle: Point;
}

/** Room around a drawing, in px of it, so that no line touches the frame. */
const margin = 12;

const rounded = (value: number) => Math.round(value * 100_000) / 100_000;

/** Returns the box around a state, or around a transition's label and line; null for no part. */
function boxOf(drawing: Drawing, part: string): Box | null {
  const state = drawing.states.find(({ id }) => id === part);
  if (state) return state.box;
  const transition = drawing.transitions.find(({ id }) => id === part);
  return transition ? transition.label.box : null;
}

/** Returns the middle nearest to a wished one for which nothing beside the drawing is in sight. */
export function heldIn({ zoom, middle }: Sight): Sight {
  const half = 0.5 / zoom;
  const held = (share: number) => rounded(Math.min(Math.max(share, half), 1 - half));
  return { zoom, middle: { x: held(middle.x), y: held(middle.y) } };
}

/** Returns the middle of a part as shares of the drawing; the drawing's own for none. */
export function middleOf(drawing: Drawing, part: string | null): Point {
  const box = part === null ? null : boxOf(drawing, part);
  if (!box) return { x: 0.5, y: 0.5 };
  return {
    x: (box.x + box.width / 2) / drawing.width,
    y: (box.y + box.height / 2) / drawing.height,
  };
}

/** Returns the part of a drawing's plane that is in sight, with some room around it. */
export function seenBox({ width, height }: Drawing, sight: Sight): Box {
  const full = { width: width + 2 * margin, height: height + 2 * margin };
  const size = { width: full.width / sight.zoom, height: full.height / sight.zoom };
  return {
    x: sight.middle.x * full.width - margin - size.width / 2,
    y: sight.middle.y * full.height - margin - size.height / 2,
    ...size,
  };
}

/** Returns the sight after zooming by a factor, with one place of the drawing held where it is. */
export function zoomedAt({ zoom, middle }: Sight, factor: number, at: Point): Sight {
  const closer = Math.min(Math.max(zoom * factor, 1), 8);
  const share = zoom / closer;
  return heldIn({
    zoom: closer,
    middle: { x: at.x + (middle.x - at.x) * share, y: at.y + (middle.y - at.y) * share },
  });
}

/** Returns the sight moved by shares of what is in sight. */
export function movedBy({ zoom, middle }: Sight, by: Point): Sight {
  return heldIn({ zoom, middle: { x: middle.x + by.x / zoom, y: middle.y + by.y / zoom } });
}
