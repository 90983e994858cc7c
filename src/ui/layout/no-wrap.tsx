import { createElement, Fragment } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { hyphenated } from '#src/lib/text/hyphenated.ts';

/** Text that never wraps. */
export const NoWrap = styled('span', { whiteSpace: 'nowrap' });

/** Renders text without breaking hyphenated words such as Wi-Fi, co-op or as-built. */
export function NoHyphenBreak({ children }: { children: string }) {
  const parts = hyphenated(children).map((part, index) =>
    index % 2 ? createElement(NoWrap, null, part) : part,
  );
  return createElement(Fragment, null, ...parts);
}
