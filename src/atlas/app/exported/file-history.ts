import { createBrowserHistory } from '@tanstack/react-router';
import { atlas } from '#content/atlas/atlas.ts';

/** Returns the file and the query of an address of the atlas: `/machines/ID?at=x` is `ID.html?at=x`. */
function fileOf(address: string): string {
  const [path = '', rest = ''] = address.split(/(?=[?#])([^]*)/);
  const id = path.slice(atlas.path.length + 1);
  return `${id || 'index'}.html${rest}`;
}

/** Returns the address of a file in the folder of exported pages; hosts may drop its ending. */
function addressOf(pathname: string): string {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1).replace(/\.html$/, '');
  return name === '' || name === 'index' ? atlas.path : `${atlas.path}/${name}`;
}

/**
 * Returns a history whose pages are files of one folder. A page opened from disk may change its query
 * only, so another page is loaded.
 */
export function fileHistory() {
  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method].bind(history);
    history[method] = (state, unused, url) => {
      const next = new URL(url ?? '', location.href);
      if (addressOf(next.pathname) === addressOf(location.pathname))
        change(state, unused, `${location.pathname}${next.search}${next.hash}`);
      else location[method === 'pushState' ? 'assign' : 'replace'](next.href);
    };
  }
  return createBrowserHistory({
    createHref: fileOf,
    parseLocation: () => {
      const { search, hash } = location;
      const pathname = addressOf(location.pathname);
      const state = history.state as never;
      return { href: `${pathname}${search}${hash}`, pathname, search, hash, state };
    },
  });
}
