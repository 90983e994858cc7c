import { Fragment, useLayoutEffect, type ReactNode } from 'react';
import { beforeScript } from '../../../content/workspace';
import { builtSample, endAsBuilt } from '../../services/as-built';
import { Live, Region, useLive } from '../../ui/alive';
import { WithoutScript } from '../../ui/before-script';
import { Loading, Page } from './as-built.styles';

function Sample({ children }: { children: ReactNode }) {
  const isLive = useLive(() => true, false);
  const isOwn = useLive(() => builtSample() === 'hidden', false);
  useLayoutEffect(endAsBuilt, []);
  return (
    <Page>
      <WithoutScript>{beforeScript.withoutScript}</WithoutScript>
      <Loading>{beforeScript.loading}</Loading>
      <Live value={isLive}>
        <Fragment key={isOwn ? 'own' : 'sample'}>{children}</Fragment>
      </Live>
    </Page>
  );
}

/** A workspace page that is built with the sample. A visitor's own takes its place before either is seen. */
export function AsBuilt({ children }: { children: ReactNode }) {
  return (
    <Region>
      <Sample>{children}</Sample>
    </Region>
  );
}
