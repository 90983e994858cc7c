import { styled } from '#src/design/stitches.config.ts';
import { Feed, settling } from '#src/ui/illustrations/console.ts';

/** The picture between a console's bar and its feed. */
export const Stack = styled('div', {
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
});

export const AgentFeed = styled(Feed, {
  '@md': { '& li': { gridTemplateColumns: '4.5rem minmax(6rem, 1fr) auto' } },
});

/** Rows of a console's picture, which animate in as the scene plays. */
export const Rows = styled('ul', { listStyle: 'none', text: 'small' });

export const Row = styled('li', {
  margin: '0 $5',
  py: '$4',
  '& + &': { borderTop: '1px solid $conLine' },
  variants: { state: settling },
});

export const Reading = styled('span', {
  text: 'mono',
  fontVariantNumeric: 'tabular-nums',
  color: '$conMuted',
  whiteSpace: 'nowrap',
});
