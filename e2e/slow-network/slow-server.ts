import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '#src/lib/random.ts';
import { siteHost } from '#src/server/hosting/site-host.ts';
import { collectBody } from '../support/browser/truncated-html';
import { address, closeServer, listen } from '../load/load-harness';

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
  const server = await listen((request, response) => {
    const isPage = request.headers['sec-fetch-mode'] === 'navigate';
    if (isPage) sendInChunks(request, response, random);
    setTimeout(() => site(request, response, () => {}), isPage ? 0 : random() * longestWait);
  }, 0);
  return {
    origin: address(server),
    /** Seeds all further delays. */
    begin(seed: number): void {
      random = seededRandom(seed);
    },
    close: () => closeServer(server),
  };
}

export type SlowServer = Awaited<ReturnType<typeof startSlowServer>>;
