import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as moment } from 'node:timers/promises';
import { seededRandom } from '#src/lib/random.ts';
import { siteHost } from '#src/server/hosting/site-host.ts';
import { collectBody } from '../support/browser/truncated-html';
import { address, closeServer, listen } from '../load/load-harness';

const mostPieces = 4;
const longestWait = 250;

type Random = () => number;

function sendInPieces(request: IncomingMessage, response: ServerResponse, random: Random): void {
  collectBody(request, response, (bytes, write, end) => {
    const sendPieces = async () => {
      const cuts = Array.from({ length: Math.floor(random() * mostPieces) }, () =>
        Math.floor(random() * bytes.length),
      ).toSorted((one, other) => one - other);
      let from = 0;
      for (const cut of cuts) {
        write(bytes.subarray(from, cut));
        from = cut;
        await moment(random() * longestWait);
      }
      end(bytes.subarray(from));
    };
    void sendPieces();
  });
}

/** Serves the built site in `directory` on a server on which pages come in pieces, and files late. */
export async function startSlowServer(directory: string) {
  const site = siteHost(directory);
  let random: Random = () => 0;
  const server = await listen((request, response) => {
    const isPage = request.headers['sec-fetch-mode'] === 'navigate';
    if (isPage) sendInPieces(request, response, random);
    setTimeout(() => site(request, response, () => {}), isPage ? 0 : random() * longestWait);
  }, 0);
  return {
    origin: address(server),
    /** From now on what comes late, and how late, follows from this number. */
    begin(seed: number): void {
      random = seededRandom(seed);
    },
    close: () => closeServer(server),
  };
}

export type SlowServer = Awaited<ReturnType<typeof startSlowServer>>;
