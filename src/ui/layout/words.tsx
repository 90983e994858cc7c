import { createElement, Fragment } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { hyphenated } from '#src/lib/text/hyphenated.ts';

/** What stands on one line, whatever the width. */
export const Unbroken = styled('span', { whiteSpace: 'nowrap' });

/** Words as they are read: no line ends in the middle of Wi-Fi, co-op or as-built. */
export function Words({ children }: { children: string }) {
  const parts = hyphenated(children).map((part, index) =>
    index % 2 ? createElement(Unbroken, null, part) : part,
  );
  return createElement(Fragment, null, ...parts);
}
