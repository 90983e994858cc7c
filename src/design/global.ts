import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import sometypeMono from '@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2?url';
import { globalCss } from './stitches.config';
import { themed } from './themes';

/** The only font file fetched before text is painted. */
export const preloadedFont = instrumentSans;

/** Arial with the metrics of Instrument Sans: the font swap causes no layout shift. */
const fallbackFace = {
  fontFamily: "'Instrument Sans Fallback'",
  src: "local('Arial'), local('Liberation Sans'), local('Helvetica')",
  sizeAdjust: '101.5%',
  ascentOverride: '95.6%',
  descentOverride: '24.6%',
  lineGapOverride: '0%',
};

/** Adds the rules shared by all pages to the style sheet; call it in the root component. */
export const globals = globalCss({
  '@font-face': [
    {
      fontFamily: "'Instrument Sans Variable'",
      fontWeight: '400 700',
      fontDisplay: 'optional',
      src: `url(${instrumentSans}) format('woff2-variations')`,
    },
    {
      fontFamily: "'Sometype Mono Variable'",
      fontWeight: '400 700',
      fontDisplay: 'optional',
      src: `url(${sometypeMono}) format('woff2-variations')`,
    },
    fallbackFace,
  ],
  '*, *::before, *::after': { boxSizing: 'border-box' },
  ':root': { colorScheme: 'light' },
  ':root[data-theme="dark"]': themed('dark'),
  '@media (prefers-color-scheme: dark)': {
    ':root:not([data-theme="light"])': themed('dark'),
  },
  html: {
    scrollPaddingTop: '88px',
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
    background: '$canvas',
  },
  body: {
    margin: 0,
    minHeight: '100dvh',
    fontFamily: '$text',
    text: 'body',
    color: '$ink',
    background: '$canvas',
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4, p, ul, ol, figure, dl, dd, fieldset, blockquote': { margin: 0, padding: 0 },
  'ul[role="list"], ol[role="list"]': { listStyle: 'none' },
  fieldset: { border: 0, minWidth: 0 },
  'button, input, select, textarea': {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
  },
  button: { background: 'none', border: 0, padding: 0, cursor: 'pointer' },
  a: { color: 'inherit' },
  'svg, img, iframe': { display: 'block', maxWidth: '100%' },
  '[hidden]': { display: 'none !important' },
  ':focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  'h1:focus, main:focus': { outline: 'none' },
  '::selection': { background: '$brandTint', color: '$ink' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
