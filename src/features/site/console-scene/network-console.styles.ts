import { styled } from '#src/design/stitches.config.ts';
import { Feed } from '#src/ui/illustrations/console.ts';

export const Body = styled('div', {
  px: '$4',
  py: '$3',
  containerType: 'inline-size',
  overflow: 'clip',
});

/** The state of the incident, below the map. */
export const Callout = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '$5',
  rowGap: '$1',
  px: '$5',
  py: '$4',
  borderTop: '1px solid $conLine',
  background: '$conRaised',
  text: 'small',
  '& strong': { fontWeight: 600 },
  '& small': { text: 'mono' },
  variants: {
    tone: { bad: { '& small': { color: '$conBad' } }, live: { '& small': { color: '$conLive' } } },
  },
});

/** A console's title; it breaks before the clock leaves its line. */
export const Title = styled('span', { flex: '1 1 7em', minWidth: 0 });

export const Agent = styled('span', {
  '@belowSm': { display: 'none' },
});

/** Small screens show two rows. */
export const Rows = styled(Feed, { '@belowMd': { '& li:first-child': { display: 'none' } } });
