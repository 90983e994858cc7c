import { zoomLimits } from '#machines/chart-viewport/chart-viewport.machine.ts';
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

/** Returns the middle of a part as fractions of the drawing; its own middle without a part. */
export function middleOf(drawing: Drawing, part: string | null): Point {
  const box = part === null ? null : boxOf(drawing, part);
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

/** Returns the smallest box around states and labels; null without any. */
export function boxAround(drawing: Drawing, parts: readonly string[]): Box | null {
  const boxes = parts.flatMap((part) => boxOf(drawing, part) ?? []);
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  return { x, y, width, height };
}

/** Scrolls a frame so that the first of these boxes of its picture that fits is visible. */
export function scrollTo(
  frame: HTMLElement,
  picture: SVGSVGElement,
  boxes: readonly (Box | null)[],
): void {
  const { left, top, width: shownWidth } = picture.getBoundingClientRect();
  const scale = shownWidth / Number(picture.getAttribute('width'));
  const room = frame.getBoundingClientRect();
  const size = { x: frame.clientWidth, y: frame.clientHeight };
  const onScreen = boxes.flatMap((box) => {
    if (!box) return [];
    const { x, y, width, height } = box;
    const corner = { x: left - room.left + x * scale, y: top - room.top + y * scale };
    return [{ ...corner, width: width * scale, height: height * scale }];
  });
  const box = onScreen.find(({ width, height }) => width <= size.x && height <= size.y);
  const shown = box ?? onScreen.at(-1);
  if (!shown) return;
  const by = (start: number, length: number, space: number) =>
    start >= 0 && start + length <= space ? 0 : start + length / 2 - space / 2;
  frame.scrollBy(by(shown.x, shown.width, size.x), by(shown.y, shown.height, size.y));
}
