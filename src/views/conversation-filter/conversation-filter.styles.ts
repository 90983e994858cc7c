import { styled } from '../../design/stitches.config';

/** As high as the screen, so that the panes scroll and the page does not, until there is no room. */
export const Desk = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  height: 'calc(100dvh - 56px - $space$6 - $space$5)',
  minHeight: 'min-content',
  marginBottom: '-$9',
  '@lg': { height: 'calc(100dvh - $space$6 - $space$5)' },
});

export const DeskTop = styled('div', {
  flex: 'none',
  '& > header': { marginBottom: '$4' },
  variants: {
    isOpen: {
      true: {
        '@belowMd': {
          '& > header': { marginBottom: 0 },
          '& > :not(header), & [role="search"]': { display: 'none' },
        },
      },
    },
  },
});

export const Choices = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  gap: '$3',
  minWidth: 0,
  '& > *': { width: 'auto', minWidth: 0 },
  '& > input': { flex: '1 1 220px' },
  '& > select': { flex: '0 1 auto', paddingLeft: '$4' },
  '@belowMd': {
    '& > input': { flex: '1 0 100%' },
    '& > select': { flex: '1 1 0' },
  },
});

export const Tabs = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3 $5',
  marginBottom: '$4',
  '& > p': { text: 'small', color: '$inkSubtle', fontVariantNumeric: 'tabular-nums' },
});

export const Panes = styled('div', {
  flex: '1 1 0',
  minHeight: '26rem',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: '1px solid $line',
  borderRadius: '$card',
  background: '$surface',
  '@md': { gridTemplateColumns: '280px minmax(0, 1fr)' },
  '@xl': { gridTemplateColumns: '320px minmax(0, 1fr)' },
  '@media (min-width: 1400px)': { gridTemplateColumns: '360px minmax(0, 1fr)' },
});

const inSmallPlace = { '@belowMd': { display: 'none' } } as const;

export const ListPane = styled('section', {
  minWidth: 0,
  minHeight: 0,
  '@md': { borderRight: '1px solid $line' },
  variants: { isOpen: { true: inSmallPlace } },
});

export const Detail = styled('section', {
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
  variants: { isOpen: { true: { display: 'grid' }, false: inSmallPlace } },
  defaultVariants: { isOpen: false },
});

export const Nothing = styled('div', { display: 'grid', alignContent: 'center' });

export const Reading = styled('p', { padding: '$6', color: '$inkMuted' });

export const PlainLink = styled('a', {
  color: '$brand',
  fontWeight: 600,
  textUnderlineOffset: '3px',
});

export const Back = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: '$3',
  minHeight: 44,
  px: '$5',
  color: '$brand',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  '@md': { display: 'none' },
});

export const Notice = styled('p', {
  px: '$5',
  py: '$3',
  borderBottom: '1px solid $line',
  background: '$infoTint',
  text: 'small',
});
