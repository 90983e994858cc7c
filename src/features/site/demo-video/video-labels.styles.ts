import { styled } from '#src/design/stitches.config.ts';

export const LabelsTitle = styled('h2', { marginTop: '$8', text: 'ui', fontWeight: 600 });

export const LabelList = styled('ul', {
  display: 'grid',
  marginTop: '$4',
  '@sm': { gridTemplateColumns: '1fr 1fr', columnGap: '$7' },
  '@lg': { gridTemplateColumns: 'repeat(4, 1fr)' },
});

export const Label = styled('li', {
  position: 'relative',
  py: '$5',
  borderTop: '2px solid $line',
  transition: 'border-color $transitions$fade',
  '&:hover, &:focus-within': { borderTopColor: '$brand' },
  '& > span': {
    display: 'flex',
    alignItems: 'center',
    gap: '$3',
    text: 'mono',
    color: '$inkSubtle',
    '& svg': { fill: 'currentColor' },
  },
  '& > p': { marginTop: '$2', text: 'small', color: '$inkMuted', maxWidth: '28em' },
});

/** Covers the whole list item. */
export const LabelButton = styled('button', {
  minHeight: 36,
  text: 'body',
  fontWeight: 600,
  textAlign: 'left',
  color: '$brand',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  '@noScript': { color: '$ink', pointerEvents: 'none' },
  '@print': { display: 'inline !important', color: '$ink' },
});
