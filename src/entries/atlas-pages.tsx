import { RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { atlas } from '#content/atlas/atlas.ts';
import { machines } from '#machines/index.ts';
import { makeAtlasRouter } from '#src/atlas/app/router.tsx';
import { addressScript } from './scripts/address-script';
import { themeScript } from '#src/features/theme/theme-script.ts';

/** Served for an unknown machine's URL. */
const missingPath = `${atlas.path}/404`;

async function renderPage(path: string): Promise<{ path: string; html: string }> {
  const router = makeAtlasRouter(path);
  await router.load();
  return { path, html: renderToString(<RouterProvider router={router as never} />) };
}

/**
 * Renders every page of the atlas without JavaScript. All share their styles and therefore one
 * security policy: hosts need no rule per page.
 */
export async function renderAtlas() {
  const paths = [atlas.path, ...Object.keys(machines).map((id) => `${atlas.path}/${id}`)];
  const pages: { path: string; html: string }[] = [];
  for (const path of [...paths, missingPath]) pages.push(await renderPage(path));
  return { pages, headScripts: [addressScript, themeScript] };
}
