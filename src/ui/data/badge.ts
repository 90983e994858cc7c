import { styled } from '#src/design/stitches.config.ts';

/** Renders a label for the kind of content below it. */
export const Badge = styled('p', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$3',
  px: '$4',
  py: '$2',
  box: '$full',
  text: 'small',
  // The longest category fits a phone with large text, too.
  fontSize: 'min($fontSizes$small, 6.5vw)',
  fontWeight: 500,
  color: '$inkMuted',
});
