import { styled } from '#src/design/stitches.config.ts';

export const Form = styled('form', { display: 'grid', gap: '$5' });
