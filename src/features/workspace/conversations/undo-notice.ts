import { styled } from '#src/design/stitches.config.ts';

/** A status line with a button that undoes what it reports. */
export const UndoNotice = styled('div', {
  text: 'small',
  fontWeight: 500,
  '&:empty': { position: 'absolute' },
  '& > button': {
    px: '$2',
    color: '$brand',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    target: 36,
  },
});
