import type { Box } from './drawing';

/** The patterns by class name, so that color is not the only cue. */
const patterns = {
  missing: 'M-2 10L10 -2M4 16L16 4',
  added: 'M6 2V10M2 6H10',
  removed: 'M2 2L10 10M10 2L2 10',
  changed: 'M0 6Q3 2 6 6T12 6',
  survived: 'M3 3h.1M9 9h.1',
} as const;

const kinds = Object.keys(patterns) as (keyof typeof patterns)[];

/** The pattern definitions of a picture. */
export const HatchPatterns = ({ prefix }: { prefix: string }) => (
  <defs>
    {kinds.map((kind) => (
      <pattern
        key={kind}
        id={`${prefix}hatch-${kind}`}
        className={`hatch-${kind}`}
        width={12}
        height={12}
        patternUnits="userSpaceOnUse"
      >
        <path d={patterns[kind]} />
      </pattern>
    ))}
  </defs>
);

interface HatchProps {
  className: string | undefined;
  box: Box;
  rx: number;
  prefix: string;
}

/** Covers a part with the pattern of its class name, if any. */
export function Hatch({ className = '', box, rx, prefix }: HatchProps) {
  const kind = kinds.find((name) => className.split(' ').includes(name));
  return kind ? (
    <rect className="hatch" {...box} rx={rx} fill={`url(#${prefix}hatch-${kind})`} />
  ) : null;
}
