import { styled } from '#src/design/stitches.config.ts';
import { smallSquare, square } from './low-frame';

export const Picture = styled('svg', {
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'none',
  fontFamily: '$text',
  fontSize: 22,
  fontWeight: 500,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const Line = styled('path', {
  strokeWidth: 3.5,
  variants: {
    kind: {
      grid: { stroke: '$conRaised', strokeWidth: 1.5, opacity: 0.55 },
      street: { stroke: '$conRaised', strokeWidth: 7 },
      healthy: { stroke: '$conInfo' },
      tap: { stroke: '$conLineStrong', strokeWidth: 2.5 },
      idle: { stroke: '$conLineStrong', strokeWidth: 2 },
      broken: { stroke: '$conBad', strokeDasharray: '3 11' },
      reroute: { stroke: '$conLive', strokeWidth: 4.5 },
      road: { stroke: '$conLine', strokeWidth: 9 },
      lead: { stroke: '$conLineStrong', strokeWidth: 1.5 },
      axis: { stroke: '$conLine', strokeWidth: 1.5 },
      calls: { stroke: '$conLive', strokeWidth: 4 },
      usual: { stroke: '$conLineStrong', strokeWidth: 2.5, strokeDasharray: '3 9' },
      mark: { stroke: '$conInk', strokeWidth: 2.4 },
    },
  },
});

/** Dots: zero-length strokes with round caps. */
export const Homes = styled('path', {
  strokeWidth: 5.5,
  variants: {
    kind: {
      lit: { stroke: '$conInfo', opacity: 0.8 },
      relit: { stroke: '$conLive' },
      falling: { stroke: '$conBad', strokeWidth: 8 },
      dark: { stroke: '$conBad', opacity: 0.34 },
      down: { stroke: '$conBad' },
    },
  },
});

export const Dot = styled('circle', {
  variants: {
    kind: {
      node: { fill: '$conBg', stroke: '$conInk', strokeWidth: 3 },
      pulse: { fill: '$conInk' },
      halo: { fill: '$conBad', opacity: 0.26 },
      cut: { fill: '$conBad' },
      target: { stroke: '$conInk', strokeWidth: 2 },
      sun: { fill: '$conSun', stroke: '$conBg', strokeWidth: 4 },
      glow: { stroke: '$conSun', strokeWidth: 2, opacity: 0.6 },
      markNode: { fill: '$conSun', stroke: '$conInk', strokeWidth: 2 },
    },
  },
});

export const Box = styled('rect', {
  variants: {
    kind: {
      card: { fill: '$conRaised', stroke: '$conLineStrong', strokeWidth: 1.5 },
      phone: { fill: '$conBg', stroke: '$conLineStrong', strokeWidth: 2.5 },
      operator: { fill: '$conRaised', stroke: '$conLine', strokeWidth: 1.5 },
      subscriber: { fill: '$conInfo' },
      slot: { fill: '$conBg' },
      level: { fill: '$conLive' },
      levelLow: { fill: '$conBad' },
      sun: { fill: '$conSun' },
      depot: { fill: '$conBg', stroke: '$conInk', strokeWidth: 3 },
      chip: { fill: '$conBg', stroke: '$conSun', strokeWidth: 1.5 },
      island: { fill: '$conLine' },
    },
  },
});

/** Sizes in units of the picture: at least 11 px on screen from a width of 590 px. */
const text = 24;
/** The middle square, 260 px wide or more, on phones. */
const onPhones = { [smallSquare]: { fontSize: 31 } };
const reading = { fontFamily: '$mono', fontSize: text, ...onPhones };

export const Text = styled('text', {
  fill: '$conInk',
  variants: {
    kind: {
      title: { fontSize: 26, fontWeight: 600, letterSpacing: '-.01em', ...onPhones },
      text: { fontSize: text, ...onPhones },
      muted: { fill: '$conMuted', fontSize: text, ...onPhones },
      mono: { ...reading, fill: '$conMuted' },
      node: {
        ...reading,
        fill: '$conMuted',
        stroke: '$conBg',
        strokeWidth: 6,
        paintOrder: 'stroke',
      },
      bad: { ...reading, fill: '$conBad' },
      live: { ...reading, fill: '$conLive' },
      sender: { fontSize: text, fill: '$conMuted' },
      message: { fontSize: text, letterSpacing: '-.01em' },
      onInfo: { fontSize: text, letterSpacing: '-.01em', fill: '$conBg' },
      onSun: { ...reading, fontWeight: 600, fill: '$onSun' },
      figure: { fontSize: 76, fontWeight: 600, letterSpacing: '-.03em' },
      brand: { fontSize: 92, fontWeight: 650, letterSpacing: '-.025em' },
    },
  },
});

/** Phones show the subscriber's phone alone, at full height. */
export const PhoneGroup = styled('g', {
  [square]: { transform: 'translate(-555px, -110px) scale(1.385)' },
});

export const CallsGroup = styled('g', { [square]: { display: 'none' } });
