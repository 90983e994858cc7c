import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  parseSearchWith,
  useRouterState,
} from '@tanstack/react-router';
import { atlas } from '#content/atlas/atlas.ts';
import { brand } from '#content/brand.ts';
import { machines } from '#machines/index.ts';
import { preloadedFont } from '#src/design/global.ts';
import { baseMeta, headLinks } from '#src/lib/head/head-links.ts';
import { readableSearch } from './readable-search';
import { pageHead } from '#src/lib/head/page-head.ts';
import { readListAddress, readMachineAddress } from './address';
import { AtlasDocument } from './shell';
import { factsOf, type MachineFacts } from './machine-facts';
import { MachineList } from './machine-list';
import { MachinePage } from './machine-page';
import { NoMachine } from './no-machine';

const headOf = (title: string, description: string, path: string) =>
  pageHead({ title, description, path, noindex: true }, brand);

const missing = headOf('No such machine', 'There is no machine at this address.', atlas.path);

const rootRoute = createRootRoute({
  head: () => ({ meta: [...baseMeta, ...missing.meta], links: headLinks(preloadedFont) }),
  component: AtlasDocument,
  notFoundComponent: NoMachine,
});

const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/machines',
  validateSearch: readListAddress,
  head: () => headOf(atlas.title, atlas.description, atlas.path),
  component: function List() {
    return <MachineList search={listRoute.useSearch()} />;
  },
});

const machineRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/machines/$machineId',
  validateSearch: readMachineAddress,
  loader: ({ params }) => factsOf(params.machineId),
  head: ({ params }) => {
    const { machineId } = params;
    const entry = Object.hasOwn(machines, machineId) ? machines[machineId] : undefined;
    return entry ? headOf(entry.title, entry.purpose, `${atlas.path}/${entry.id}`) : missing;
  },
  component: function Machine() {
    const facts: MachineFacts | null = machineRoute.useLoaderData();
    const { machineId }: { machineId: string } = machineRoute.useParams();
    // The router renders a navigation in a transition, in which React defers no value.
    const { pathname, search } = useRouterState({ select: ({ location }) => location });
    const rendered = machineRoute.useSearch();
    const isOpen = pathname === `${atlas.path}/${machineId}`;
    return facts ? (
      <MachinePage facts={facts} search={isOpen ? readMachineAddress(search) : rendered} />
    ) : (
      <NoMachine />
    );
  },
});

const routeTree = rootRoute.addChildren([listRoute, machineRoute]);

/** Creates the atlas router, for the browser's address or for one in memory. */
export function makeAtlasRouter(address?: string) {
  return createRouter({
    routeTree,
    trailingSlash: 'never',
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: readableSearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingMinMs: 0,
    ...(address !== undefined && {
      history: createMemoryHistory({ initialEntries: [address] }),
    }),
  });
}
