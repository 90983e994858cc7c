import { styled } from '#src/design/stitches.config.ts';
import { control } from './field.styles';

export const Select = styled('select', control, {
  appearance: 'none',
  paddingRight: '$9',
  backgroundImage:
    "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8' fill='none' stroke='%236E858B' stroke-width='1.75' stroke-linecap='round'%3E%3Cpath d='M1 1.5C3.7 6.7 8.3 6.7 11 1.5'/%3E%3C/svg%3E\")",
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'right 16px center',
  '& option': { background: '$surface', color: '$ink' },
  variants: { size: { regular: {}, dense: { minHeight: 40, py: '$2', fontSize: '$ui' } } },
});
