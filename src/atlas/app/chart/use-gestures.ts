import { useEffect, useRef, type RefObject } from 'react';
import type { Point } from '#src/atlas/drawings/drawing.ts';
import { movedBy, zoomedAt, type Viewport } from './view-box';

/** The pointer movement in px that starts a drag. */
const dragThreshold = 4;

const between = (a: Touch, b: Touch) => ({
  middle: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
  gap: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
});

type Gestures = {
  picture: RefObject<SVGSVGElement | null>;
  viewport: Viewport;
  moveTo: (viewport: Viewport) => void;
};

/**
 * Handles drag, Ctrl+wheel and two fingers. The wheel alone and one finger scroll the page.
 */
export function useGestures({ picture, viewport, moveTo }: Gestures) {
  const latest = useRef({ viewport, moveTo });
  useEffect(() => {
    latest.current = { viewport, moveTo };
  }, [viewport, moveTo]);

  useEffect(() => {
    const svg = picture.current;
    const frame = svg?.parentElement;
    if (!svg || !frame) return undefined;

    /** Returns a screen position as fractions of the drawing. */
    const pointAt = ({ x, y }: Point): Point => {
      const box = svg.viewBox.baseVal;
      const matrix = svg.getScreenCTM();
      const { zoom, fit, middle } = latest.current.viewport;
      if (!matrix || box.width === 0) return middle;
      const inside = new DOMPoint(x, y).matrixTransform(matrix.inverse());
      const share = (value: number, start: number, size: number) => (value - start) / size - 0.5;
      return {
        x: middle.x + (share(inside.x, box.x, box.width) * fit) / zoom,
        y: middle.y + (share(inside.y, box.y, box.height) * fit) / zoom,
      };
    };
    /** Returns a screen distance as fractions of the visible box. */
    const offsetOf = (x: number, y: number): Point => {
      const { a = 1, d = 1 } = svg.getScreenCTM() ?? {};
      const box = svg.viewBox.baseVal;
      return { x: -x / (a * box.width || 1), y: -y / (d * box.height || 1) };
    };

    let from: Point | null = null;
    let fingers: ReturnType<typeof between> | null = null;
    const down = (event: PointerEvent) => {
      from =
        event.pointerType === 'mouse' && event.button === 0
          ? { x: event.clientX, y: event.clientY }
          : null;
    };
    // Outside the frame, too: the next drag may begin there.
    const up = () => {
      from = null;
    };
    const move = (event: PointerEvent) => {
      if (!from || event.buttons !== 1) return;
      const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > dragThreshold;
      if (!far && !frame.hasPointerCapture(event.pointerId)) return;
      // Captures the click at the end of a drag, which would select a part.
      frame.setPointerCapture(event.pointerId);
      const offset = offsetOf(event.clientX - from.x, event.clientY - from.y);
      from = { x: event.clientX, y: event.clientY };
      const { zoom, fit } = latest.current.viewport;
      if (zoom > fit) latest.current.moveTo(movedBy(latest.current.viewport, offset));
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const factor = Math.exp(-event.deltaY / 240);
      const at = pointAt({ x: event.clientX, y: event.clientY });
      latest.current.moveTo(zoomedAt(latest.current.viewport, factor, at));
    };
    const touch = (event: TouchEvent) => {
      const [first, second] = Array.from(event.touches).filter(({ target }) =>
        frame.contains(target as Node),
      );
      if (!first || !second) {
        fingers = null;
        return;
      }
      event.preventDefault();
      const now = between(first, second);
      if (fingers && fingers.gap > 0) {
        const { middle, gap } = fingers;
        const offset = offsetOf(now.middle.x - middle.x, now.middle.y - middle.y);
        const moved = movedBy(latest.current.viewport, offset);
        latest.current.moveTo(zoomedAt(moved, now.gap / gap, pointAt(now.middle)));
      }
      fingers = now;
    };
    const options = { passive: false };
    frame.addEventListener('pointerdown', down);
    frame.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    frame.addEventListener('wheel', wheel, options);
    frame.addEventListener('touchstart', touch, options);
    frame.addEventListener('touchmove', touch, options);
    frame.addEventListener('touchend', touch, options);
    return () => {
      frame.removeEventListener('pointerdown', down);
      frame.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      frame.removeEventListener('wheel', wheel);
      frame.removeEventListener('touchstart', touch);
      frame.removeEventListener('touchmove', touch);
      frame.removeEventListener('touchend', touch);
    };
  }, [picture]);
}
