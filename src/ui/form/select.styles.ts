import { styled } from '#src/design/stitches.config.ts';
import { control } from './field.styles';

// An arc that sags like the logo's. Chromium takes 30 ms on a slow phone for the first SVG image.
const arc = {
  backgroundImage:
    'radial-gradient(circle at 50% -1.25px, transparent 4.1px, $colors$inkSubtle 4.5px 5.9px, transparent 6.3px)',
  backgroundSize: '12px 5px',
  backgroundRepeat: 'no-repeat',
} as const;

/** Marks a button that opens a menu. */
export const Arc = styled('span', { flex: 'none', width: 12, height: 5, ...arc });

export const Select = styled('select', control, {
  appearance: 'none',
  paddingRight: '$9',
  textOverflow: 'ellipsis',
  ...arc,
  backgroundPosition: 'right 16px center',
  // Forced colors remove gradients.
  '@forced': { appearance: 'auto' },
  '& option': { background: '$surface', color: '$ink' },
  variants: { size: { regular: {}, dense: { minHeight: 40, py: '$2', fontSize: '$ui' } } },
});
