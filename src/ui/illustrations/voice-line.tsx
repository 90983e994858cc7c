import { spanPath } from '#src/lib/geometry/span-path.ts';
import { styled } from '#src/design/stitches.config.ts';

const Picture = styled('svg', {
  width: '100%',
  height: '100%',
  minHeight: 200,
  background: '$conBg',
  fill: 'none',
  stroke: '$conInk',
  strokeWidth: 2,
  strokeLinecap: 'round',
  '& .voice': { stroke: '$conLive', strokeWidth: 4 },
  '& .ground': { stroke: '$conLine' },
  '& circle': { fill: '$conSun', stroke: '$conSun' },
});

const [left, right, top, sag] = [60, 420, 120, 0.14];
/** Loudness over time, as half the length of each bar. */
const loudness = [
  6, 14, 28, 18, 40, 56, 34, 20, 46, 66, 52, 30, 58, 72, 44, 24, 50, 62, 36, 18, 42, 30, 14, 22, 8,
];
const step = (right - left) / (loudness.length + 1);
/** Returns the line's height at `x`, approximated by a parabola. */
const lineAt = (x: number) => {
  const t = (x - left) / (right - left);
  return top + sag * (right - left) * 4 * t * (1 - t);
};

/** Draws a voice on the line between two poles. */
export function VoiceLine() {
  return (
    <Picture viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="ground" d="M0 276H480" />
      {loudness.map((half, i) => {
        const x = left + (i + 1) * step;
        return (
          <path key={x} className="voice" d={`M${x} ${lineAt(x) - half}V${lineAt(x) + half}`} />
        );
      })}
      <path d="M60 96V276M420 96V276M50 120H70M410 120H430" />
      <path d={spanPath(left, top, right, sag)} />
      <path d={spanPath(-300, top, left, sag)} />
      <path d={spanPath(right, top, 780, sag)} />
      <circle cx="240" cy={lineAt(240)} r="8" />
    </Picture>
  );
}
