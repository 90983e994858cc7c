import { Fragment, useLayoutEffect, type ReactNode } from 'react';
import { beforeScript } from '#content/workspace/workspace.ts';
import { builtSample, endAsBuilt } from '#src/features/workspace/sample/as-built.ts';
import { InteractiveContext } from '#src/ui/form/interactive.ts';
import { useHydratedValue } from '#src/ui/layout/hydration.tsx';
import { NoScriptNotice } from '#src/ui/layout/no-script-notice.ts';
import { Loading, Page } from './as-built.styles';

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
