import { styled } from '#src/design/stitches.config.ts';

const Picture = styled('svg', {
  width: 306,
  height: 'auto',
  fill: 'none',
  stroke: '$ink',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  '& circle': { fill: '$canvas' },
  '& .gap': { strokeDasharray: '1 9', stroke: '$lineStrong' },
});

/** Draws a span with a gap: two poles and a severed line. */
export function BrokenSpan() {
  return (
    <Picture viewBox="7 0 306 96" aria-hidden="true">
      <path d="M8 8v84M312 8v84" />
      <path d="M8 14C44 38 80 50 118 54" />
      <path className="gap" d="M130 55.500C150 57 170 57 190 55.500" />
      <path d="M202 54C240 50 276 38 312 14" />
      <circle cx="118" cy="54" r="5" />
      <circle cx="202" cy="54" r="5" />
    </Picture>
  );
}
