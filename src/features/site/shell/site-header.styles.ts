import { keyframes, styled } from '#src/design/stitches.config.ts';

const appear = keyframes({ from: { borderBottomColor: 'transparent' } });

/** The page's content. On paper nothing is pressed, and nothing is closed. */
export const Main = styled('main', {
  '@print': {
    '& button, & [method="post"]': { display: 'none' },
    '& details::details-content': { contentVisibility: 'visible' },
    // Consoles and the carousel have labels.
    '& section:not([aria-label])': { paddingTop: '$9' },
    '& li, & figure': { breakInside: 'avoid' },
    '& h2, & h3': { breakAfter: 'avoid' },
  },
});

export const Header = styled('header', {
  // The open sheet covers the page and makes it inert. Hidden at its size, the page needs no new
  // styles, which would take most of the time that the sheet takes to open.
  '& ~ main': { containIntrinsicSize: 'auto 100vh' },
  '@media screen': { '&:has(dialog[open]) ~ main': { contentVisibility: 'hidden' } },
  '@print': { display: 'none' },
  position: 'sticky',
  top: 0,
  zIndex: '$header',
  background: '$canvas',
  borderBottom: '1px solid $line',
  '@supports (animation-timeline: scroll())': {
    animationName: appear,
    animationTimingFunction: 'step-end',
    animationTimeline: 'scroll()',
    animationRange: '0 8px',
    animationFillMode: 'both',
  },
});

export const HeaderRow = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  minHeight: 68,
  // The logo's width; menu panels are positioned by it.
  '--logo': '119px',
  '& > a:first-child': {
    flex: 'none',
    width: 'var(--logo)',
    display: 'inline-flex',
    textDecoration: 'none',
    borderRadius: '$tag',
  },
});

export const WideOnly = styled('div', { display: 'none', '@lg': { display: 'block' } });

export const HeaderEnd = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  marginLeft: 'auto',
});

export const NarrowOnly = styled('div', { '@lg': { display: 'none' } });

export const From480 = styled('div', {
  display: 'none',
  '@media (min-width: 30em)': { display: 'block' },
});
