import { loadAgent, loadIndustry } from './catalog';

/**
 * Keeps what `load` has fetched, because rendering cannot wait: a route's loader loads a page's
 * words, and its head and component then read them.
 */
function keeping<Page>(load: (slug: string) => Promise<Page> | undefined) {
  const pages = new Map<string, Page>();
  return {
    /** Loads the words of one page; false where there is no such page. Rejects when they cannot be fetched. */
    async load(slug: string): Promise<boolean> {
      const page = await load(slug);
      if (page) pages.set(slug, page);
      return page !== undefined;
    },
    /** The words of a page that was loaded; throws before that. */
    read(slug: string): Page {
      const page = pages.get(slug);
      if (!page) throw new Error(`the words of ${slug} are read before they are loaded`);
      return page;
    },
  };
}

export const agentContent = keeping(loadAgent);
export const industryContent = keeping(loadIndustry);

const folders = [
  { under: '/solutions/', folder: 'agents', content: agentContent },
  { under: '/customers/', folder: 'industries', content: industryContent },
];

function placeOf(path: string) {
  const place = folders.find(({ under }) => path.startsWith(under));
  return place && { ...place, slug: path.slice(place.under.length) };
}

/** Loads the words of the page at `path`, where it has a file of its own. */
export async function loadContentOf(path: string): Promise<void> {
  const place = placeOf(path);
  await place?.content.load(place.slug);
}

/** The file in content/ that holds the words of the page at `path`, if it has one of its own. */
export function contentFileOf(path: string): string | undefined {
  const place = placeOf(path);
  return place && `${place.folder}/${place.slug}.ts`;
}
