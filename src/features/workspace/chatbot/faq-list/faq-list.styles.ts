import { ErrorText } from '#src/ui/form/field.styles.ts';
import { IconButton } from '#src/ui/form/icon-button.tsx';
import { styled } from '#src/design/stitches.config.ts';

export const HeadActions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$3' });

export const Count = styled('span', {
  marginLeft: '$3',
  color: '$inkSubtle',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

export const Hint = styled('p', {
  marginBottom: '$4',
  text: 'small',
  color: '$inkMuted',
  maxWidth: '45em',
});

export const Failure = styled(ErrorText, { '&:empty': { position: 'absolute' } });

/** The search and its count. */
export const Search = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3 $5',
  marginBottom: '$4',
  '& > input': { width: 'min(100%, 20rem)', '@coarse': { minHeight: 44 } },
  '& > p': { text: 'small', color: '$inkMuted', fontVariantNumeric: 'tabular-nums' },
});

export const List = styled('ul', { display: 'flow-root', listStyle: 'none' });

export const Toggle = styled(IconButton, {
  marginTop: 2,
  '& svg': { transition: 'transform $transitions$move' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(90deg)' },
});

export const Fields = styled('div', { display: 'grid', minWidth: 0 });

export const ItemActions = styled('div', { display: 'flex', marginTop: 2 });

// Grows with the answer where the browser supports it.
const asTallAsText = { fieldSizing: 'content' } as object;

/** Looks like text until it opens; the fields exist at all times. */
const asText = {
  minHeight: 24,
  padding: 0,
  border: 0,
  borderRadius: 2,
  background: 'none',
  cursor: 'text',
} as const;

const fields = '& > div:nth-last-child(2)';
const actions = '& > div:last-child';

export const Item = styled('li', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: '$3',
  py: '$3',
  borderTop: '1px solid $line',
  // Keeps an entry's stacked elements below the bar that follows the list.
  isolation: 'isolate',
  '& input, & textarea, & button': { scrollMarginBottom: 96 },
  '& textarea': { overflowWrap: 'anywhere' },
  variants: {
    isOpen: {
      true: {
        py: '$4',
        [fields]: { gap: '$4', paddingBottom: '$3' },
        '& label': { marginBottom: '$2', text: 'small', color: '$inkMuted' },
        '& textarea': { minHeight: 68, maxHeight: 320, ...asTallAsText },
        // The fields take the whole width.
        '@belowSm': {
          gridTemplateColumns: 'auto 1fr',
          [fields]: { gridRow: 2, gridColumn: '1 / -1' },
          [actions]: { justifySelf: 'end' },
        },
      },
      false: {
        '&:hover': { background: '$sunken' },
        '& label': { position: 'absolute', size: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
        '& input': { ...asText, fontWeight: 500, textOverflow: 'ellipsis' },
        '& textarea': {
          ...asText,
          height: 24,
          overflow: 'hidden',
          resize: 'none',
          whiteSpace: 'nowrap',
          text: 'small',
          lineHeight: '24px',
          color: '$inkMuted',
          maskImage: 'linear-gradient(to right, #000 calc(100% - 3rem), transparent)',
        },
        // Not enough room: an open entry has them.
        '@belowSm': { [`${actions} > :not(:last-child)`]: { display: 'none' } },
      },
    },
  },
});
