import { styled } from '#src/design/stitches.config.ts';
import { from } from '#src/design/tokens.ts';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';

/** A figure at stat size. */
export const Figure = styled('strong', {
  display: 'block',
  text: 'stat',
  '@belowMd': { fontSize: 'min(1.75rem, 12vw)' },
});

export const FigureLabel = styled('span', {
  display: 'block',
  marginTop: '$3',
  text: 'ui',
  textWrap: 'balance',
  color: '$inkMuted',
});

/** A row of figures: in pairs on small screens, stacked if large text leaves no room for two. */
export const FigureStrip = styled('ul', {
  listStyle: 'none',
  display: 'grid',
  marginTop: '$10',
  borderBottom: '1px solid $line',
  [`@media ${from(320)}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', marginTop: '$11' },
  // Neighbors share the rows of figure, label and measurement.
  '& > li': {
    display: 'grid',
    gridRow: 'span 3',
    gridTemplate: 'subgrid / minmax(0, 1fr)',
    padding: '$6 $5 $6 0',
    borderTop: '1px solid $line',
    '@sm': { padding: '$7 $6 $6 0' },
    [`@media ${from(320)}`]: {
      '&:nth-child(even)': { paddingLeft: '$5', paddingRight: 0, borderLeft: '1px solid $line' },
    },
    '@lg': { '&:nth-child(n + 2)': { px: '$6', borderLeft: '1px solid $line' } },
  },
});

const Note = styled('details', {
  marginTop: '$4',
  text: 'small',
  color: '$inkMuted',
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    color: '$brand',
    fontWeight: 500,
    cursor: 'pointer',
    listStyle: 'none',
    target: 24,
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
  '& p': { marginTop: '$3', maxWidth: '31em' },
});

/** `figure` says for assistive technology which figure the note explains. */
type HowProps = { label: string; figure: string; how: string };

/** Explains how a figure is measured, on demand; works without JavaScript. */
export function HowMeasured({ label, figure, how }: HowProps) {
  return (
    <Note>
      <summary>
        {label}
        <VisuallyHidden>: {figure}</VisuallyHidden>
      </summary>
      <p>{how}</p>
    </Note>
  );
}
