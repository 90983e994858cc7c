import type { ServerResponse } from 'node:http';
import type { PreviewServer, ViteDevServer } from 'vite';

/** Longer requests are cut, in milliseconds. */
const patience = 5000;
const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * Makes `server` close cleanly: on SIGTERM, SIGINT and `server.close()` it accepts no more connections
 * and completes the requests in progress. A signal then ends the process with code 0. Vite itself cuts
 * all connections.
 */
export function closeAfterRequests(server: PreviewServer | ViteDevServer): void {
  const { httpServer } = server;
  if (!httpServer) return;
  const responses = new Set<ServerResponse>();
  let settled: (() => void) | null = null;
  httpServer.prependListener('request', (_, response: ServerResponse) => {
    responses.add(response);
    if (settled) response.setHeader('Connection', 'close');
    response.on('close', () => {
      responses.delete(response);
      if (responses.size === 0) settled?.();
    });
  });
  const requestsEnd = () =>
    new Promise<void>((resolve) => {
      settled = resolve;
      if (responses.size === 0) resolve();
      else setTimeout(resolve, patience).unref();
    });

  const cut = server.close.bind(server);
  let closed: Promise<void> | null = null;
  const close = async () => {
    for (const signal of signals) process.off(signal, exit);
    if (httpServer.listening) httpServer.close();
    await requestsEnd();
    await cut().catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SERVER_NOT_RUNNING') throw error;
    });
  };
  server.close = () => (closed ??= close());
  const exit = () => {
    // Vite's own listener would set another code.
    process.exitCode = 0;
    void server.close().finally(() => process.exit());
  };
  for (const signal of signals) process.once(signal, exit);
}
