import { styled } from '#src/design/stitches.config.ts';

export const Shell = styled('div', {
  minHeight: '100dvh',
  '@lg': { display: 'grid', gridTemplateColumns: '$sizes$sidebar minmax(0, 1fr)' },
  // iOS zooms into a page at the focus of a field with smaller text.
  '@coarse': { '& input, & select, & textarea': { fontSize: 'max(16px, 1rem) !important' } },
});

export const Aside = styled('aside', {
  display: 'none',
  '@lg': {
    position: 'sticky',
    top: 0,
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gap: '$6',
    height: '100dvh',
    overflowY: 'auto',
    padding: '$5 $4',
    borderRight: '1px solid $line',
    background: '$sunken',
  },
});

/** 60 percent of the sidebar's width (specification §2.80). */
export const SidebarLogo = styled('div', {
  px: '$3',
  '& a': { display: 'block', width: 'calc(.6 * $sizes$sidebar)', textDecoration: 'none' },
  '& a > span': { width: '100%', fontSize: '1.4375rem', gap: '$4' },
  '& svg': { width: '2.875rem', height: 'auto' },
});

export const TopBar = styled('header', {
  position: 'sticky',
  top: 0,
  zIndex: '$header',
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  containerType: 'inline-size',
  minHeight: 56,
  px: '$5',
  borderBottom: '1px solid $line',
  background: '$canvas',
  '& > a': { display: 'inline-flex', textDecoration: 'none' },
  // Aligns the icon, not its larger button, with the page's column.
  '& > :first-child': { margin: '0 0 0 -12px' },
  '& > :last-child': { marginLeft: 'auto' },
  '& > *': { flex: 'none' },
  // The narrowest screens, and large text, leave room for the mark alone.
  '@container (max-width: 19rem)': { '& > a': { width: 34, overflow: 'hidden' } },
  '@md': { px: 28 },
  '@lg': { display: 'none' },
});

export const Main = styled('main', {
  width: '100%',
  maxWidth: 'calc(80rem + 56px)',
  minWidth: 0,
  padding: '$6 $5 $10',
  fontSize: '$dense',
  lineHeight: 1.45,
  '@md': { padding: '$6 28px $10' },
});

export const Sidebar = styled('div', {
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: '$5',
  fontSize: '$dense',
});

export const NavList = styled('ul', { display: 'grid', gap: '$1', listStyle: 'none' });

export const SidebarFoot = styled('div', { display: 'grid', gap: '$1', alignSelf: 'end' });
export const FootRow = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

const itemLook = {
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  width: '100%',
  px: '$4',
  border: '1px solid transparent',
  borderRadius: '$control',
  color: '$inkMuted',
  fontWeight: 500,
  textDecoration: 'none',
  target: 40,
  '&:hover': { color: '$ink', background: '$surface' },
  '@forced': { borderColor: 'Canvas' },
} as const;

export const ItemLink = styled('a', {
  ...itemLook,
  '&[aria-current="page"]': {
    borderColor: '$line',
    background: '$surface',
    color: '$ink',
    fontWeight: 600,
    '& svg': { color: '$brand' },
  },
  '@forced': { borderColor: 'Canvas', '&[aria-current="page"]': { borderColor: 'Highlight' } },
});

export const ItemButton = styled('button', itemLook);
export const HelpLink = styled('a', itemLook, { width: 'auto' });

export const Count = styled('span', {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 22,
  marginLeft: 'auto',
  px: '$2',
  py: '$1',
  borderRadius: '$full',
  background: '$sun',
  color: '$onSun',
  fontSize: '$mono',
  fontWeight: 600,
  // Until hydration it is the sample's, which stored data may differ from.
  ':root:not([data-hydrated], [data-as-built="shown"]) &': { visibility: 'hidden' },
});
