import { createStitches } from '@stitches/react';
import {
  below,
  breakpoints,
  consoleColors,
  fontSizes,
  from,
  light,
  shadows,
  space,
} from './tokens';

const headline = (size: string, lineHeight: number, tracking: string) => ({
  fontSize: `$${size}`,
  lineHeight,
  letterSpacing: tracking,
  fontWeight: 600,
  textWrap: 'balance',
});

const typeScale = {
  display: { ...headline('display', 1, '-.032em'), wordSpacing: '.04em' },
  h1: headline('h1', 1.04, '-.028em'),
  h2: headline('h2', 1.08, '-.026em'),
  h3: headline('h3', 1.2, '-.015em'),
  lead: { fontSize: '$lead', lineHeight: 1.5, textWrap: 'pretty' },
  body: { fontSize: '$body', lineHeight: 1.55, textWrap: 'pretty' },
  ui: { fontSize: '$ui', lineHeight: 1.45 },
  small: { fontSize: '$small', lineHeight: 1.45 },
  mono: {
    fontFamily: '$mono',
    fontSize: '$mono',
    lineHeight: 1.4,
    letterSpacing: '.02em',
    fontWeight: 500,
  },
  stat: { fontSize: '$stat', lineHeight: 1.1, letterSpacing: '-.02em', fontWeight: 600 },
} as const;

const stitches = createStitches({
  theme: {
    colors: { ...light, ...consoleColors },
    space,
    sizes: { container: '78rem', sidebar: '15.5rem' },
    fontSizes,
    fonts: {
      text: "'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif",
      mono: "'Sometype Mono Variable', ui-monospace, 'DejaVu Sans Mono', monospace",
    },
    radii: { tag: '4px', control: '8px', card: '12px', panel: '16px', full: '999px' },
    shadows: shadows.light,
    transitions: {
      ease: 'cubic-bezier(.2,.7,.2,1)',
      easeInOut: 'cubic-bezier(.6,0,.2,1)',
      press: '90ms',
      fade: '140ms',
      move: '220ms',
      panel: '320ms',
      draw: '700ms',
    },
    zIndices: {
      sticky: '10',
      header: '20',
      menu: '30',
      dialog: '40',
      toast: '50',
      confetti: '60',
    },
  },
  media: {
    sm: from(breakpoints.sm),
    md: from(breakpoints.md),
    lg: from(breakpoints.lg),
    xl: from(breakpoints.xl),
    belowSm: below(breakpoints.sm),
    belowMd: below(breakpoints.md),
    belowLg: below(breakpoints.lg),
    hover: '(hover: hover)',
    still: '(prefers-reduced-motion: reduce)',
    noScript: '(scripting: none)',
    forced: '(forced-colors: active)',
  },
  utils: {
    px: (value: string | number) => ({ paddingLeft: value, paddingRight: value }),
    py: (value: string | number) => ({ paddingTop: value, paddingBottom: value }),
    size: (value: string | number) => ({ width: value, height: value }),
    text: (role: keyof typeof typeScale) => typeScale[role],
  },
});

export const { styled, css, globalCss, keyframes } = stitches;

/** @public What src/server/style-rules.ts takes the rules with. */
export const { getCssText, reset } = stitches;
