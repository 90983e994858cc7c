import type { IncomingMessage } from 'node:http';

/**
 * Returns whether a browser sent the request from another origin. A program that is not a browser sends
 * neither `Origin` nor `Sec-Fetch-Site`.
 */
export function isCrossSite({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site = 'none' } = headers;
  if (site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase();
}
