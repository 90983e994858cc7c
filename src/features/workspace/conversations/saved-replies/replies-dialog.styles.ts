import { styled } from '#src/design/stitches.config.ts';

export const Tag = styled('span', { marginLeft: '$2', text: 'small', color: '$inkSubtle' });
export const Detail = styled('span', { display: 'block', color: '$inkMuted' });
