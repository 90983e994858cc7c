import { loadAgentPage } from './pages/agent-parts';
import { pageHeads } from './pages/fetched-head';
import { loadIndustryPage } from './pages/industry-scene';

type SharedRoute = { under: string; load: (slug: string) => Promise<boolean> };

/** Routes that stand for several pages, each with chunks of its own. */
const sharedRoutes: SharedRoute[] = [
  { under: '/solutions/', load: loadAgentPage },
  { under: '/customers/', load: loadIndustryPage },
];

/** Where a page stands by itself, its head is the one thing that it loads before it is shown. */
const single: SharedRoute = { under: '/', load: (name) => pageHeads.load(name || 'home') };

/**
 * Loads what the first render of the page at `pathname`, as the router reads it, needs, where that is a
 * chunk of its own.
 */
export async function loadChunksOf(pathname: string): Promise<void> {
  // Some hosts answer with a page at its path with a slash, too.
  const path = pathname.replace(/(.)\/+$/, '$1');
  const { under, load } = sharedRoutes.find((route) => path.startsWith(route.under)) ?? single;
  await load(path.slice(under.length));
}
