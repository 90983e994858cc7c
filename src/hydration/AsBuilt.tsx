import { Fragment, useLayoutEffect, type ReactNode } from 'react';
import { beforeScript } from '#content/workspace/workspace.ts';
import { styled } from '#src/design/stitches.config.ts';
import { InteractiveContext } from '#src/ui/form/interactive.ts';
import { NoScriptNotice } from '#src/ui/layout/no-script-notice.ts';
import { builtSample, endAsBuilt } from './as-built';
import { useHydratedValue } from './hydrated';

// The sample is hidden and the visitor's data is not rendered yet: only the page title is visible.
const isWaiting = ':root[data-as-built="hidden"]:not([data-hydrated]) &';

const Page = styled('div', {
  position: 'relative',
  [isWaiting]: { visibility: 'hidden', '& h1': { visibility: 'visible' } },
});

const Loading = styled('p', {
  position: 'absolute',
  top: '4.25rem',
  display: 'none',
  color: '$inkMuted',
  [isWaiting]: { display: 'block', visibility: 'visible' },
});

/**
 * Renders a workspace page prerendered with the sample; the visitor's own data replaces it before
 * first paint.
 */
export function AsBuilt({ children }: { children: ReactNode }) {
  const isInteractive = useHydratedValue(() => true, false);
  const hasOwnData = useHydratedValue(() => builtSample() === 'hidden', false);
  useLayoutEffect(endAsBuilt, []);
  return (
    <Page>
      <NoScriptNotice>{beforeScript.withoutScript}</NoScriptNotice>
      <Loading>{beforeScript.loading}</Loading>
      <InteractiveContext value={isInteractive}>
        <Fragment key={hasOwnData ? 'own' : 'sample'}>{children}</Fragment>
      </InteractiveContext>
    </Page>
  );
}
