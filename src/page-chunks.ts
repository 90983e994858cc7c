import { agentContent, industryContent } from '../content/loaded-pages';
import { loadAgentPage, partsOf } from './pages/agent-parts';
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

function pageAt(path: string) {
  const route = sharedRoutes.find(({ under }) => path.startsWith(under));
  return route && { ...route, slug: path.slice(route.under.length) };
}

/** Loads what the first render of the page at `path` reads, where that is a chunk of its own. */
export async function loadChunksOf(path: string): Promise<void> {
  const page = pageAt(path);
  await page?.load(page.slug);
}

/** The source files of those chunks, for a page that was loaded. */
export function chunkFilesOf(path: string): string[] {
  const page = pageAt(path);
  return page ? page.files(page.slug) : [];
}
