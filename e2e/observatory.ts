import fs from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';

/** An answer as the scanner's HTTP client gives it: a header that came twice is joined with a comma. */
export type Seen = { status: number; headers: Record<string, string>; body: string };

// The list of hosts that browsers know as HTTPS only would be downloaded; no host is on this one.
const read = fs.readFileSync.bind(fs);
fs.readFileSync = ((file: fs.PathOrFileDescriptor, options: BufferEncoding) =>
  String(file).endsWith('hsts-preload.json') ? '{}' : read(file, options)) as typeof read;

/**
 * What Mozilla's Observatory makes of `page`: its own tests, table and grades, on an answer that is
 * given instead of fetched. `preflight` is the answer to a question from another origin. It is taken
 * for granted that the host in front speaks TLS and sends plain HTTP on, which loopback does not.
 */
export function observatory(host: string, page: Seen, preflight: Seen) {
  const url = new URL(`https://${host}/`);
  const httpEquiv = parseHttpEquivHeaders(page.body, url.href);
  const get = (name: string) => page.headers[name] ?? null;
  const headers = Object.defineProperty({ ...page.headers }, 'get', { value: get });
  const answer = { ...page, headers, verified: true, httpEquiv };
  const requests = new Requests(host);
  requests.session = { url, jar: null };
  requests.resources.path = page.body;
  Object.assign(requests.responses, {
    auto: answer,
    https: answer,
    http: answer,
    cors: {
      ...preflight,
      verified: true,
      request: { headers: { origin: 'https://elsewhere.example' } },
    },
    httpRedirects: [
      { url: new URL(`http://${host}/`), status: 301 },
      { url, status: 200 },
    ],
  });
  const results = ALL_TESTS.map((ask) => ask(requests));
  const points = results.map(({ result }) => getScoreModifier(result));
  const lost = points.filter((point) => point < 0).reduce((sum, point) => sum + point, 0);
  const won = points.filter((point) => point > 0).reduce((sum, point) => sum + point, 0);
  const uncurved = 100 + lost;
  const { score, grade } = getGradeForScore(
    uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? uncurved + won : uncurved,
  );
  const failed = results.filter(({ pass }) => !pass).map(({ result }) => result);
  return { score, grade, failed, results: results.map(({ result }) => result) };
}
