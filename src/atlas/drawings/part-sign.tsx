/** The signs around the point 0 0 by class name, so that color is not the only cue. */
const signs = {
  added: 'M-3 0H3M0-3V3',
  removed: 'M-3 0H3',
  changed: 'M-3 1Q-1.5-2.5 0 0T3-1',
} as const;

const kinds = Object.keys(signs) as (keyof typeof signs)[];

type PartSignProps = { marks: string | undefined; x: number; y: number };

/** The sign of a part's class names, if any, with its center at `x` and `y`. */
export function PartSign({ marks = '', x, y }: PartSignProps) {
  const kind = kinds.find((name) => marks.split(' ').includes(name));
  return kind ? (
    <g className={`sign sign-${kind}`} transform={`translate(${x} ${y})`}>
      <circle r={6.5} />
      <path d={signs[kind]} />
    </g>
  ) : null;
}
