import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  parseSearchWith,
  type RouterHistory,
} from '@tanstack/react-router';
import { atlas } from '#content/atlas/atlas.ts';
import { brand } from '#content/brand.ts';
import { machines } from '#machines/index.ts';
import { preloadedFont } from '#src/design/global.ts';
import { baseMeta, headLinks } from '#src/lib/head/head-links.ts';
import { useOpenSearch } from './open-search';
import { readableSearch } from './readable-search';
import { pageHead } from '#src/lib/head/page-head.ts';
import { readListAddress, readMachineAddress, type ListAddress } from './address';
import { coverageReport } from './coverage/read-coverage';
import { AtlasDocument } from './document';
import { factsOf, type MachineFacts } from './machine-facts';
import { MachineList } from './machine-list';
import { MachinePage } from './machine-page';
import { NoMachine } from './no-machine';

const headOf = (title: string, description: string, path: string) =>
  pageHead({ title, description, path, noindex: true }, brand);

const rootRoute = createRootRoute({
  head: () => {
    const { meta } = headOf('No such machine', 'There is no machine at this address.', atlas.path);
    return { meta: [...baseMeta, ...meta], links: headLinks(preloadedFont) };
  },
  component: AtlasDocument,
  notFoundComponent: NoMachine,
});

const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/machines',
  validateSearch: readListAddress,
  loader: coverageReport,
  head: () => headOf(atlas.title, atlas.description, atlas.path),
  component: function List() {
    const search: ListAddress = listRoute.useSearch();
    return <MachineList search={search} coverage={listRoute.useLoaderData()} />;
  },
});

const machineRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/machines/$machineId',
  validateSearch: readMachineAddress,
  loader: ({ params }) => factsOf(params.machineId),
  head: ({ params }) => {
    const entry = machines[params.machineId];
    return entry
      ? headOf(entry.title, entry.purpose, `${atlas.path}/${entry.id}`)
      : headOf('No such machine', 'There is no machine at this address.', atlas.path);
  },
  component: function Machine() {
    const facts: MachineFacts | null = machineRoute.useLoaderData();
    const { machineId }: { machineId: string } = machineRoute.useParams();
    const search = useOpenSearch(
      `${atlas.path}/${machineId}`,
      readMachineAddress,
      machineRoute.useSearch(),
    );
    return facts ? <MachinePage facts={facts} search={search} /> : <NoMachine />;
  },
});

const routeTree = rootRoute.addChildren([listRoute, machineRoute]);

/** Creates the atlas router, for an address in memory or with another history than the browser's. */
export function makeAtlasRouter(addressOrHistory?: string | RouterHistory) {
  const history =
    typeof addressOrHistory === 'string'
      ? createMemoryHistory({ initialEntries: [addressOrHistory] })
      : addressOrHistory;
  return createRouter({
    routeTree,
    trailingSlash: 'never',
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: readableSearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingMinMs: 0,
    ...(history && { history }),
  });
}
