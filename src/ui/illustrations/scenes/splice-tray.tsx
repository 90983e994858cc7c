import { spanBetween } from '#src/lib/geometry/span-path.ts';

const fibers = Array.from({ length: 12 }, (_, i) => 34 + i * 12);
const marked = 70;
const middle = 100;
/** The fibers fan out and run level into their splices. */
const bow = (y: number) => (0.2025 * (y - middle)) / 80;
const strand = (y: number) =>
  `${spanBetween(58, middle, 138, y, bow(y))}H182${spanBetween(182, y, 262, middle, bow(y))}`;
const splice = (y: number) => `M151 ${y - 1.5}h18v3h-18z`;
const posts = [38, 282].flatMap((x) => [38, 162].map((y) => [x, y] as const));

/** Draws an open tray: twelve fibers cross a row of splices between two cables. */
export function Scene() {
  return (
    <>
      <rect className="paper" x="22" y="16" width="276" height="168" rx="26" />
      {posts.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" />
      ))}
      <path className="quiet" d="M146 24V176M174 24V176" />
      <path className="strand" d={fibers.map(strand).join('')} />
      <path
        className="solid"
        d={fibers
          .filter((y) => y !== marked)
          .map(splice)
          .join('')}
      />
      <circle className="sun" cx="160" cy={marked} r="7" />
      <path className="paper" d="M-10 91H50Q58 91 58 100Q58 109 50 109H-10" />
      <path className="paper" d="M330 91H270Q262 91 262 100Q262 109 270 109H330" />
      <path d="M34 86V114M40 86V114M286 86V114M280 86V114" />
    </>
  );
}
