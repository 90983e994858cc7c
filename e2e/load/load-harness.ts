import { createServer, type RequestListener, type Server } from 'node:http';
import { siteHost } from '#src/server/hosting/site-host.ts';
import { formEndpoint } from './form-endpoint';

/** Starts a server on loopback; port 0 picks a free one. */
export async function listen(listener: RequestListener, port: number): Promise<Server> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

export const address = (server: Server) => {
  const bound = server.address();
  return `http://127.0.0.1:${bound !== null && typeof bound === 'object' ? bound.port : ''}`;
};

export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/**
 * Serves the built site in `directory` with its headers, and a form service with injected faults:
 * on `formsPort` if the build names one, otherwise under the site's `/forms/`.
 */
export async function startLoadHarness({
  directory,
  formsPort,
}: {
  directory: string;
  formsPort?: number;
}) {
  const site = siteHost(directory);
  const forms = formEndpoint();
  const servers = [
    await listen((request, response) => {
      const isForm = formsPort === undefined && request.url?.startsWith('/forms/');
      if (isForm) forms.middleware(request, response);
      else site(request, response, () => undefined);
    }, 0),
  ];
  if (formsPort !== undefined) servers.push(await listen(forms.middleware, formsPort));
  return {
    forms,
    origin: address(servers[0]!),
    async close() {
      for (const server of servers) await closeServer(server);
    },
  };
}

export type LoadHarness = Awaited<ReturnType<typeof startLoadHarness>>;
