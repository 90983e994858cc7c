import { agentContent, industryContent } from '../content/loaded-pages';
import { loadAgentPage, partsOf } from './pages/agent-parts';
import { pageHeads } from './pages/fetched-head';
import { loadIndustryPage } from './pages/industry-scene';

type SharedRoute = {
  under: string;
  load: (slug: string) => Promise<boolean>;
  /** The source files of a loaded page's own chunks, from src/. */
  files: (slug: string) => string[];
};

/** Routes that stand for several pages, each with chunks of its own. */
const sharedRoutes: SharedRoute[] = [
  {
    under: '/solutions/',
    load: loadAgentPage,
    files: (slug) => [
      `../content/agents/${slug}.ts`,
      ...partsOf(agentContent.read(slug)).map((name) => `pages/agent-parts/${name}.tsx`),
    ],
  },
  {
    under: '/customers/',
    load: loadIndustryPage,
    files: (slug) => [
      `../content/industries/${slug}.ts`,
      `ui/scenes/${industryContent.read(slug).scene}.tsx`,
    ],
  },
];

/** Where a page stands by itself, its head is the one thing that it loads before it is shown. */
const single: SharedRoute = {
  under: '/',
  load: (name) => pageHeads.load(name || 'home'),
  files: (name) => [`pages/heads/${name || 'home'}.ts`],
};

function pageAt(address: string) {
  // Some hosts answer with a page at its path with a slash, too.
  const path = address.replace(/(.)\/+$/, '$1');
  const route = sharedRoutes.find(({ under }) => path.startsWith(under)) ?? single;
  return { ...route, slug: path.slice(route.under.length) };
}

/** Loads what the first render of the page at `path` reads, where that is a chunk of its own. */
export async function loadChunksOf(path: string): Promise<void> {
  const { load, slug } = pageAt(path);
  await load(slug);
}

/** The source files of those chunks, for a page that was loaded. */
export function chunkFilesOf(path: string): string[] {
  const { files, slug } = pageAt(path);
  return files(slug);
}
