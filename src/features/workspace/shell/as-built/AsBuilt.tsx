import { Fragment, useLayoutEffect, type ReactNode } from 'react';
import { beforeScript } from '#content/workspace/workspace.ts';
import { builtSample, endAsBuilt } from '#src/features/workspace/sample/as-built.ts';
import { Live, Region, useLive } from '#src/ui/layout/alive.tsx';
import { NoScriptNotice } from '#src/ui/layout/no-script-notice.ts';
import { Loading, Page } from './as-built.styles';

function Sample({ children }: { children: ReactNode }) {
  const isLive = useLive(() => true, false);
  const isOwn = useLive(() => builtSample() === 'hidden', false);
  useLayoutEffect(endAsBuilt, []);
  return (
    <Page>
      <NoScriptNotice>{beforeScript.withoutScript}</NoScriptNotice>
      <Loading>{beforeScript.loading}</Loading>
      <Live value={isLive}>
        <Fragment key={isOwn ? 'own' : 'sample'}>{children}</Fragment>
      </Live>
    </Page>
  );
}

/**
 * Renders a workspace page prerendered with the sample; the visitor's own data replaces it before
 * first paint.
 */
export function AsBuilt({ children }: { children: ReactNode }) {
  return (
    <Region>
      <Sample>{children}</Sample>
    </Region>
  );
}
