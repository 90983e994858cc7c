import { styled } from '#src/design/stitches.config.ts';
import { Feed } from '#src/ui/illustrations/console.ts';

export const Body = styled('div', {
  position: 'relative',
  display: 'grid',
  minHeight: 0,
  overflow: 'hidden',
  '@md': { minHeight: '12rem' },
});

/** Over the map below the cut; on small screens below the map. */
export const Callout = styled('div', {
  px: '$4',
  py: '$3',
  border: '1px solid $conLineStrong',
  borderRadius: '$control',
  background: '$conRaised',
  text: 'small',
  fontWeight: 600,
  margin: '0 $5 $5',
  '& small': { display: 'block', marginTop: '$1', text: 'mono' },
  variants: {
    tone: { bad: { '& small': { color: '$conBad' } }, live: { '& small': { color: '$conLive' } } },
  },
  '@md': {
    position: 'absolute',
    left: '61%',
    top: '48%',
    margin: 0,
    minWidth: 236,
    transform: 'translateX(-1px)',
  },
  '@lg': { left: '58%', minWidth: 220 },
});

export const Agent = styled('span', {
  '@belowSm': { display: 'none' },
});

/** Small screens show two rows. */
export const Rows = styled(Feed, { '@belowMd': { '& li:first-child': { display: 'none' } } });
