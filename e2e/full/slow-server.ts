import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '#src/lib/random.ts';
import { siteHost } from '#src/server/hosting/site-host.ts';
import { collectBody } from '../support/browser/truncated-html';

const mostChunks = 4;
const longestWait = 250;

type Random = () => number;

function sendInChunks(request: IncomingMessage, response: ServerResponse, random: Random): void {
  collectBody(request, response, (bytes, write, end) => {
    const sendChunks = async () => {
      const cuts = Array.from({ length: Math.floor(random() * mostChunks) }, () =>
        Math.floor(random() * bytes.length),
      ).toSorted((a, b) => a - b);
      let start = 0;
      for (const cut of cuts) {
        write(bytes.subarray(start, cut));
        start = cut;
        await delay(random() * longestWait);
      }
      end(bytes.subarray(start));
    };
    void sendChunks();
  });
}

/** Serves the built site in `directory`, with pages in delayed chunks and files late. */
export async function startSlowServer(directory: string) {
  const site = siteHost(directory);
  let random: Random = () => 0;
  const server = createServer((request, response) => {
    const isPage = request.headers['sec-fetch-mode'] === 'navigate';
    if (isPage) sendInChunks(request, response, random);
    setTimeout(() => site(request, response, () => {}), isPage ? 0 : random() * longestWait);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Seeds all further delays. */
    begin(seed: number): void {
      random = seededRandom(seed);
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type SlowServer = Awaited<ReturnType<typeof startSlowServer>>;
