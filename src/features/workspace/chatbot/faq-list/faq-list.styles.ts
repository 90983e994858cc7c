import { styled } from '#src/design/stitches.config.ts';

export const HeadActions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$3' });

export const Count = styled('span', {
  marginLeft: '$3',
  color: '$inkSubtle',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

export const Hint = styled('p', {
  marginBottom: '$5',
  text: 'small',
  color: '$inkMuted',
  maxWidth: '68ch',
});

export const Saved = styled('span', {
  display: 'inline-block',
  // Both texts take the same width: line breaks don't change.
  minWidth: '5em',
  color: '$ink',
  fontWeight: 500,
});

export const Warning = styled('p', {
  marginTop: '$4',
  padding: '$3 $5',
  borderRadius: '$control',
  background: '$warnTint',
  color: '$warn',
  text: 'small',
  fontWeight: 500,
});

export const List = styled('ul', { display: 'flow-root', listStyle: 'none' });

// Grows with the answer where the browser supports it.
const asTallAsText = { fieldSizing: 'content' } as object;

export const Item = styled('li', {
  position: 'relative',
  display: 'grid',
  gap: '$4',
  py: '$5',
  borderTop: '1px solid $line',
  // Keeps an entry's stacked elements below the bar that follows the list.
  isolation: 'isolate',
  '& input, & textarea, & button': { scrollMarginBottom: 96 },
  '& label': { marginBottom: '$2', text: 'small', color: '$inkMuted' },
  '& textarea': { minHeight: 68, maxHeight: 320, overflowWrap: 'anywhere', ...asTallAsText },
});

// On wide screens, on one line with the label of the question below it.
export const ItemHead = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  '& > p': {
    flex: 1,
    marginRight: '$3',
    text: 'small',
    color: '$inkSubtle',
    fontVariantNumeric: 'tabular-nums',
  },
  '@sm': {
    position: 'absolute',
    top: '$space$5',
    right: 0,
    zIndex: 1,
    '& > p': { flex: 'none' },
    '& + div > label': { alignItems: 'center', width: 'fit-content', target: 36 },
  },
});
