import { styled } from '#src/design/stitches.config.ts';

// The sample is hidden and the visitor's data is not rendered yet: only the page title is visible.
const isWaiting = ':root[data-as-built="hidden"]:not([data-hydrated]) &';

export const Page = styled('div', {
  position: 'relative',
  [isWaiting]: { visibility: 'hidden', '& h1': { visibility: 'visible' } },
});

export const Loading = styled('p', {
  position: 'absolute',
  top: '4.25rem',
  display: 'none',
  color: '$inkMuted',
  [isWaiting]: { display: 'block', visibility: 'visible' },
});
