type InBothThemes = Record<string, readonly [light: string, dark: string]>;

/** Page background; also the browser's theme color. */
export const canvas = ['#F7FBFB', '#041116'] as const;

/** Background of consoles; one step above the page in the dark theme. */
export const consoleBg = '#041116';

/** Every color in the light and dark themes, named by purpose. */
const colors = {
  canvas,
  sunken: ['#EBF3F4', '#020A0F'],
  surface: ['#FFFFFF', '#0A1A20'],
  raised: ['#FFFFFF', '#12242A'],
  line: ['#D4DFE1', '#23363B'],
  lineStrong: ['#6E858B', '#60787F'],
  ink: ['#05222B', '#EDF4F5'],
  inkMuted: ['#3D565D', '#ADBEC2'],
  inkSubtle: ['#536B72', '#8A9EA3'],
  brand: ['#00515E', '#77CED7'],
  brandTint: ['#D7F0F3', '#0D2D32'],
  brandLine: ['#94C8D0', '#234F57'],
  sun: ['#F9CB26', '#FACF33'],
  sunHover: ['#EFBB0C', '#FFDE5D'],
  sunTint: ['#FEF3C9', '#3A2D0E'],
  live: ['#029394', '#43D3CC'],
  liveText: ['#006A6E', '#60DBD4'],
  focus: ['#0B66D6', '#FACF33'],
  ok: ['#167645', '#67D89C'],
  okTint: ['#DBF8E6', '#112E20'],
  warn: ['#A65003', '#F4AD61'],
  warnTint: ['#FFEEDB', '#3A2412'],
  bad: ['#C22122', '#F9837F'],
  badTint: ['#FFEBEA', '#421B1B'],
  info: ['#1E65AA', '#7FB9F5'],
  infoTint: ['#E4F1FF', '#152A41'],
  cta: ['#00515E', '#FACF33'],
  ctaHover: ['#00414C', '#FFDE5D'],
  onCta: ['#FFFFFF', '#05222B'],
  strand1: ['#136DBF', '#64A9F3'],
  strand2: ['#CD6418', '#F59749'],
  strand3: ['#2E8548', '#64C683'],
  strand4: ['#586D77', '#95A8B1'],
  strand5: ['#764AB2', '#B699EB'],
  strand6: ['#CD4C73', '#F08BA3'],
  strand7: ['#008C8D', '#52D0D2'],
  conBg: [consoleBg, '#0A1A20'],
} as const satisfies InBothThemes;

/** Shadows in the light and dark themes. */
export const shadows = {
  pop: ['0 1px 2px rgb(5 34 43/.06), 0 12px 32px -12px rgb(5 34 43/.22)', '0 0 0 1px #23363B'],
  console: ['0 24px 60px -24px rgb(5 34 43/.40)', 'none'],
} as const satisfies InBothThemes;

/** Consoles are dark in both themes on screen. */
export const consoleColors = {
  conRaised: '#12242A',
  conLine: '#23363B',
  conLineStrong: '#60787F',
  conInk: '#EDF4F5',
  conMuted: '#ADBEC2',
  conLive: '#43D3CC',
  conBad: '#F9837F',
  conInfo: '#7FB9F5',
  conSun: '#FACF33',
  onSun: '#05222B',
} as const;

/** Minimum viewport widths in px at a 16 px font size. */
export const breakpoints = { sm: 600, md: 768, lg: 1024, xl: 1280 } as const;

/** Media queries use em: with text twice as large, the breakpoint doubles. */
export const from = (px: number) => `(min-width: ${px / 16}em)`;
export const below = (px: number) => `(max-width: ${px / 16 - 0.001}em)`;

/** Spacing scale: step to px. */
export const space = {
  1: '2px',
  2: '4px',
  3: '8px',
  4: '12px',
  5: '16px',
  6: '20px',
  7: '24px',
  8: '32px',
  9: '40px',
  10: '56px',
  11: '72px',
  12: '104px',
} as const;

export const fontSizes = {
  // The limits in vw keep long words inside a phone whose text is at 200%.
  display: 'min(clamp(2.625rem, 1.820rem + 3.436vw, 4.5rem), 20vw)',
  h1: 'min(clamp(2.25rem, 1.713rem + 2.291vw, 3.5rem), 14.5vw)',
  h2: 'min(clamp(1.875rem, 1.499rem + 1.604vw, 2.75rem), 14.5vw)',
  h3: 'min(clamp(1.375rem, 1.268rem + .458vw, 1.625rem), 10vw)',
  lead: 'clamp(1.125rem, 1.071rem + .229vw, 1.25rem)',
  body: '1.0625rem',
  ui: '.9375rem',
  dense: '.90625rem',
  small: '.875rem',
  mono: '.75rem',
  stat: '2.125rem',
} as const;

export const sizes = { container: '78rem', sidebar: '15.5rem' } as const;

export const radii = {
  tag: '4px',
  control: '8px',
  card: '12px',
  panel: '16px',
  full: '999px',
} as const;

/** Easing curves and durations of motion. */
export const transitions = {
  ease: 'cubic-bezier(.2,.7,.2,1)',
  easeInOut: 'cubic-bezier(.6,0,.2,1)',
  press: '90ms',
  fade: '140ms',
  move: '220ms',
  panel: '320ms',
  draw: '700ms',
} as const;

export const zIndices = {
  confetti: '0',
  content: '1',
  sticky: '10',
  header: '20',
  toast: '50',
} as const;

/** Returns the values of one theme. */
/* @__NO_SIDE_EFFECTS__ */
export const inTheme = <Name extends string>(
  tokens: Record<Name, readonly [string, string]>,
  theme: 0 | 1,
) =>
  Object.fromEntries(
    Object.entries<readonly [string, string]>(tokens).map(([name, pair]) => [name, pair[theme]]),
  ) as Record<Name, string>;

/** The light theme's color of each console color that is illegible on paper. */
export const printedConsole = {
  conBg: 'surface',
  conRaised: 'sunken',
  conLine: 'line',
  conLineStrong: 'lineStrong',
  conInk: 'ink',
  conMuted: 'inkMuted',
  conLive: 'liveText',
  conBad: 'bad',
  conInfo: 'info',
} as const satisfies Partial<Record<'conBg' | keyof typeof consoleColors, keyof typeof colors>>;

export const light = inTheme(colors, 0);
export const dark = inTheme(colors, 1);
