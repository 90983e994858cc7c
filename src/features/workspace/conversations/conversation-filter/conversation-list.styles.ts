import { styled } from '#src/design/stitches.config.ts';

export const Scroller = styled('div', {
  minHeight: 0,
  flex: '1 1 0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const Items = styled('ul', {
  position: 'relative',
  listStyle: 'none',
  variants: { isRead: { true: { '& > li': { position: 'absolute' } } } },
});

export const Item = styled('li', {
  position: 'relative',
  top: 0,
  left: 0,
  width: '100%',
  '&:has(> :checked) > a': { background: '$sunken' },
});

/** As large as the space before the row's text; it shows a small box. */
export const Check = styled('input', {
  position: 'absolute',
  inset: '0 auto 0 0',
  width: 40,
  margin: 0,
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: '-3px' },
  '&::before': {
    content: '',
    gridArea: '1 / 1',
    size: 16,
    border: '1px solid $lineStrong',
    borderRadius: '$tag',
    background: '$surface',
  },
  '&:hover::before': { borderColor: '$ink' },
  '&:checked::before': { borderColor: '$cta', background: '$cta' },
  // The check mark: two sides of a rotated box.
  '&:checked::after': {
    content: '',
    gridArea: '1 / 1',
    width: 5,
    height: 9,
    border: 'solid $colors$onCta',
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(-1px) rotate(45deg)',
    '@forced': { borderColor: 'CanvasText' },
  },
});

/** Two panes: the list is beside the open conversation. */
const twoPanes = '@container (min-width: 40rem)';
/** Text twice as large on a phone. */
const largeText = '@container (max-width: 15rem)';

export const Row = styled('a', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$1',
  paddingInline: '40px $5',
  py: 10,
  borderBottom: '1px solid $line',
  textDecoration: 'none',
  '&:hover': { background: '$sunken' },
  '&:focus-visible': { outlineOffset: '-3px' },
  variants: {
    isOpen: {
      true: {
        [twoPanes]: {
          '&, &:hover': { background: '$brandTint' },
          '&::before': {
            content: '',
            position: 'absolute',
            left: 0,
            top: 0,
            bottom: 0,
            width: 3,
            background: '$brand',
            '@forced': { background: 'Highlight' },
          },
        },
      },
    },
  },
});

export const RowLine = styled('span', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  text: 'small',
  color: '$inkSubtle',
  '& > :last-child': { flex: 'none' },
  '& > time': { fontVariantNumeric: 'tabular-nums' },
  [largeText]: { flexWrap: 'wrap' },
});

export const RowText = styled('span', {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: '$inkMuted',
  // Two lines, filled or not: rows have one height.
  [largeText]: {
    flexBasis: '100%',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    height: '2lh',
    whiteSpace: 'normal',
  },
  '& > strong': { marginRight: '$2', fontWeight: 600, fontSize: '$dense', color: '$ink' },
});

/** Hidden where it would shorten the visitor's name; the conversation shows it. */
export const Device = styled('span', {
  '@container (min-width: 40rem) and (max-width: 57.98rem)': { display: 'none' },
  // Too wide for the line of a short name, not for that of a name's end: no line stays empty.
  [largeText]: { display: 'inline-block', minWidth: '75%' },
});

/** The node that marks a conversation as new. */
export const NewMark = styled('span', {
  display: 'inline-block',
  marginRight: '$3',
  size: 8,
  borderRadius: '$full',
  background: '$brand',
  '@forced': { background: 'Highlight' },
});

export const Draft = styled('span', { fontWeight: 600, color: '$brand' });

/** Marks by the team: an assignee, a note. */
export const Team = styled('span', { fontWeight: 600, color: '$ink' });

export const Mark = styled('mark', {
  background: '$sunTint',
  color: 'inherit',
  borderRadius: 2,
  '@forced': { background: 'Mark', color: 'MarkText' },
});
