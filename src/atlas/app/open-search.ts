import { useRouterState } from '@tanstack/react-router';

type Search = Readonly<Record<string, unknown>>;

/**
 * Returns the search params of a page at once; `rendered` while the router leaves the page. The
 * router renders a navigation in a transition, in which React defers no value.
 */
export function useOpenSearch<T>(path: string, read: (search: Search) => T, rendered: T): T {
  const { pathname, search } = useRouterState({ select: ({ location }) => location });
  return pathname === path ? read(search) : rendered;
}
