import { styled } from '#src/design/stitches.config.ts';

/**
 * Container queries in rem measure the page, not the screen: with text twice as large there is
 * one pane, as on a small screen.
 */
const onePane = '@container (max-width: 39.98rem)';
const twoPanes = '@container (min-width: 40rem)';
/** Text twice as large on a phone. */
const largeText = '@container (max-width: 15rem)';
/** The fields don't fit beside the heading. */
const fieldsBelow = '@container (max-width: 52rem)';

/** As tall as the viewport so only the panes scroll; taller when they don't fit. */
export const Layout = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
  height: 'calc(100dvh - 56px - $space$6 - $space$5)',
  minHeight: 'min-content',
  marginBottom: '-$9',
  '@lg': { height: 'calc(100dvh - $space$6 - $space$5)' },
});

export const InboxHeader = styled('div', {
  flex: 'none',
  '& > header': { marginBottom: '$4' },
  [fieldsBelow]: { '& > header > div': { width: '100%' } },
  variants: {
    isOpen: {
      true: {
        [onePane]: {
          '& > header': { flexWrap: 'nowrap' },
          '& > header > div': { width: 'auto' },
          '& > :not(header), & [role="search"]': { display: 'none' },
        },
        [largeText]: { '& > header': { flexWrap: 'wrap' } },
      },
    },
  },
});

/** No box: on small screens the shortcuts button is placed between its fields. */
export const Choices = styled('div', {
  display: 'contents',
  '& > input, & > select': {
    width: 'auto',
    minWidth: 0,
    '@coarse': { minHeight: 44 },
  },
  '& > input': { width: 250 },
  '& > select': { paddingLeft: '$4' },
  [fieldsBelow]: { '& > input': { flex: 1 } },
  [onePane]: {
    '& > input': { minWidth: 'calc(100% - 56px)' },
    '& > select': { order: 1, flex: '1 1 40%' },
    '& > select:last-of-type': { flexGrow: 2, flexBasis: '45%' },
  },
  [largeText]: { '& > select, & > select:last-of-type': { flexBasis: '100%' } },
});

/** On small screens, the tabs scroll beside the button of the saved views. */
export const Tabs = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3 $5',
  marginBottom: '$4',
  [onePane]: { columnGap: '$3', '& > fieldset': { flex: '1 1 0', minWidth: '60%' } },
});

/** A filter that no control of the toolbar sets. */
export const Removable = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$3',
  maxWidth: '100%',
  px: '$4',
  border: '1px solid $lineStrong',
  borderRadius: '$full',
  background: '$surface',
  text: 'small',
  fontWeight: 500,
  target: 36,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:hover': { background: '$sunken' },
});

export const Panes = styled('div', {
  position: 'relative',
  flex: '1 1 0',
  minHeight: '26rem',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  box: '$card',
  [twoPanes]: { gridTemplateColumns: '18.5rem minmax(0, 1fr)' },
  '@container (min-width: 58rem)': { gridTemplateColumns: '20rem minmax(0, 1fr)' },
  '@container (min-width: 68rem)': { gridTemplateColumns: '22.5rem minmax(0, 1fr)' },
});

const inOnePane = { [onePane]: { display: 'none' } } as const;

export const ListPane = styled('section', {
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  gridRow: 1,
  [twoPanes]: { borderRight: '1px solid $line' },
  variants: {
    // Hidden but mounted: it keeps its scroll position while a thread is open.
    isOpen: { true: { [onePane]: { visibility: 'hidden', position: 'absolute', inset: 0 } } },
  },
});

export const Detail = styled('section', {
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
  gridRow: 1,
  [twoPanes]: { gridArea: '1 / 2 / 3' },
  variants: { isOpen: { true: { display: 'grid' }, false: inOnePane } },
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
  target: 44,
  px: '$5',
  color: '$brand',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  [twoPanes]: { display: 'none' },
});

export const Notice = styled('p', {
  px: '$5',
  py: '$3',
  borderBottom: '1px solid $line',
  background: '$infoTint',
  text: 'small',
});
