import { styled } from '#src/design/stitches.config.ts';
import { Tag } from '#src/ui/data/sample-tag.tsx';
import { Popover } from '#src/ui/overlay/popover.ts';

/** The tag in the sidebar or, on small screens, in the top bar: only one of them is shown. */
export const Opener = styled('button', Tag, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$3',
  px: '$4',
  borderRadius: '$control',
  anchorName: '--sample',
  target: 36,
  '&:hover': { color: '$ink', background: '$surface' },
  '@noScript': { pointerEvents: 'none', '& > svg': { display: 'none' } },
});

/** Follows its button, which does not scroll with the page. */
export const Menu = styled(Popover, {
  position: 'fixed',
  width: '19rem',
  '@supports (anchor-name: --sample)': {
    positionAnchor: '--sample',
    positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
  },
});
