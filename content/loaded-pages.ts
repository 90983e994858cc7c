import { loadAgent, loadIndustry } from './catalog';

/**
 * Creates a cache for items that a route's loader loads and that the route's head and component
 * read synchronously.
 */
export function createAsyncCache<Item>(
  load: (name: string) => Promise<Item | undefined> | undefined,
) {
  const items = new Map<string, Item>();
  return {
    /** Loads an item; resolves to false for an unknown name. Rejects if the fetch fails. */
    async load(name: string): Promise<boolean> {
      const item = await load(name);
      if (item) items.set(name, item);
      return item !== undefined;
    },
    /** Returns a loaded item; throws if it is not loaded. */
    read(name: string): Item {
      const item = items.get(name);
      if (!item) throw new Error(`${name} is read before it is loaded`);
      return item;
    },
  };
}

/** The content of the agent pages by slug. */
export const agentContent = createAsyncCache(loadAgent);
/** The content of the industry pages by slug. */
export const industryContent = createAsyncCache(loadIndustry);
