import { styled } from '#src/design/stitches.config.ts';

/** Text that never wraps. */
export const NoWrap = styled('span', { whiteSpace: 'nowrap' });
