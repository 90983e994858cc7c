import { createStitches } from '@stitches/react';
import { scales } from './scales';
import { below, breakpoints, from } from './tokens';

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
    ...scales.all,
    fonts: {
      text: "'Instrument Sans Variable', 'Arial Fit', 'Roboto Fit', 'DejaVu Fit', system-ui, sans-serif",
      mono: "'Sometype Mono Variable', 'Mono Fit', ui-monospace, monospace",
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
    coarse: '(pointer: coarse)',
    reducedMotion: '(prefers-reduced-motion: reduce)',
    noScript: '(scripting: none)',
    forced: '(forced-colors: active)',
    print: 'print',
    /** Nothing can be pressed: all tabs and slides show. */
    inert: '(scripting: none), print',
  },
  utils: {
    px: (value: string | number) => ({ paddingLeft: value, paddingRight: value }),
    py: (value: string | number) => ({ paddingTop: value, paddingBottom: value }),
    size: (value: string | number) => ({ width: value, height: value }),
    /** Sets the minimum height of a control; touch targets need 44 px. */
    target: (height: number) => ({
      minHeight: height,
      ...(height < 44 ? { '@coarse': { minHeight: 44 } } : {}),
    }),
    /**
     * A change inside repaints nothing outside. It clips, so it fits boxes that grow with their
     * content; the margin leaves room for the shadow of a console at the edge.
     */
    containPaint: (_isContained: true) => ({
      '@supports (overflow-clip-margin: 1px)': { contain: 'paint', overflowClipMargin: 64 },
    }),
    text: (role: keyof typeof typeScale) => typeScale[role],
    /** A link that stands alone, as tall as a control of that height. */
    loneLink: (height: number) => ({
      display: 'inline-flex',
      alignItems: 'center',
      target: height,
      fontWeight: 600,
      color: '$brand',
      textUnderlineOffset: '4px',
    }),
    /** A bordered box that is raised from the page, with rounded corners. */
    box: (borderRadius: string) => ({
      border: '1px solid $line',
      borderRadius,
      background: '$surface',
    }),
  },
});

export const { styled, css, globalCss } = stitches;

/**
 * Returns the animation's name. The value is an object whose `toString` adds the rule to the
 * sheet; Stitches accepts it as a string, its types do not.
 */
export const keyframes = stitches.keyframes as unknown as (
  ...args: Parameters<typeof stitches.keyframes>
) => string;

/** @public Used by src/server/build/style-rules.ts to collect the rules. */
export const { getCssText, reset } = stitches;
