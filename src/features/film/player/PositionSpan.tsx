import { film } from '#content/film/film.ts';
import { filmPlayer } from '#content/film/film-scene.ts';
import { playTimeText } from '#src/lib/time/play-time.ts';
import { curvePath, curvePoint, curveShareAt, spanCurve } from '../span-curve';
import { Node, Span, SpanLine, Track } from './position-span.styles';
import type { Player } from './use-film-player';

/** Drawn 100 units wide and stretched to the available width. */
const span = spanCurve({ x: 0, y: 13 }, { x: 100, y: 13 }, 0.13);
const whole = curvePath(span);

/** Renders the position as a node on a span from start to end; the node can be dragged. */
export function PositionSpan({ position, isPoster, beat, send }: Player) {
  const shownPosition = isPoster ? 0 : position;
  const share = shownPosition / film.durationMs;
  const cut = curveShareAt(span, share * 100);
  const { y } = curvePoint(span, cut);
  return (
    <Track>
      <Span aria-hidden="true">
        <svg width="100%" height="44" viewBox="0 0 100 44" preserveAspectRatio="none">
          <SpanLine kind="whole" d={whole} />
          <SpanLine kind="played" d={curvePath(span, 0, cut)} />
        </svg>
        <Node cx={`${share * 100}%`} cy={y} r="7" />
      </Span>
      <input
        type="range"
        aria-label={filmPlayer.position}
        aria-valuetext={`${playTimeText(shownPosition)} of ${playTimeText(film.durationMs)}, ${beat.caption}`}
        min="0"
        max={film.durationMs}
        step="100"
        value={Math.round(shownPosition)}
        onChange={(event) => send({ type: 'seek.requested', at: event.target.valueAsNumber })}
      />
    </Track>
  );
}
