import type { Plugin } from 'vite';

/**
 * Has the words of an unlisted page say that they are there: its own visitors then need no map of all
 * such pages, which grows with their number (`loadIndustry` in content/catalog.ts).
 */
export function unlistedWords(): Plugin {
  return {
    name: 'unlisted-words',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/content\/industries\/unlisted\/[^/]+\.ts$/ },
      handler: (code) => ({ code: `${code}\nglobalThis.unlistedIndustry = industry;`, map: null }),
    },
  };
}
