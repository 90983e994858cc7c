import { styled } from '#src/design/stitches.config.ts';

const Lockup = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$3',
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 650,
  letterSpacing: '-.025em',
  color: '$ink',
  '& svg': { flex: 'none', overflow: 'visible' },
  '& path': { stroke: 'currentColor', strokeWidth: 2.4, strokeLinecap: 'round', fill: 'none' },
  '& circle': { fill: '$sun', stroke: 'currentColor', strokeWidth: 2 },
});

/** Renders the mark (two poles, a line and its node) and the brand's name. */
export function Logo({ name }: { name: string }) {
  return (
    <Lockup>
      <svg width="34" height="28" viewBox="0 0 34 28" aria-hidden="true">
        <path d="M3 4v20M31 4v20M3 7C9 16.5 25 16.5 31 7" />
        <circle cx="17" cy="14.1" r="3.4" />
      </svg>
      {name}
    </Lockup>
  );
}
