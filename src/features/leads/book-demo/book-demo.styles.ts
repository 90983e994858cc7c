import { styled } from '#src/design/stitches.config.ts';

export const Split = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@lg': { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
});

/** Console-dark in both themes, like everything that shows the product; in front of the confetti. */
export const Aside = styled('aside', {
  position: 'relative',
  zIndex: '$content',
  px: '$6',
  py: '$5',
  background: '$conBg',
  color: '$conInk',
  '& :focus-visible': { outlineColor: '$conSun' },
  borderBottom: '1px solid $conLine',
  '@md': { px: '$8', py: '$7', minHeight: 220 },
  '@lg': { px: '$10', py: '$9', border: 0, borderRight: '1px solid $conLine' },
});

/** Stays in view beside the longer form and questions. */
export const Pinned = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$5',
  '& > a': { alignSelf: 'flex-start', textDecoration: 'none' },
  '& > a *': { color: '$conInk', '@forced': { color: 'CanvasText' } },
  '& > a circle': { fill: '$conSun' },
  '@lg': {
    position: 'sticky',
    top: '$space$9',
    gap: '$9',
    minHeight: 'calc(100dvh - 2 * $space$9)',
  },
});

export const Promise = styled('p', {
  text: 'small',
  color: '$conMuted',
  '@md': { display: 'none' },
});

export const Steps = styled('div', {
  display: 'none',
  '@md': { display: 'block' },
  '& > p': { text: 'h3', '@lg': { text: 'h2' } },
});

export const StepList = styled('ol', {
  listStyle: 'none',
  display: 'grid',
  gap: '$5',
  marginTop: '$5',
  '@md': { gridTemplateColumns: 'repeat(3, 1fr)' },
  '@lg': { gridTemplateColumns: '1fr', gap: 0, marginTop: '$8' },
});

export const Step = styled('li', {
  position: 'relative',
  '& strong': { display: 'block', text: 'body', fontWeight: 600 },
  '& p': { marginTop: '$2', text: 'small', color: '$conMuted', maxWidth: '28em' },
  '@lg': { paddingLeft: '$9', paddingBottom: '$8', '& p': { text: 'ui' } },
  '& svg': { display: 'none', '@lg': { display: 'block' } },
});

/** The vertical span between the nodes of two steps. */
export const StepLine = styled('svg', {
  position: 'absolute',
  left: 0,
  top: 3,
  width: 20,
  height: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: '$conLineStrong',
  strokeWidth: 2,
  '& circle': {
    fill: '$conBg',
    stroke: '$conInk',
    '@forced': { fill: 'Canvas', stroke: 'CanvasText' },
  },
  variants: {
    lit: {
      true: {
        '& circle': {
          fill: '$conSun',
          stroke: '$conSun',
          '@forced': { fill: 'Highlight', stroke: 'CanvasText' },
        },
      },
    },
  },
});

export const Quote = styled('figure', {
  display: 'none',
  marginTop: 'auto',
  '& blockquote': { text: 'h3', fontWeight: 500, maxWidth: '23em' },
  '& figcaption': { marginTop: '$4', text: 'small', color: '$conMuted' },
  '& figcaption > :last-child': {
    marginLeft: '$2',
    borderColor: '$conLineStrong',
    color: '$conMuted',
  },
  '@lg': { display: 'block' },
});

export const Scheduler = styled('p', {
  text: 'ui',
  color: '$conMuted',
  '& a': { color: '$conInk', fontWeight: 600, whiteSpace: 'nowrap' },
});

export const Main = styled('main', {
  flex: 1,
  px: '$6',
  py: '$8',
  '@md': { px: '$8', py: '$10' },
  '@lg': { display: 'grid', alignContent: 'center', px: '$11' },
  // In front of the confetti.
  '& > div': {
    position: 'relative',
    zIndex: '$content',
    width: '100%',
    maxWidth: '40rem',
    marginInline: 'auto',
    background: '$canvas',
    boxShadow: '0 0 0 20px $colors$canvas',
  },
  '& h1': { text: 'h1' },
});

export const Lead = styled('p', {
  maxWidth: '31em',
  margin: '$4 0 $8',
  text: 'lead',
  textWrap: 'balance',
  color: '$inkMuted',
});

export const Questions = styled('section', {
  marginTop: '$10',
  '& h2': { text: 'h3', marginBottom: '$5' },
  '& > p': { marginTop: '$5', text: 'ui', color: '$inkMuted' },
});
