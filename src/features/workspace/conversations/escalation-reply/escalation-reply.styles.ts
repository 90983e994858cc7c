import { styled } from '#src/design/stitches.config.ts';

export const Composer = styled('form', {
  display: 'grid',
  gap: '$3',
  padding: '$5',
  borderTop: '1px solid $line',
  '& textarea': {
    minHeight: 72,
    maxHeight: '40dvh',
    resize: 'none',
    fieldSizing: 'content',
    overflowWrap: 'anywhere',
  },
});

export const ComposerFoot = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  '& button': { px: '$4' },
});

export const Hints = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  // Its own line: a saved draft, which adds a hint, must not move the buttons.
  flex: '1 0 100%',
  gap: '0 $4',
  text: 'small',
  color: '$inkSubtle',
  // Without the first hint: beside a button, unless all buttons fit the next line.
  '@coarse': {
    flex: '1 1 calc((100% - 27rem) * 999)',
    minWidth: 'max-content',
    maxWidth: '100%',
    '& > :first-child': { display: 'none' },
  },
});

export const Buttons = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '$3',
  marginLeft: 'auto',
  '@belowSm': { gap: '$2' },
});

export const AnsweredLine = styled('div', {
  px: '$5',
  py: '$3',
  borderTop: '1px solid $line',
  fontWeight: 500,
  color: '$ok',
  '& > button, & > [role="status"] > button': {
    px: '$2',
    color: '$brand',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    target: 36,
  },
});
