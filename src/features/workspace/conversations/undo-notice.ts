import { styled } from '#src/design/stitches.config.ts';

const undo = {
  px: '$2',
  color: '$brand',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  target: 36,
} as const;

/** A button in a line of text. */
export const UndoButton = styled('button', undo);

/** A status line with a button that undoes what it reports. */
export const UndoNotice = styled('div', {
  text: 'small',
  fontWeight: 500,
  '&:empty': { position: 'absolute' },
  '& > button': undo,
});
