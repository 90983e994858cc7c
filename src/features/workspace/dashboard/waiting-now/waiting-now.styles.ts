import { createLink } from '@tanstack/react-router';
import { styled } from '#src/design/stitches.config.ts';
import { Card } from '#src/ui/layout/card.ts';

/** A container query, because large text needs fewer columns too. */
const isWide = '@container (min-width: 44rem)';

export const Queue = styled(Card, { containerType: 'inline-size' });

/** Count and action beside the oldest conversations; stacked in narrow columns. */
export const Columns = styled('div', {
  display: 'grid',
  gap: '$5 $8',
  [isWide]: { gridTemplateColumns: '14rem minmax(0, 1fr)' },
});

export const Summary = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3 $5',
  [isWide]: { display: 'grid', alignContent: 'space-between', justifyContent: 'stretch' },
  '& strong': {
    display: 'block',
    fontSize: '1.625rem',
    lineHeight: 1.3,
    fontWeight: 600,
    letterSpacing: '-.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  '& p': { text: 'small', color: '$inkMuted' },
});

export const Oldest = styled('ol', {
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  listStyle: 'none',
  '& li:not(:first-child)': { borderTop: '1px solid $line' },
});

/** Visitor, first words and wait: one line, or two in narrow columns. */
export const WaitingLink = createLink(
  styled('a', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: '$1 $5',
    marginInline: 'calc(-1 * $space$3)',
    padding: '$4 $3',
    borderRadius: '$control',
    textDecoration: 'none',
    '&:hover': { background: '$sunken' },
    '& > span:last-child': { color: '$inkMuted', fontVariantNumeric: 'tabular-nums' },
    '& > bdi': {
      gridColumn: '1 / -1',
      gridRow: 2,
      color: '$inkMuted',
      overflowWrap: 'anywhere',
    },
    [isWide]: {
      gridTemplateColumns: '10rem minmax(0, 1fr) auto',
      '& > bdi': { gridColumn: 2, gridRow: 1, color: '$ink' },
    },
  }),
);
