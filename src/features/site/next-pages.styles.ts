import { styled } from '#src/design/stitches.config.ts';
import { Split } from '#src/ui/layout/aside-section.tsx';

export const RuledSplit = styled(Split, { paddingTop: '$8', borderTop: '1px solid $line' });

const link = { color: '$brand', textUnderlineOffset: '4px' };

export const Next = styled('div', {
  '& h2': { text: 'h3' },
  '& a': { ...link, '& svg': { display: 'inline', marginLeft: '$3', verticalAlign: '-.1em' } },
  '& p': { marginTop: '$3', maxWidth: '21em', color: '$inkMuted', textWrap: 'balance' },
});

export const LinkList = styled('ul', { listStyle: 'none', columnGap: '$8', marginTop: '$3' });

export const Groups = styled('div', {
  display: 'grid',
  gap: '$8',
  '@sm': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  '& h3': { text: 'ui', fontWeight: 600 },
  // A group alone fills the width.
  '& > :only-child ul': { '@sm': { columnCount: 2 } },
  '& li': { breakInside: 'avoid', py: '$3', text: 'ui' },
  '& a': { ...link, display: 'inline-flex', alignItems: 'center', target: 24, fontWeight: 500 },
  '& p': { text: 'small', textWrap: 'balance', color: '$inkMuted' },
});
