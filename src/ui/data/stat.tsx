import { styled } from '#src/design/stitches.config.ts';
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

/** A row of figures, in pairs on small screens. */
export const FigureStrip = styled('ul', {
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginTop: '$10',
  borderTop: '1px solid $line',
  borderBottom: '1px solid $line',
  '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', marginTop: '$11' },
  '& > li': {
    padding: '$6 $5 $6 0',
    '@sm': { padding: '$7 $6 $6 0' },
    '&:nth-child(even)': { paddingLeft: '$5', borderLeft: '1px solid $line' },
    '&:nth-child(n + 3)': { borderTop: '1px solid $line' },
    '@lg': {
      '&:nth-child(n + 2)': { paddingLeft: '$6', borderLeft: '1px solid $line', borderTop: 0 },
    },
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
