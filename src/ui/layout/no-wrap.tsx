import type { ReactNode } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { unbroken } from '#src/design/jsx/unbroken.ts';

/** Text that never wraps. */
export const NoWrap = styled('span', { whiteSpace: 'nowrap' });

/** Renders text without breaking hyphenated words such as Wi-Fi, co-op or as-built. */
export const NoHyphenBreak = ({ children }: { children: string }): ReactNode => unbroken(children);
