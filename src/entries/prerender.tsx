import {
  createRequestHandler,
  renderRouterToString,
  RouterServer,
} from '@tanstack/react-router/ssr/server';
import { formOrigins } from 'virtual:form-targets';
import { addressScript } from './scripts/address-script';
import { lowerCaseScript } from './scripts/lower-case-script';
import { themeScript } from '#src/features/theme/theme-script.ts';
import { asBuiltScript } from '#src/hydration/as-built.ts';
import { loadRegions, renderedRegions } from '#src/hydration/region.tsx';
import { estimateScript } from '#src/features/site/estimate/shared-estimate.ts';
import { guardScript } from '#src/features/leads/thank-you/guard-script.ts';
import { chunkFilesOf } from './page-files';
import { makeRouter } from './router';
export { baseRules } from 'virtual:style-rules';
export { renderAtlas } from './atlas-pages';
export { renderFilm } from './film-page';
export { formPages } from './form-pages';
export { sitePaths } from './site-map';
export { socialImageSvg } from './social-image';
export { webManifest } from './web-manifest';

/** URLs under which some pages are prerendered. */
const prerenderUrls: Record<string, string> = { '/thank-you': '/thank-you?sent=1' };
const headScripts: Record<string, string[]> = {
  '/thank-you': [guardScript],
  '/404': [lowerCaseScript],
  '/dashboard': [asBuiltScript],
  '/chatbot-setup': [asBuiltScript],
  '/conversations': [asBuiltScript],
};
const scriptsOf = (path: string) =>
  headScripts[path] ?? (/^\/$|^\/customers\//.test(path) ? [estimateScript] : []);

/** External origins for the security policy: form targets and frames. */
export const outside = {
  ...formOrigins,
  frames: [import.meta.env.VITE_VIDEO_URL].filter((url): url is string => Boolean(url)),
};

/** Renders a page without JavaScript: markup, styles and head scripts. */
export async function render(path: string) {
  let routeIds: string[] = [];
  const handle = createRequestHandler({
    request: new Request(`http://localhost${prerenderUrls[path] ?? path}`),
    createRouter: makeRouter,
  });
  const response = await handle(async ({ router, responseHeaders }) => {
    await loadRegions();
    renderedRegions.clear();
    routeIds = router.state.matches.map((match) => match.routeId);
    return renderRouterToString({
      router,
      responseHeaders,
      children: <RouterServer router={router} />,
    });
  });
  const html = await response.text();
  return {
    status: response.status,
    html,
    headScripts: [addressScript, themeScript, ...scriptsOf(path)],
    routeIds,
    needsApp: routeIds.includes('/_workspace'),
    regionFiles: [...renderedRegions],
    chunkFiles: response.ok ? chunkFilesOf(path) : ['features/site/shell/not-found.tsx'],
  };
}
