import { keyframes, styled } from '#src/design/stitches.config.ts';

export const SheetButton = styled('button', {
  display: 'inline-grid',
  placeItems: 'center',
  size: 44,
  // Aligns the icon, not its larger button, with the page's column.
  marginRight: -12,
  borderRadius: '$control',
  '&:hover': { background: '$sunken' },
  '@noScript': { display: 'none' },
});

export const FooterLink = styled('a', {
  display: 'none',
  '@noScript': { display: 'inline-block', py: '$4', text: 'ui', fontWeight: 600 },
});

const rise = keyframes({ from: { transform: 'translateY(24px)' } });

export const Sheet = styled('dialog', {
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: '$canvas',
  color: '$ink',
  '&[open]': {
    display: 'grid',
    gridTemplateRows: '68px 1fr auto',
    animationName: rise,
    animationDuration: '$transitions$panel',
    animationTimingFunction: '$transitions$ease',
  },
  variants: {
    side: {
      // As high as the bar it covers; from 768 px, as wide as the sidebar it replaces.
      true: {
        '&[open]': { gridTemplateRows: '56px 1fr' },
        '@md': {
          width: '20rem',
          right: 'auto',
          borderRight: '1px solid $line',
          '&::backdrop': { background: 'rgb(2 10 15/.56)' },
        },
      },
    },
  },
});

export const SheetBar = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  px: '$6',
  borderBottom: '1px solid $line',
  '& a': { display: 'inline-flex', textDecoration: 'none' },
  '@md': { px: '$8' },
});

export const SheetBody = styled('div', {
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  px: '$6',
  '@md': { px: '$8' },
});

export const SheetFoot = styled('div', {
  display: 'grid',
  gap: '$3',
  padding: '$5 $6',
  borderTop: '1px solid $line',
  '@md': { px: '$8' },
});

export const Group = styled('details', {
  borderBottom: '1px solid $line',
  paddingBottom: '$2',
  '& h3': { padding: '$4 $4 0', text: 'small', fontWeight: 500, color: '$inkSubtle' },
});

export const GroupTitle = styled('summary', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 56,
  fontSize: '$h3',
  fontWeight: 600,
  letterSpacing: '-.015em',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { transition: 'transform $transitions$move' },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
});

export const WorkspaceSheetBody = styled('div', {
  display: 'grid',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '$5 $4',
  background: '$sunken',
});
