import { spanBetween } from '#src/lib/geometry/span-path.ts';

const fibers = Array.from({ length: 12 }, (_, i) => 34 + i * 12);
const marked = 3;
const middle = 100;
/** The fibers fan out and run level into their splices. */
const bow = (y: number) => (0.2025 * (y - middle)) / 80;
const posts = [38, 282].flatMap((x) => [38, 162].map((y) => [x, y] as const));

/** Draws an open tray: twelve fibers cross a row of splices between two cables. */
export function Scene() {
  return (
    <>
      <rect className="paper" x="22" y="16" width="276" height="168" rx="26" />
      {posts.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.500" />
      ))}
      <path className="quiet" d="M146 24V176M174 24V176" />
      {fibers.map((y) => (
        <g key={y} className="strand">
          <path d={`${spanBetween(58, middle, 138, y, bow(y))}H182`} />
          <path d={spanBetween(262, middle, 182, y, bow(y))} />
        </g>
      ))}
      {fibers.map((y, i) =>
        i === marked ? (
          <circle key={y} className="sun" cx="160" cy={y} r="7" />
        ) : (
          <rect key={y} className="solid" x="151" y={y - 1.5} width="18" height="3" rx="1.500" />
        ),
      )}
      <path className="paper" d="M-10 91H50Q58 91 58 100Q58 109 50 109H-10" />
      <path className="paper" d="M330 91H270Q262 91 262 100Q262 109 270 109H330" />
      <path d="M34 86V114M40 86V114M286 86V114M280 86V114" />
    </>
  );
}
