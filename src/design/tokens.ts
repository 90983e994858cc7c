/** Every colour by theme: hex is what is sent, the names say what each is for. */
export const light = {
  canvas: '#F7FBFB',
  sunken: '#EBF3F4',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  line: '#D4DFE1',
  lineStrong: '#6E858B',
  ink: '#05222B',
  inkMuted: '#3D565D',
  inkSubtle: '#536B72',
  brand: '#00515E',
  brandHover: '#00414C',
  brandTint: '#D7F0F3',
  brandLine: '#94C8D0',
  sun: '#F9CB26',
  sunHover: '#EFBB0C',
  sunTint: '#FEF3C9',
  live: '#029394',
  liveText: '#006A6E',
  focus: '#0B66D6',
  ok: '#167645',
  okTint: '#DBF8E6',
  warn: '#A65003',
  warnTint: '#FFEEDB',
  bad: '#C22122',
  badTint: '#FFEBEA',
  info: '#1E65AA',
  infoTint: '#E4F1FF',
  cta: '#00515E',
  ctaHover: '#00414C',
  onCta: '#FFFFFF',
  strand1: '#136DBF',
  strand2: '#CD6418',
  strand3: '#2E8548',
  strand4: '#586D77',
  strand5: '#764AB2',
  strand6: '#CD4C73',
  strand7: '#008C8D',
} as const;

export const dark: Record<keyof typeof light, string> = {
  canvas: '#041116',
  sunken: '#020A0F',
  surface: '#0A1A20',
  raised: '#12242A',
  line: '#23363B',
  lineStrong: '#60787F',
  ink: '#EDF4F5',
  inkMuted: '#ADBEC2',
  inkSubtle: '#8A9EA3',
  brand: '#77CED7',
  brandHover: '#95E0E7',
  brandTint: '#0D2D32',
  brandLine: '#234F57',
  sun: '#FACF33',
  sunHover: '#FFDE5D',
  sunTint: '#3A2D0E',
  live: '#43D3CC',
  liveText: '#60DBD4',
  focus: '#FACF33',
  ok: '#67D89C',
  okTint: '#112E20',
  warn: '#F4AD61',
  warnTint: '#3A2412',
  bad: '#F9837F',
  badTint: '#421B1B',
  info: '#7FB9F5',
  infoTint: '#152A41',
  cta: '#FACF33',
  ctaHover: '#FFDE5D',
  onCta: '#05222B',
  strand1: '#64A9F3',
  strand2: '#F59749',
  strand3: '#64C683',
  strand4: '#95A8B1',
  strand5: '#B699EB',
  strand6: '#F08BA3',
  strand7: '#52D0D2',
};

/** Consoles are dark in both themes. */
export const consoleColors = {
  conBg: '#041116',
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

/** Widths of screens in px, where text is 16 px. */
export const breakpoints = { sm: 600, md: 768, lg: 1024, xl: 1280 } as const;

/** Asked for in em: to whom text is twice as large, a screen is half as wide. */
export const from = (px: number) => `(min-width: ${px / 16}em)`;
export const below = (px: number) => `(max-width: ${px / 16 - 0.001}em)`;

/** Step → px: the only distances between things. */
export const space = {
  0: '0',
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
  13: '136px',
} as const;

export const fontSizes = {
  display: 'clamp(2.625rem, 1.820rem + 3.436vw, 4.5rem)',
  h1: 'clamp(2.25rem, 1.713rem + 2.291vw, 3.5rem)',
  h2: 'clamp(1.875rem, 1.499rem + 1.604vw, 2.75rem)',
  h3: 'clamp(1.375rem, 1.268rem + .458vw, 1.625rem)',
  lead: 'clamp(1.125rem, 1.071rem + .229vw, 1.25rem)',
  body: '1.0625rem',
  ui: '.9375rem',
  dense: '.90625rem',
  small: '.875rem',
  mono: '.75rem',
  stat: '2.125rem',
} as const;

export const shadows = {
  light: {
    pop: '0 1px 2px rgb(5 34 43/.06), 0 12px 32px -12px rgb(5 34 43/.22)',
    console: '0 24px 60px -24px rgb(5 34 43/.40)',
  },
  dark: { pop: '0 0 0 1px #23363B', console: 'none' },
} as const;
