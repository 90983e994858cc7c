import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import sometypeMono from '@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2?url';
import { globalCss } from './stitches.config';
import { printedConsoles, themed } from './themes';

/** The only font file fetched before text is painted. */
export const preloadedFont = instrumentSans;

/** Ascent and descent of the web fonts, in em. */
const text = { ascent: 0.97, descent: 0.25 };
const mono = { ascent: 0.93, descent: 0.28 };

/** Resizes local fonts to the average width of a web font. All text has a line height, so line gaps count for nothing. */
function fallback(
  fontFamily: string,
  [fontWeight, size]: [string, number],
  names: string[],
  { ascent, descent } = text,
) {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  return {
    fontFamily: `'${fontFamily}'`,
    fontWeight,
    src: names.map((name) => `local('${name}')`).join(', '),
    sizeAdjust: percent(size),
    ascentOverride: percent(ascent / size),
    descentOverride: percent(descent / size),
  };
}

// Browsers load no style objects.
const fallbackFaces = /* @__PURE__ */ (() => [
  fallback('Arial Fit', ['400 500', 1.022], ['Arial', 'Liberation Sans']),
  fallback('Arial Fit', ['600 700', 0.975], ['Arial Bold', 'Liberation Sans Bold']),
  fallback('Roboto Fit', ['400 500', 1.021], ['Roboto']),
  fallback('Roboto Fit', ['600 700', 1.029], ['Roboto Bold']),
  fallback('DejaVu Fit', ['400 500', 0.905], ['DejaVu Sans']),
  fallback('DejaVu Fit', ['600 700', 0.812], ['DejaVu Sans Bold']),
  fallback(
    'Mono Fit',
    ['400 700', 0.967],
    ['Menlo', 'DejaVu Sans Mono', 'Lucida Console', 'Liberation Mono'],
    mono,
  ),
])();

/** Adds the rules shared by all pages to the style sheet; call it in the root component. */
export const globals = globalCss({
  '@font-face': [
    {
      fontFamily: "'Instrument Sans Variable'",
      fontWeight: '400 500',
      // Paragraphs would wrap elsewhere if it came late; no fallback is as wide in every line.
      fontDisplay: 'optional',
      src: `url(${instrumentSans})`,
    },
    {
      fontFamily: "'Instrument Sans Variable'",
      fontWeight: '600 700',
      // Headlines and labels keep their lines.
      fontDisplay: 'swap',
      src: `url(${instrumentSans})`,
    },
    {
      fontFamily: "'Sometype Mono Variable'",
      fontWeight: '400 700',
      // All its letters are as wide as the fallback's.
      fontDisplay: 'swap',
      src: `url(${sometypeMono})`,
    },
    ...fallbackFaces,
  ],
  '*, *::before, *::after': { boxSizing: 'border-box' },
  ':root': { colorScheme: 'light' },
  // Paper is light: browsers print no backgrounds by default.
  '@media screen': { ':root[data-theme="dark"]': themed('dark') },
  '@media screen and (prefers-color-scheme: dark)': {
    ':root:not([data-theme="light"])': themed('dark'),
  },
  '@media print': { ':root': printedConsoles() },
  html: {
    scrollPaddingTop: '88px',
    textSizeAdjust: '100%',
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
  // Lucide's strokes.
  '.icon': {
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
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
