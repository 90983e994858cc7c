import { styled } from '#src/design/stitches.config.ts';

export const CodeBlock = styled('div', {
  maxHeight: 320,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  marginBottom: '$3',
  padding: '$5',
  border: '1px solid $conLine',
  borderRadius: '$control',
  background: '$conBg',
  color: '$conInk',
  '&:focus-visible': { outlineColor: '$colors$conSun', outlineOffset: -4 },
});

export const Code = styled('code', {
  display: 'block',
  fontFamily: '$mono',
  fontSize: '.8125rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // A snippet is shown in source order in any writing direction.
  direction: 'ltr',
  unicodeBidi: 'isolate',
  '& ::selection': { background: '$conLineStrong', color: '$conInk' },
});

export const Part = styled('span', {
  unicodeBidi: 'isolate',
  variants: {
    kind: {
      mark: { color: '$conMuted' },
      tag: { color: '$conLive' },
      // On its own line: the length of the URL moves nothing else. The line break is not copied.
      attribute: {
        color: '$conInfo',
        whiteSpace: 'nowrap',
        '&::before': { content: '"\\A"', whiteSpace: 'pre' },
      },
      value: {},
      data: {},
    },
  },
});

export const Status = styled('p', {
  text: 'small',
  color: '$inkSubtle',
  '&:empty': { display: 'none' },
  variants: {
    tone: {
      ok: { marginTop: '$3', color: '$ok', fontWeight: 600 },
      bad: { marginTop: '$3', color: '$bad', fontWeight: 600 },
    },
  },
});
