import { loadAgent, loadIndustry } from './catalog';

/**
 * Keeps what `load` has fetched, because rendering cannot wait: a route's loader loads what a page
 * is made of, and its head and component then read it.
 */
export function createAsyncCache<Item>(
  load: (name: string) => Promise<Item | undefined> | undefined,
) {
  const items = new Map<string, Item>();
  return {
    /** Loads one item; false where there is no such item. Rejects when it cannot be fetched. */
    async load(name: string): Promise<boolean> {
      const item = await load(name);
      if (item) items.set(name, item);
      return item !== undefined;
    },
    /** An item that was loaded; throws before that. */
    read(name: string): Item {
      const item = items.get(name);
      if (!item) throw new Error(`${name} is read before it is loaded`);
      return item;
    },
  };
}

/** The words of agent pages, by slug. */
export const agentContent = createAsyncCache(loadAgent);
/** The words of industry pages, by slug. */
export const industryContent = createAsyncCache(loadIndustry);
